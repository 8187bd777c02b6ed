import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { allowed, useCall } from '../../platform/client.ts'
import { AddButton } from '../../ui/actions/AddButton.tsx'
import { CallButton } from '../../ui/actions/CallButton.tsx'
import { useAction } from '../../ui/actions/use-action.ts'
import { useAddress } from '../../ui/address.ts'
import { Banner } from '../../ui/Banner.tsx'
import { CallQuestion } from '../../ui/dialogs/CallQuestion.tsx'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { useOneDialog, useOpenDialog } from '../../ui/dialogs/use-open-dialog.tsx'
import { Filter } from '../../ui/Filter.tsx'
import { Chips } from '../../ui/FilterBar.tsx'
import { count, counted } from '../../ui/format.ts'
import { useRefetchOnChange } from '../../ui/live/use-change-events.ts'
import { ScreenLayout } from '../../ui/ScreenLayout.tsx'
import { EmptyState } from '../../ui/States.tsx'
import { BrowserList } from '../../ui/table/BrowserList.tsx'
import type { RowAction } from '../../ui/table/column.ts'
import { listView } from '../../ui/table/list-view.ts'
import { calls } from '../contract.ts'
import { isOff, MAX_DIFFERENCE_PERCENT, MAX_LISTED } from '../rules.ts'
import { AddWeight } from './AddWeight.tsx'
import { EditWeight } from './EditWeight.tsx'
import type { Unweighed, Weighed } from './vehicle.ts'
import { useVehicleColumns } from './vehicle-columns.tsx'

const vehicleView = listView.extend({
  which: z.enum(['', 'off']).default(''),
  /** Opens the vehicle with that plate, for links from other screens to set its weight. */
  plate: z.coerce.string().default(''),
})

type Task = 'edit' | 'delete'

/** The light weights of vehicles, compared with their last weigh-outs. */
export function CarLicenseLight() {
  const { t } = useTranslation()
  const [view, change] = useAddress(vehicleView)
  const { query, isPart } = useVehicles(view.q)
  const adding = useOneDialog('new')
  const { ask, close, around } = useOpenDialog<Task, Weighed>({
    kept: ['edit'],
    records: query.data,
    idOf: ({ UUID }) => UUID,
  })
  useRefetchOnChange('vehicles', calls.getWeighed, calls.getUnweighed)
  const off = query.data?.filter((vehicle) => isOff(vehicle.OutDifference))
  const dialog =
    adding.around(() => <AddWeight onClose={adding.close} />) ??
    around(({ name, record: vehicle }) => {
      const Shown = name === 'edit' ? EditWeight : DeleteWeight
      return <Shown vehicle={vehicle} onClose={close} />
    })
  return (
    <ScreenLayout
      title={t('screen.carLicenseLight')}
      count={query.data && t(isPart ? 'light.first' : 'light.count', counted(query.data.length))}
      actions={<Pull />}
      main={
        allowed(calls.saveWeight) && <AddButton onClick={adding.open}>{t('light.add')}</AddButton>
      }
    >
      <BrowserList
        list="vehicles"
        label={t('screen.carLicenseLight')}
        filters={
          <Filter label={t('light.which')} isActive={view.which !== ''}>
            <Which
              value={view.which}
              off={off}
              onChange={(which) => change({ which: which === 'off' ? which : '', page: 0 })}
            />
          </Filter>
        }
        onClearFilters={() => change({ which: '', q: '', page: 0 })}
        columns={useVehicleColumns()}
        query={view.which === 'off' ? { ...query, data: off } : query}
        view={view}
        onView={change}
        rowKey={({ UUID }) => UUID}
        rowName={({ CarRegister }) => CarRegister}
        actions={useRowActions(ask)}
        onOpen={(vehicle) => ask('edit', vehicle)}
        empty={
          <EmptyState
            words={
              view.which === 'off'
                ? t('light.noneOff', { max: MAX_DIFFERENCE_PERCENT })
                : t('light.empty')
            }
          />
        }
      />
      {dialog}
      {view.plate && !dialog && (
        <OfPlate plate={view.plate} onClose={() => change({ plate: '' }, { replace: true })} />
      )}
    </ScreenLayout>
  )
}

