import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { addresses } from '../../platform/addresses.ts'
import { useCall } from '../../platform/client.ts'
import { useAddress } from '../../ui/address.ts'
import { Filter } from '../../ui/Filter.tsx'
import { count } from '../../ui/format.ts'
import { useRefetchOnChange } from '../../ui/live/use-change-events.ts'
import { ScreenLayout } from '../../ui/ScreenLayout.tsx'
import { EmptyState } from '../../ui/States.tsx'
import { ServerList } from '../../ui/table/ServerList.tsx'
import { pageOf, sortedPage, sortOf } from '../../ui/table/sorted-page.ts'
import { showSuccess, showUntilHidden } from '../../ui/toasts.tsx'
import { useNavigateTo } from '../../ui/use-navigate-to.ts'
import { calls } from '../contract.ts'
import { SORT_FIELDS } from '../rules.ts'
import { ExportExcel } from './export/ExportExcel.tsx'
import { FilterLine, filterInput, isFiltered, noFilters, vendorFilters } from './filters.tsx'
import { AddCustomer } from './new/AddCustomer.tsx'
import { AddProposed } from './new/AddProposed.tsx'
import { NewVendor } from './new/NewVendor.tsx'
import { type Task, useRowActions } from './use-row-actions.tsx'
import { isLinked, type Vendor } from './vendor.ts'
import { useVendorColumns } from './vendor-columns.tsx'

const vendorView = vendorFilters.extend({
  group: z.string().default(''),
  ...sortedPage(z.enum(SORT_FIELDS).default('VendorAccountNumber'), 'asc'),
})
const cleared = { ...noFilters, group: '' } as const

/** The list of vendors, with linked customer and present prices. */
export function VendorList() {
  const { t } = useTranslation()
  const [view, change] = useAddress(vendorView)
  const ofGroups = useCall(calls.getVendorGroups, {})
  const groups = ofGroups.data ?? []
  // Which group they are of decides how the prices read; without an answer they are shown all the same.
  const isPending = ofGroups.isFetching && ofGroups.isPending && ofGroups.failureCount === 0
  const query = useCall(calls.getVendors, {
    ...filterInput(view),
    filterProductGroupID: view.group,
    sort: sortOf(view),
    page: view.page,
  })
  useRefetchOnChange('vendors', calls.getVendors)
  useRefetchOnChange('prices', calls.getVendors)
  const { actions, note, ask, dialog } = useRowActions(query.data?.data)
  const go = useNavigateTo()
  const [added, setAdded] = useState<string>()
  const offerNext = useNextStep(ask)
  const show = (vendor: Vendor) => {
    setAdded(vendor.UUID)
    go(addresses.vendors({ account: vendor.VendorAccountNumber }), { replace: true })
    offerNext(vendor)
  }
  const group = groups.find(({ ID }) => ID === view.group) ?? groups[0]
  const columns = useVendorColumns(ask, group?.Name)
  const isOtherGroup = view.group !== '' && view.group !== groups[0]?.ID
  const total = query.data?.total_record ?? 0
  return (
    <ScreenLayout
      title={t('screen.vendor')}
      count={total > 0 ? t('term.vendors', { n: countOf(query.data), count: total }) : undefined}
      actions={
        <>
          <AddCustomer />
          <ExportExcel
            filters={filterInput(view)}
            total={countOf(query.data)}
            group={isOtherGroup ? groups[0]?.Name : undefined}
          />
        </>
      }
      main={
        <AddProposed name="new" words={t('vendor.add')}>
          {(codes, close) => <NewVendor proposed={codes} onClose={close} onAdded={show} />}
        </AddProposed>
      }
    >
      <ServerList
        list="vendors"
        label={t('screen.vendor')}
        filters={
          <FilterLine
            view={view}
            isFiltered={isFiltered(view) || view.group !== ''}
            onChange={change}
            onClear={() => change(cleared)}
            onSearch={query.refetch}
          >
            <Filter label={t('vendor.filter.group')} isActive={view.group !== ''}>
              <GroupChoice
                groups={groups}
                value={view.group}
                onChange={(group) => change({ group, page: 0 })}
              />
            </Filter>
          </FilterLine>
        }
        onClearFilters={() => change(cleared)}
        columns={columns}
        query={isPending ? { ...query, data: undefined, isPending } : query}
        rowKey={(vendor) => vendor.UUID}
        rowName={(vendor) => vendor.VendorOrganizationName}
        {...pageOf(view, change)}
        actions={actions}
        isCurrent={({ UUID }) => UUID === added}
        note={note}
        onOpen={(vendor) => ask('setUp', vendor)}
        empty={
          isFiltered(view) ? (
            <EmptyState filtered onClear={() => change(noFilters)} />
          ) : (
            <EmptyState words={t('vendor.empty')} />
          )
        }
      />
      {dialog}
    </ScreenLayout>
  )
}

function countOf(page: { total_record: number; total_capped?: boolean } | undefined): string {
  return count(page?.total_record ?? 0, page?.total_capped)
}

/** Whose ladder the daily prices are of; the first group where none is chosen. */
function GroupChoice(props: {
  groups: readonly { ID: string; Name: string }[]
  value: string
  onChange: (group: string) => void
}) {
  const { t } = useTranslation()
  const { groups, value, onChange } = props
  const first = groups[0]?.ID
  return (
    <NativeSelect
      size="xs"
      w={116}
      aria-label={t('vendor.filter.group')}
      value={value || first}
      onChange={({ currentTarget: { value: chosen } }) => onChange(chosen === first ? '' : chosen)}
      data={groups.map(({ ID, Name }) => ({ value: ID, label: Name }))}
    />
  )
}

/** Says that a vendor was added, and offers what it still needs first. */
function useNextStep(ask: (task: Task, vendor: Vendor) => void) {
  const { t } = useTranslation()
  return (vendor: Vendor) => {
    const words = t('done.recordAdded', { name: vendor.VendorOrganizationName })
    const offer = (task: Task, verb: string) =>
      showUntilHidden(words, { words: verb, run: () => ask(task, vendor) })
    if (!isLinked(vendor)) offer('link', t('vendor.link'))
    else if (!vendor.FD7Value) offer('setUp', t('vendor.setUp'))
    else if (!vendor.CustomerSysBookBankNumber) offer('finance', t('vendor.manageFinance'))
    else showSuccess(words)
  }
}
