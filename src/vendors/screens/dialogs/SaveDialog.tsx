import { Stack } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { Call } from '../../../platform/call.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useRecordForm } from '../../../ui/form/use-record-form.tsx'
import { vendor as shape } from '../../contract/record.ts'
import type { Vendor } from '../vendor.ts'

type FormDialogProps<C extends Call, Values extends object> = ComponentProps<
  typeof FormDialog<C, Values>
>

interface Props<C extends Call, Values extends object>
  extends Omit<FormDialogProps<C, Values>, 'about' | 'width' | 'isEdit' | 'done'> {
  vendor: Vendor
  /** Says who saved first; above all fields. */
  staleNotice: ReactNode
}

/** A dialog that saves something of a vendor and then closes; it stays open where the record is stale. */
export function SaveDialog<C extends Call, Values extends object>(props: Props<C, Values>) {
  const { t } = useTranslation()
  const { vendor, staleNotice, children, ...rest } = props
  return (
    <FormDialog
      {...(rest as unknown as FormDialogProps<C, Values>)}
      isEdit
      width={640}
      about={aboutOf(vendor)}
      done={t('done.vendorSaved')}
    >
      <Stack gap={14}>
        {staleNotice}
        {children}
      </Stack>
    </FormDialog>
  )
}

/** 'V-00128 · AVL 10023 สวนลุงเฉลิม': which vendor a dialog is about, below its title. */
export function aboutOf(vendor: Vendor): string {
  const { VendorAccountNumber, CustomerCustomerID, CustomerCustomerName } = vendor
  if (CustomerCustomerID === null) return VendorAccountNumber
  return `${VendorAccountNumber} · AVL ${CustomerCustomerID} ${CustomerCustomerName ?? ''}`.trim()
}

export interface VendorDialogProps {
  vendor: Vendor
  onClose: () => void
}

/**
 * A form of the fields that `valuesOf` takes from a vendor, and what its `SaveDialog` needs of it; a save over a newer
 * version is refused. `draft` names the dialog, for what is typed into it.
 */
export function useVendorForm<Values extends object>(
  { vendor, onClose }: VendorDialogProps,
  valuesOf: (vendor: Vendor) => Values,
  { schema, draft }: { schema: z.ZodType; draft: string },
) {
  const { form, base, field, latest, ...rest } = useRecordForm<Vendor, Values>(vendor, valuesOf, {
    schema,
    shape,
    draft: `${draft}:${vendor.UUID}`,
  })
  return { form, base, field, latest, dialog: { ...rest, form, vendor: base, onClose } }
}
