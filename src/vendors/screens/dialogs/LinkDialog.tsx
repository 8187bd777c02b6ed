import { Box } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Output } from '../../../platform/call.ts'
import { CallError, useCall } from '../../../platform/client.ts'
import { TERM_FIELDS } from '../../../platform/term-fields.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { CallQuestion } from '../../../ui/dialogs/CallQuestion.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { errorMessage } from '../../../ui/error-message.ts'
import { SearchField } from '../../../ui/form/SearchField.tsx'
import { EmptyState } from '../../../ui/States.tsx'
import type { Column, ListQuery } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { useFieldColumns } from '../../../ui/table/field-columns.ts'
import { showFailure } from '../../../ui/toasts.tsx'
import { calls } from '../../contract.ts'
import css from './dialogs.module.css'
import { aboutOf, type VendorDialogProps } from './SaveDialog.tsx'

/** More are not looked through by eye. */
const MAX_SHOWN = 100

/** The customers that no vendor is linked to, found by code or name; the chosen one is linked after a question. */
export function LinkDialog({ vendor, onClose }: VendorDialogProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<Customer>()
  const [search, setSearch] = useState('')
  const query = useCall(calls.getUnlinked, search ? { filterSearch: search } : {})
  const leave = () => setChosen(undefined)
  return (
    <Dialog
      width={640}
      title={t('vendor.link.title', { vendor: vendor.VendorOrganizationName })}
      about={aboutOf(vendor)}
      onClose={onClose}
      result={(query.data?.length ?? 0) > MAX_SHOWN && t('vendor.link.more', { n: MAX_SHOWN })}
      question={
        chosen && (
          <LinkQuestion vendor={vendor} customer={chosen} onClose={leave} onDone={onClose} />
        )
      }
    >
      <SearchField
        autoFocus
        width={280}
        label={t('vendor.link.search')}
        value={search}
        onSearch={setSearch}
      />
      <Box mt={10} mih={320}>
        <Found
          query={query}
          onChoose={setChosen}
          empty={
            search ? (
              <EmptyState filtered onClear={() => setSearch('')} />
            ) : (
              <EmptyState words={t('vendor.link.empty')} />
            )
          }
        />
      </Box>
    </Dialog>
  )
}

interface FoundProps {
  query: ListQuery<readonly Customer[]>
  onChoose: (customer: Customer) => void
  empty: ReactNode
}

function Found({ query, onChoose, empty }: FoundProps) {
  const { t } = useTranslation()
  return (
    <DataTable
      kind="inner"
      label={t('vendor.link.label')}
      columns={useColumns()}
      rows={(query.data ?? []).slice(0, MAX_SHOWN)}
      rowKey={(customer) => String(customer.CustomerID)}
      rowName={(customer) => customer.CustomerCustomerName}
      numbered={false}
      actions={(customer) => [
        { key: 'choose', label: t('vendor.link.choose'), run: () => onChoose(customer) },
      ]}
      actionsShown
      pending={query.isPending}
      stale={query.isPlaceholderData}
      error={query.error}
      retry={query.refetch}
      empty={empty}
    />
  )
}

/** Whether the customer was linked to another vendor meanwhile; it is then no longer in the list. */
function isTaken(error: unknown): boolean {
  return error instanceof CallError && error.code === 'vendor.customerTaken'
}

function useColumns(): Column<Customer>[] {
  const column = useFieldColumns(TERM_FIELDS)
  return [
    column('CustomerCustomerID', { width: 120, tone: 'key' }),
    column('CustomerCustomerName', { name: true }),
  ]
}

type Customer = Output<typeof calls.getUnlinked>[number]

interface Props extends VendorDialogProps {
  customer: Customer
  onDone: () => void
}

/** Asks before vendor and customer are linked; warns where their names differ. */
function LinkQuestion({ vendor, customer, onClose, onDone }: Props) {
  const { t } = useTranslation()
  const { VendorAccountNumber: code, VendorOrganizationName: name } = vendor
  const { CustomerCustomerID: avl, CustomerCustomerName: avlName } = customer
  return (
    <CallQuestion
      call={calls.link}
      input={{ VendorUUID: vendor.UUID, CustomerID: customer.CustomerID, Version: vendor.Version }}
      question={t('ask.link', { vendor: name, avl })}
      text={
        <>
          <dl className={css.pair}>
            <Side label={t('term.vendor')} code={code} name={name} />
            <Side label={t('vendor.link.customer')} code={avl} name={avlName} />
          </dl>
          {!isSameName(name, avlName) && <Banner attention>{t('vendor.link.otherName')}</Banner>}
        </>
      }
      verb={t('vendor.link')}
      done={t('done.vendorLinked')}
      onDone={onDone}
      onLatest={onDone}
      onRefused={(error) => {
        onClose()
        return isTaken(error) && showFailure(errorMessage(t, error)) !== undefined
      }}
      onClose={onClose}
    />
  )
}

function Side({ label, code, name }: { label: string; code: string; name: string }) {
  return (
    <div>
      <dt className="small">{label}</dt>
      <dd>
        <span className="num">{code}</span>
        <br />
        {name}
      </dd>
    </div>
  )
}

/** Spaces and capitals make no other name. */
function isSameName(one: string, other: string): boolean {
  const bare = (name: string) => name.replace(/\s+/g, '').toLowerCase()
  return bare(one) === bare(other)
}
