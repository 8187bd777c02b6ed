import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/Banner.tsx'
import { written } from '../../../ui/field.ts'
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx'
import { formValues } from '../../../ui/form/form-values.ts'
import { KindField } from '../../../ui/form/KindField.tsx'
import { useLanguage } from '../../../ui/language.ts'
import { calls } from '../../contract.ts'
import { VENDOR_FIELDS } from '../../rules/fields.ts'
import type { Vendor } from '../vendor.ts'
import { D7Field } from './D7Field.tsx'
import { SaveDialog, useVendorForm, type VendorDialogProps } from './SaveDialog.tsx'

const setUpForm = calls.updateValue.input.omit({ VendorUUID: true, Version: true })
const valuesOf = (vendor: Vendor) => formValues(VENDOR_FIELDS, vendor)

/** The values of a vendor but for its D7, which has a field of its own. */
export const { dimension_7: D7, ...OTHER_FIELDS } = VENDOR_FIELDS

/** The dialog for the values of a vendor: distance, costs recorded with its prices, and D7. */
export function SetupDialog({ vendor, onClose }: VendorDialogProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { form, seen, latest, ...rest } = useVendorForm(vendor, valuesOf, {
    schema: setUpForm,
    draft: 'vendor.setUp',
  })
  const { UUID: VendorUUID, Version } = seen
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
        {Object.values(OTHER_FIELDS).map((field, index) => (
          <KindField
            key={field.wire}
            field={field}
            autoFocus={index === 0}
            {...form.field(field.wire)}
            description={latest(field.wire, (now) =>
              now[field.wire] === null ? '' : written(field.kind, now[field.wire], language),
            )}
          />
        ))}
      </FieldGrid>
      <D7Field
        required
        {...form.field(D7.wire)}
        description={latest(D7.wire, (now) => now.ValueFD7)}
      />
      <Banner>{t('vendor.setUp.recorded')}</Banner>
    </SaveDialog>
  )
}
