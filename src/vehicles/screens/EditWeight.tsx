import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useRecordForm } from '../../ui/form/use-record-form.tsx'
import { kilograms } from '../../ui/format.ts'
import { calls, vehicle as vehicleShape } from '../contract.ts'
import { LastOuts } from './LastOuts.tsx'
import { ownerOf, type Vehicle, type Weighed } from './vehicle.ts'
import { WeightField, weightForm } from './WeightField.tsx'

const valuesOf = ({ LightWeight }: Vehicle) => ({ Weight: LightWeight })

/** The dialog to change the light weight of a vehicle, with its last weigh-outs. */
export function EditWeight({ vehicle, onClose }: { vehicle: Weighed; onClose: () => void }) {
  const { t } = useTranslation()
  const schemas = {
    schema: weightForm,
    shape: vehicleShape,
    draft: `light:${vehicle.UUID}`,
  }
  const { form, base, latest, ...rest } = useRecordForm<Vehicle, { Weight: number | null }>(
    vehicle,
    valuesOf,
    schemas,
  )
  const { UUID: VehicleLightUUID, CarRegister: plate, Version } = base
  return (
    <FormDialog
      isEdit
      title={t('light.edit.title', { plate })}
      about={ownerOf(vehicle)}
      form={form}
      call={calls.saveWeight}
      input={({ Weight }) => ({ VehicleLightUUID, Weight, Version })}
      done={t('done.lightSaved')}
      onRefused={rest.onRefused}
      result={t('light.effect')}
      onClose={onClose}
    >
      {rest.staleNotice}
      <WeightField
        autoFocus
        {...form.field('Weight')}
        description={latest('Weight', ({ Weight }) => kilograms(Weight))}
      />
      <LastOuts vehicle={vehicle} tare={form.values.Weight} />
    </FormDialog>
  )
}
