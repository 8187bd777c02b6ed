import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/form/fields.tsx'
import { calls } from '../../contract.ts'
import type { Vendor } from '../vendor.ts'
import { SaveDialog, useVendorForm, type VendorDialogProps } from './SaveDialog.tsx'

const renameForm = calls.updateVendorName.input.omit({ VendorUUID: true, Version: true })

const valuesOf = ({ VendorOrganizationName }: Vendor) => ({ VendorOrganizationName })

/** The dialog for the name of a vendor; orders made already keep theirs. */
export function RenameDialog({ vendor, onClose }: VendorDialogProps) {
  const { t } = useTranslation()
  const { form, seen, latest, ...rest } = useVendorForm(vendor, valuesOf, {
    schema: renameForm,
    draft: 'vendor.rename',
  })
  const { UUID: VendorUUID, Version } = seen
  return (
    <SaveDialog
      {...rest}
      title={t('record.edit', { name: vendor.VendorOrganizationName })}
      vendor={seen}
      onClose={onClose}
      form={form}
      call={calls.updateVendorName}
      input={(values) => ({ VendorUUID, ...values, Version })}
    >
      <TextField
        autoFocus
        required
        autoComplete="off"
        label={t('vendor.name')}
        {...form.field('VendorOrganizationName')}
        description={latest('VendorOrganizationName', (now) => now.VendorOrganizationName)}
      />
    </SaveDialog>
  )
}
