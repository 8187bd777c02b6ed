import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/Banner.tsx'
import { written } from '../../../ui/field.ts'
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx'
import { formValues } from '../../../ui/form/form-values.ts'
import { KindField } from '../../../ui/form/KindField.tsx'
import { useLanguage } from '../../../ui/language.ts'
import { calls } from '../../contract.ts'
import { VENDOR_FIELDS } from '../../rules/fields.ts'
import { D7_FIELD, VALUE_FIELDS } from '../../rules/listed-fields.ts'
import type { Vendor } from '../vendor.ts'
import { D7Field } from './D7Field.tsx'
import { SaveDialog, useVendorForm, type VendorDialogProps } from './SaveDialog.tsx'

const setUpForm = calls.updateValue.input.omit({ VendorUUID: true, Version: true })
const valuesOf = (vendor: Vendor) => formValues(VENDOR_FIELDS, vendor)

/** The dialog for the values of a vendor: distance, costs recorded with its prices, and D7. */
export function SetupDialog(props: VendorDialogProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { base, field, dialog } = useVendorForm(props, valuesOf, {
    schema: setUpForm,
    draft: 'vendor.setUp',
  })
  const { UUID: VendorUUID, Version } = base
  return (
    <SaveDialog
      {...dialog}
      title={t('vendor.setUp.title', { vendor: props.vendor.VendorOrganizationName })}
      call={calls.updateValue}
      input={(values) => ({ VendorUUID, ...values, Version })}
    >
      <FieldGrid columns={3}>
        {Object.values(VALUE_FIELDS).map((one, index) => (
          <KindField
            key={one.wire}
            field={one}
            autoFocus={index === 0}
            {...field(one.wire, ({ [one.wire]: value }) =>
              value === null ? '' : written(one.kind, value, language),
            )}
          />
        ))}
      </FieldGrid>
      <D7Field required {...field(D7_FIELD.wire)} />
      <Banner>{t('vendor.setUp.recorded')}</Banner>
    </SaveDialog>
  )
}
