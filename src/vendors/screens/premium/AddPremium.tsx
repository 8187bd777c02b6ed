import { Box } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Output } from '../../../platform/call.ts'
import { useCall } from '../../../platform/client.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { SearchField } from '../../../ui/form/SearchField.tsx'
import { useRefetchOnChange } from '../../../ui/live/use-change-events.ts'
import { EmptyState } from '../../../ui/States.tsx'
import type { Column, Sort } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { useFieldColumns } from '../../../ui/table/field-columns.ts'
import { sortRows } from '../../../ui/table/rows.ts'
import { calls } from '../../contract.ts'
import { LISTED_FIELDS } from '../../rules/listed-fields.ts'

type Plain = Output<typeof calls.getNoPremium>[number]

/** More are not looked through by eye. */
const MAX_SHOWN = 100

/**
 * The vendors without premium, found by code, name or AVL, each with the button that makes it premium. Those that were made so
 * stay where they are, muted, so that no other row moves under the next press.
 */
export function AddPremium({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const [sort, setSort] = useState<Sort>({ field: 'VendorOrganizationName', direction: 'asc' })
  const [added, setAdded] = useState<readonly Plain[]>([])
  const query = useCall(calls.getNoPremium, search ? { filterSearch: search } : {})
  useRefetchOnChange('vendors', calls.getNoPremium)
  const { running, run } = useAction(calls.updatePremium, {
    done: t('done.premiumAdded'),
    onDone: (vendor) => setAdded((before) => [...before, vendor]),
  })
  const find = (typed: string) => {
    setSearch(typed)
    setAdded([])
  }
  const columns = useColumns()
  const gone = new Set(added.map(({ UUID }) => UUID))
  const plain = (query.data ?? []).filter(({ UUID }) => !gone.has(UUID))
  const found = sortRows([...plain, ...added], columns, sort.field, sort.direction === 'desc')
  return (
    <Dialog
      width={800}
      title={t('premium.add')}
      about={t('premium.effect')}
      busy={running}
      onClose={onClose}
      result={found.length > MAX_SHOWN && t('vendor.link.more', { n: MAX_SHOWN })}
    >
      <SearchField
        autoFocus
        width={280}
        label={t('term.vendorSearch')}
        value={search}
        onSearch={find}
      />
      <Box mt={10} mih={320}>
        <DataTable
          kind="inner"
          label={t('premium.without')}
          columns={columns}
          rows={found.slice(0, MAX_SHOWN)}
          rowKey={({ UUID }) => UUID}
          rowName={({ VendorOrganizationName }) => VendorOrganizationName}
          sort={sort}
          onSort={setSort}
          actions={({ UUID }) => [
            {
              key: 'add',
              label: t('premium.addOne'),
              call: calls.updatePremium,
              run: () => void run({ VendorUUID: UUID, IsPremium: 1 }),
            },
          ]}
          actionsShown
          gone={gone}
          goneNote={() => t('premium.added')}
          pending={query.isPending}
          stale={query.isPlaceholderData || running}
          error={query.error}
          retry={query.refetch}
          empty={
            search ? (
              <EmptyState filtered onClear={() => find('')} />
            ) : (
              <EmptyState words={t('premium.none')} />
            )
          }
        />
      </Box>
    </Dialog>
  )
}

function useColumns(): Column<Plain>[] {
  const column = useFieldColumns(LISTED_FIELDS)
  const columns: Column<Plain>[] = [
    column('VendorAccountNumber', { width: 110, tone: 'key' }),
    column('VendorOrganizationName', { name: true }),
    column('CustomerCustomerID', { card: 'figure', tone: 'support' }),
    column('CustomerCustomerName', { name: true }),
  ]
  return columns.map((column) => ({ ...column, sortable: true }))
}
