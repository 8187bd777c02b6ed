import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Call } from '../../../platform/call.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import type { Vendor } from '../vendor.ts'
import { aboutOf } from './about.ts'
import css from './dialogs.module.css'

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
      <div className={css.fields}>
        {staleNotice}
        {children}
      </div>
    </FormDialog>
  )
}
