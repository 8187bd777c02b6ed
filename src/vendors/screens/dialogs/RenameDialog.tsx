import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/form/fields.tsx'
import { calls } from '../../contract.ts'
import type { Vendor } from '../vendor.ts'
import { SaveDialog, useVendorForm, type VendorDialogProps } from './SaveDialog.tsx'

const renameForm = calls.updateVendorName.input.omit({ VendorUUID: true, Version: true })

const valuesOf = ({ VendorOrganizationName }: Vendor) => ({ VendorOrganizationName })

/** The dialog for the name of a vendor; orders made already keep theirs. */
export function RenameDialog(props: VendorDialogProps) {
  const { t } = useTranslation()
  const { base, field, dialog } = useVendorForm(props, valuesOf, {
    schema: renameForm,
    draft: 'vendor.rename',
  })
  const { UUID: VendorUUID, Version } = base
  return (
    <SaveDialog
      {...dialog}
      title={t('record.edit', { name: props.vendor.VendorOrganizationName })}
      call={calls.updateVendorName}
      input={(values) => ({ VendorUUID, ...values, Version })}
    >
      <TextField
        autoFocus
        required
        autoComplete="off"
        label={t('vendor.name')}
        {...field('VendorOrganizationName')}
      />
    </SaveDialog>
  )
}
