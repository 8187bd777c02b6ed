import { Button } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../platform/client.ts'
import { useAction } from '../../ui/actions/use-action.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { count } from '../../ui/format.ts'
import { calls } from '../contract.ts'
import { AddWeight } from './AddWeight.tsx'
import { EditWeight } from './EditWeight.tsx'
import type { Unweighed, Weighed } from './vehicle.ts'

/** The dialog for the vehicle in the address: edits or adds its weight, or offers to take it into the registry. */
export function OfPlate({ plate, onClose }: { plate: string; onClose: () => void }) {
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
