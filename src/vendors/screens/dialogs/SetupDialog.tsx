import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/Banner.tsx'
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx'
import { MoneyField, NumberField } from '../../../ui/form/NumberField.tsx'
import { money } from '../../../ui/format.ts'
import { calls } from '../../contract.ts'
import type { Vendor } from '../vendor.ts'
import type { VendorDialogProps } from './about.ts'
import { D7Field } from './D7Field.tsx'
import { SaveDialog } from './SaveDialog.tsx'
import { useVendorForm } from './use-vendor-form.ts'

const setUpForm = calls.updateValue.input.omit({ VendorUUID: true, Version: true })

function valuesOf(vendor: Vendor) {
  const { ValueDistanceFactory, ValueShippingCost, ValueConsistency } = vendor
  return {
    ValueDistanceFactory,
    ValueShippingCost,
    ValueConsistency,
    ValueFD7: vendor.ValueFD7 ?? '',
  }
}

/** The dialog for the values of a vendor: distance, costs recorded with its prices, and D7. */
export function SetupDialog({ vendor, onClose }: VendorDialogProps) {
  const { t } = useTranslation()
  const { form, seen, latest, ...rest } = useVendorForm(vendor, valuesOf, {
    schema: setUpForm,
    draft: 'vendor.setUp',
  })
  const { UUID: VendorUUID, Version } = seen
  const number = (name: 'ValueDistanceFactory' | 'ValueShippingCost' | 'ValueConsistency') => ({
    ...form.field(name),
    description: latest(name, (now) => (now[name] === null ? '' : money(now[name]))),
  })
  return (
    <SaveDialog
      {...rest}
      title={t('vendor.setUp.title', { vendor: vendor.VendorOrganizationName })}
      vendor={seen}
      onClose={onClose}
      form={form}
      call={calls.updateValue}
      input={(values) => ({ VendorUUID, ...values, Version })}
    >
      <FieldGrid columns={3}>
        <NumberField
          autoFocus
          places={2}
          min={0}
          label={t('vendor.setUp.distance')}
          unit={t('vendor.km')}
          {...number('ValueDistanceFactory')}
        />
        <MoneyField
          label={t('term.shipping')}
          unit={t('term.bahtPerKg')}
          {...number('ValueShippingCost')}
        />
        <MoneyField
          label={t('term.consistency')}
          unit={t('term.bahtPerKg')}
          {...number('ValueConsistency')}
        />
      </FieldGrid>
      <D7Field
        required
        {...form.field('ValueFD7')}
        description={latest('ValueFD7', (now) => now.ValueFD7)}
      />
      <Banner>{t('vendor.setUp.recorded')}</Banner>
    </SaveDialog>
  )
}
