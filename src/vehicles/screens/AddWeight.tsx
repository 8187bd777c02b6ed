import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../platform/client.ts'
import { FieldGrid } from '../../ui/form/FieldGrid.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { LookupField } from '../../ui/form/LookupField.tsx'
import { useDraft } from '../../ui/form/use-draft.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { calls } from '../contract.ts'
import { LastOuts } from './LastOuts.tsx'
import { ownerOf, type Unweighed } from './vehicle.ts'
import { addForm, WeightField } from './WeightField.tsx'

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
  return (
    <FormDialog
      title={t('light.add.title')}
      form={form}
      call={calls.saveWeight}
      input={(values) => ({ ...values, Version: chosen?.Version })}
      done={t('done.lightSaved')}
      onLatest={() => choose(null)}
      result={t('light.effect')}
      onClose={onClose}
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
    </FormDialog>
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
