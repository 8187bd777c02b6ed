import { Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Output } from '../../../platform/call.ts'
import { useCall } from '../../../platform/client.ts'
import type { Choice } from '../../../ui/form/choice-fields.tsx'
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { formValues } from '../../../ui/form/form-values.ts'
import { KindField } from '../../../ui/form/KindField.tsx'
import { LookupField } from '../../../ui/form/LookupField.tsx'
import { useDraft } from '../../../ui/form/use-draft.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { calls } from '../../contract.ts'
import { VENDOR_FIELDS } from '../../rules/fields.ts'
import { VALUE_FIELDS } from '../../rules/listed-fields.ts'
import { D7Field } from '../dialogs/D7Field.tsx'
import type { Vendor } from '../vendor.ts'
import { NEW_CUSTOMER, NewCustomerFields } from './NewCustomerFields.tsx'

const EMPTY = {
  VendorOrganizationName: '',
  ...formValues(VENDOR_FIELDS),
  CustomerID: null as number | null,
  ...NEW_CUSTOMER,
}

interface Props {
  proposed: Partial<Output<typeof calls.getNextCodes>>
  onClose: () => void
  /** Leads on, which closes the dialog. */
  onAdded: (vendor: Vendor) => void
}

/** The dialog that adds a vendor with what is known of it. */
export function NewVendor({ proposed, onClose, onAdded }: Props) {
  const { t } = useTranslation()
  const [customer, setCustomer] = useState<Choice | null>(null)
  const { NextVendorCode, NextCustomerCode } = proposed
  const first = { ...EMPTY, VendorAccountNumber: NextVendorCode ?? '' }
  const form = useDraft(useForm(first, calls.createVendor.input), 'vendor.new', {
    value: customer,
    onUse: setCustomer,
  })
  const { CustomerID, CustomerCustomerID, VendorOrganizationName } = form.values
  return (
    <FormDialog
      width={640}
      title={t('vendor.add')}
      form={form}
      call={calls.createVendor}
      input={(values) => values}
      result={t('record.codeStays')}
      onDone={onAdded}
      onClose={onClose}
    >
      <Stack gap={14}>
        <FieldGrid>
          <TextField
            autoFocus={!NextVendorCode}
            required
            autoComplete="off"
            label={t('vendor.code')}
            {...form.field('VendorAccountNumber')}
          />
          <TextField
            autoFocus={Boolean(NextVendorCode)}
            required
            autoComplete="off"
            label={t('vendor.name')}
            {...form.field('VendorOrganizationName')}
          />
          <CustomerField
            customer={customer}
            error={form.field('CustomerID').error}
            onChoose={(chosen) => {
              setCustomer(chosen)
              form.set({ CustomerID: chosen && Number(chosen.value), CustomerCustomerID: '' })
            }}
          />
          {CustomerID === null && (
            <TextField
              autoComplete="off"
              label={t('vendor.add.newAvl')}
              {...form.field('CustomerCustomerID')}
              placeholder={NextCustomerCode ?? undefined}
              onChange={(typed) =>
                form.set({
                  CustomerCustomerID: typed,
                  CustomerCustomerName: form.values.CustomerCustomerName || VendorOrganizationName,
                })
              }
            />
          )}
        </FieldGrid>
        {CustomerCustomerID !== '' && <NewCustomerFields form={form} />}
        <D7Field {...form.field('ValueFD7')} />
        <FieldGrid columns={3}>
          {Object.values(VALUE_FIELDS).map((field) => (
            <KindField key={field.wire} field={field} {...form.field(field.wire)} />
          ))}
        </FieldGrid>
      </Stack>
    </FormDialog>
  )
}

/** The customers that no vendor is linked to, found by code or name. */
function CustomerField(props: {
  customer: Choice | null
  onChoose: (customer: Choice | null) => void
  error?: string
}) {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const query = useCall(calls.getUnlinked, search ? { filterSearch: search } : {})
  return (
    <LookupField
      label={t('vendor.add.avl')}
      value={props.customer}
      error={props.error}
      choices={(query.data ?? []).slice(0, 100).map((one) => ({
        value: String(one.CustomerID),
        label: `${one.CustomerCustomerID} · ${one.CustomerCustomerName}`,
      }))}
      query={query}
      none={t('vendor.add.avlNone')}
      onSearch={setSearch}
      onChange={props.onChoose}
    />
  )
}
