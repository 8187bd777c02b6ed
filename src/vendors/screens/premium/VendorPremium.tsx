import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import type { Output } from '../../../platform/call.ts'
import { allowed, useCall } from '../../../platform/client.ts'
import type { ListedFields } from '../../../platform/fields.ts'
import { AddDialog } from '../../../ui/actions/AddButton.tsx'
import { useAddress } from '../../../ui/address.ts'
import { CallQuestion } from '../../../ui/dialogs/CallQuestion.tsx'
import { count, NO_VALUE } from '../../../ui/format.ts'
import { useRefetchOnChange } from '../../../ui/live/use-change-events.ts'
import { ScreenLayout } from '../../../ui/ScreenLayout.tsx'
import { EmptyState } from '../../../ui/States.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { useFieldColumns } from '../../../ui/table/field-columns.ts'
import { ServerList } from '../../../ui/table/ServerList.tsx'
import { pageOf, sortedPage, sortOf } from '../../../ui/table/sorted-page.ts'
import { calls } from '../../contract.ts'
import { LISTED_FIELDS } from '../../rules/listed-fields.ts'
import { PREMIUM_SORT_FIELDS } from '../../rules.ts'
import { FilterLine, filterInput, isFiltered, noFilters, vendorFilters } from '../filters.tsx'
import { AddPremium } from './AddPremium.tsx'

const premiumView = vendorFilters.extend(
  sortedPage(z.enum(PREMIUM_SORT_FIELDS).default('VendorAccountNumber'), 'asc'),
)

/** The list of premium vendors, to add and remove them. */
export function VendorPremium() {
  const { t } = useTranslation()
  const [view, change] = useAddress(premiumView)
  const [removing, setRemoving] = useState<Premium>()
  const query = useCall(calls.getPremiumVendors, {
    ...filterInput(view),
    sort: sortOf(view),
    page: view.page,
  })
  useRefetchOnChange('vendors', calls.getPremiumVendors)
  const { total_record: total = 0, total_capped } = query.data ?? {}
  return (
    <ScreenLayout
      title={t('screen.vendorPremium')}
      count={total > 0 && t('term.vendors', { n: count(total, total_capped), count: total })}
      main={
        allowed(calls.updatePremium) && (
          <AddDialog name="add" words={t('premium.add')}>
            {(close) => <AddPremium onClose={close} />}
          </AddDialog>
        )
      }
    >
      <ServerList
        list="premium"
        label={t('screen.vendorPremium')}
        filters={
          <FilterLine
            view={view}
            isFiltered={isFiltered(view)}
            onChange={change}
            onClear={() => change(noFilters)}
            onSearch={query.refetch}
          />
        }
        onClearFilters={() => change(noFilters)}
        columns={useColumns()}
        query={query}
        rowKey={({ UUID }) => UUID}
        rowName={({ VendorOrganizationName }) => VendorOrganizationName}
        {...pageOf(view, change)}
        actions={(vendor) => [
          {
            key: 'remove',
            label: t('premium.remove'),
            call: calls.updatePremium,
            danger: true,
            run: () => setRemoving(vendor),
          },
        ]}
        empty={
          isFiltered(view) ? (
            <EmptyState filtered onClear={() => change(noFilters)} />
          ) : (
            <EmptyState words={t('premium.empty')} />
          )
        }
      />
      {removing && <RemovePremium vendor={removing} onClose={() => setRemoving(undefined)} />}
    </ScreenLayout>
  )
}

const FIELDS = {
  ...LISTED_FIELDS,
  AddedAt: { word: 'premium.addedAt', kind: 'instant' },
  AddedBy: { word: 'premium.addedBy', kind: 'text' },
} as const satisfies ListedFields

function useColumns(): Column<Premium>[] {
  const column = useFieldColumns(FIELDS)
  const columns: Column<Premium>[] = [
    column('VendorAccountNumber', { width: 110, tone: 'key' }),
    column('VendorOrganizationName', { name: true }),
    column('CustomerCustomerID', { card: 'figure', tone: 'support' }),
    column('CustomerCustomerName', {
      name: true,
      cell: (vendor) => vendor.CustomerCustomerName ?? NO_VALUE,
    }),
    column('AddedAt', { card: 'figure', tone: 'support' }),
    column('AddedBy', { tone: 'support' }),
  ]
  return columns.map((column) => ({ ...column, sortable: true }))
}

type Premium = Output<typeof calls.getPremiumVendors>['data'][number]

/** Asks before a vendor is premium no more. */
function RemovePremium({ vendor, onClose }: { vendor: Premium; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <CallQuestion
      call={calls.updatePremium}
      input={{ VendorUUID: vendor.UUID, IsPremium: null }}
      question={t('ask.premiumRemove', { vendor: vendor.VendorOrganizationName })}
      text={t('ask.premiumRemove.text')}
      verb={t('premium.remove')}
      danger
      done={t('done.premiumRemoved')}
      onLatest={onClose}
      isStale={(code) => code === 'premium.not'}
      onClose={onClose}
    />
  )
}
