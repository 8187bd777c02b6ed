import { useTranslation } from 'react-i18next'
import { useCall } from '../../../platform/client.ts'
import { AddButton } from '../../../ui/actions/AddButton.tsx'
import { useOneDialog } from '../../../ui/dialogs/use-open-dialog.tsx'
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { useDraft } from '../../../ui/form/use-draft.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { calls } from '../../contract.ts'
import css from '../dialogs/dialogs.module.css'
import { NewCustomerFields } from './NewCustomerFields.tsx'
import { useCanEditMasterData } from './use-can-edit-master-data.ts'
import { NEW_CUSTOMER } from './values.ts'

/** The button that adds a customer before its first truck comes, where officers do. */
export function AddCustomer() {
  const { t } = useTranslation()
  const adding = useOneDialog('newCustomer')
  if (!useCanEditMasterData()) return null
  return (
    <>
      <AddButton variant="default" onClick={adding.open}>
        {t('vendor.addCustomer')}
      </AddButton>
      {adding.around(() => (
        <Proposed onClose={adding.close} />
      ))}
    </>
  )
}

/** The dialog, once it is known which code to propose. */
function Proposed({ onClose }: { onClose: () => void }) {
  const { data, isLoading } = useCall(calls.getNextCodes, {}, { keepPrevious: false })
  if (isLoading) return null
  return <NewCustomer proposed={data?.NextCustomerCode ?? ''} onClose={onClose} />
}

/** The dialog that adds a customer with what is known of it; a vendor is linked to it later. */
function NewCustomer({ proposed, onClose }: { proposed: string; onClose: () => void }) {
  const { t } = useTranslation()
  const first = { ...NEW_CUSTOMER, CustomerCustomerID: proposed }
  const form = useDraft(useForm(first, calls.createCustomer.input), 'customer.new')
  return (
    <FormDialog
      width={640}
      title={t('vendor.addCustomer')}
      form={form}
      call={calls.createCustomer}
      input={(values) => values}
      done={({ CustomerCustomerName: name }) => t('done.recordAdded', { name })}
      result={t('record.codeStays')}
      onClose={onClose}
    >
      <div className={css.fields}>
        <FieldGrid>
          <TextField
            autoFocus
            required
            autoComplete="off"
            label={t('term.avl')}
            {...form.field('CustomerCustomerID')}
          />
        </FieldGrid>
        <NewCustomerFields form={form} />
      </div>
    </FormDialog>
  )
}
