import { Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { useDraft } from '../../../ui/form/use-draft.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { calls } from '../../contract.ts'
import { AddProposed } from './AddProposed.tsx'
import { NEW_CUSTOMER, NewCustomerFields } from './NewCustomerFields.tsx'

/** The button that adds a customer before its first truck comes, where officers do. */
export function AddCustomer() {
  const { t } = useTranslation()
  return (
    <AddProposed name="newCustomer" variant="default" words={t('vendor.addCustomer')}>
      {({ NextCustomerCode }, close) => (
        <NewCustomer proposed={NextCustomerCode ?? ''} onClose={close} />
      )}
    </AddProposed>
  )
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
      <Stack gap={14}>
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
      </Stack>
    </FormDialog>
  )
}
