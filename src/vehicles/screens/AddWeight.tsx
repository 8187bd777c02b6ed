import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../platform/client.ts'
import { useAction } from '../../ui/actions/use-action.ts'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { FieldGrid } from '../../ui/form/FieldGrid.tsx'
import { LookupField } from '../../ui/form/LookupField.tsx'
import { useDraft } from '../../ui/form/use-draft.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { calls } from '../contract.ts'
import { LastOuts } from './LastOuts.tsx'
import { ownerOf, type Unweighed } from './vehicle.ts'
import { WeightField } from './WeightField.tsx'
import { addForm } from './weight-form.ts'

interface Props {
  /** Chosen already, where the address names it. */
  vehicle?: Unweighed
  onClose: () => void
}

/** A light weight for a vehicle of the registry that has none. */
export function AddWeight({ vehicle, onClose }: Props) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<Unweighed | null>(vehicle ?? null)
  const first = { VehicleLightUUID: vehicle?.UUID ?? '', Weight: null as number | null }
  const form = useDraft(useForm(first, addForm), `light.add:${vehicle?.UUID ?? ''}`, {
    value: chosen,
    onUse: setChosen,
  })
  const choose = (found: Unweighed | null) => {
    setChosen(found)
    form.set({ VehicleLightUUID: found?.UUID ?? '' })
  }
  const action = useAction(calls.saveWeight, {
    done: t('done.lightSaved'),
    onDone: onClose,
    draft: form.draft,
    onRefused: form.refused,
    onLatest: () => choose(null),
  })
  return (
    <Dialog
      title={t('light.add.title')}
      onClose={onClose}
      dirty={form.dirty}
      draft={form.draft}
      busy={action.running}
      onSubmit={() => form.submit((values) => action.run({ ...values, Version: chosen?.Version }))}
      result={t('light.effect')}
      buttons={
        <Button type="submit" loading={action.running}>
          {t('ui.save')}
        </Button>
      }
    >
      <FieldGrid columns={1}>
        <VehicleField
          autoFocus={!vehicle}
          vehicle={chosen}
          onChoose={choose}
          error={form.field('VehicleLightUUID').error}
        />
        <WeightField autoFocus={Boolean(vehicle)} {...form.field('Weight')} />
        {chosen && <LastOuts vehicle={chosen} tare={form.values.Weight} />}
      </FieldGrid>
    </Dialog>
  )
}

function VehicleField(props: {
  vehicle: Unweighed | null
  onChoose: (vehicle: Unweighed | null) => void
  autoFocus: boolean
  error?: string
}) {
  const { t } = useTranslation()
  const { vehicle, onChoose, ...rest } = props
  const [search, setSearch] = useState('')
  const query = useCall(calls.getUnweighed, search ? { filterSearch: search } : {})
  const found = query.data ?? []
  return (
    <LookupField
      {...rest}
      required
      label={t('light.choose')}
      value={vehicle && choiceOf(vehicle)}
      choices={found.map(choiceOf)}
      query={query}
      onSearch={setSearch}
      onChange={(choice) => onChoose(found.find(({ UUID }) => UUID === choice?.value) ?? null)}
    />
  )
}

function choiceOf(vehicle: Unweighed) {
  const label = [vehicle.CarRegister, ownerOf(vehicle)].filter(Boolean).join(' · ')
  return { value: vehicle.UUID, label }
}