function useRowActions(ask: (task: Task, vehicle: Weighed) => void) {
  const { t } = useTranslation()
  return (vehicle: Weighed): RowAction[] => [
    {
      key: 'edit',
      label: t('ui.edit'),
      call: calls.saveWeight,
      // A button over the row would cover when it last went out.
      quiet: true,
      run: () => ask('edit', vehicle),
    },
    {
      key: 'delete',
      label: t('ui.delete'),
      call: calls.saveWeight,
      danger: true,
      run: () => ask('delete', vehicle),
    },
  ]
}

/** Filters for vehicles whose light weight differs much from their last weigh-outs. */
function Which(props: {
  value: string
  off: readonly Weighed[] | undefined
  onChange: (which: string) => void
}) {
  const { t } = useTranslation()
  const { value, off, onChange } = props
  const words = t('light.which.off', { max: MAX_DIFFERENCE_PERCENT })
  return (
    <Chips
      label={t('light.which')}
      chips={[
        { value: '', words: t('ui.all') },
        { value: 'off', words, count: off && count(off.length), room: 2 },
      ]}
      value={value}
      onChange={onChange}
    />
  )
}

/** The vehicles with a light weight; where there are too many, only those that match the search. */
function useVehicles(typed: string) {
  const all = useCall(calls.getWeighed, {})
  const isPart = all.data?.length === MAX_LISTED
  const isSearched = isPart && typed.trim() !== ''
  const found = useCall(calls.getWeighed, { filterSearch: typed }, { enabled: isSearched })
  return { query: isSearched ? found : all, isPart: isPart && !isSearched }
}

function Pull() {
  const { t } = useTranslation()
  return (
    <CallButton
      call={calls.pullRegistrations}
      input={{}}
      verb={t('light.pull')}
      icon={<IconDownload size={14} stroke={1.7} aria-hidden="true" />}
      done={({ Created }) => t('done.registrations', { n: count(Created) })}
    />
  )
}

/** Asks before a light weight is taken away. */
function DeleteWeight({ vehicle, onClose }: { vehicle: Weighed; onClose: () => void }) {
  const { t } = useTranslation()
  const { UUID: VehicleLightUUID, CarRegister: plate, Version } = vehicle
  return (
    <CallQuestion
      call={calls.saveWeight}
      input={{ VehicleLightUUID, Version }}
      question={t('ask.lightDelete', { plate })}
      text={t('ask.lightDelete.text')}
      verb={t('ui.delete')}
      danger
      done={t('done.lightDeleted')}
      onLatest={onClose}
      onClose={onClose}
    />
  )
}

/** The dialog for the vehicle in the address: edits or adds its weight, or offers to take it into the registry. */
function OfPlate({ plate, onClose }: { plate: string; onClose: () => void }) {
  const vehicle = useVehicle(plate)
  if (vehicle === undefined) return null
  if (vehicle === null) return <Unknown plate={plate} onClose={onClose} />
  if ('LightWeight' in vehicle) return <EditWeight vehicle={vehicle} onClose={onClose} />
  return <AddWeight vehicle={vehicle} onClose={onClose} />
}

/** The vehicle as it was first found, so that an open dialog does not change; null where there is none. */
function useVehicle(plate: string): Weighed | Unweighed | null | undefined {
  const search = { filterSearch: plate }
  const weighed = useCall(calls.getWeighed, search, { keepPrevious: false }).data
  const unweighed = useCall(calls.getUnweighed, search, { keepPrevious: false }).data
  const found = useRef<Weighed | Unweighed>(undefined)
  if (!weighed || !unweighed) return found.current
  found.current ??= [...weighed, ...unweighed].find(({ CarRegister }) => CarRegister === plate)
  return found.current ?? null
}

function Unknown({ plate, onClose }: { plate: string; onClose: () => void }) {
  const { t } = useTranslation()
  const action = useAction(calls.pullRegistrations, {
    done: ({ Created }) => t('done.registrations', { n: count(Created) }),
  })
  return (
    <Dialog
      title={t('light.add.title')}
      onClose={onClose}
      busy={action.running}
      onSubmit={() => action.run({})}
      buttons={
        <Button type="submit" data-autofocus loading={action.running}>
          {t('light.pull')}
        </Button>
      }
    >
      <Banner>{t('light.unknown', { plate })}</Banner>
    </Dialog>
  )
}
