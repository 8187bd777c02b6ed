import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Output } from '../../../platform/call.ts'
import { allowed, useCall } from '../../../platform/client.ts'
import type { ListedFields } from '../../../platform/fields.ts'
import { AddButton } from '../../../ui/actions/AddButton.tsx'
import { useAddress } from '../../../ui/address.ts'
import { CallQuestion } from '../../../ui/dialogs/CallQuestion.tsx'
import { useOneDialog } from '../../../ui/dialogs/use-open-dialog.tsx'
import { DeskOnly } from '../../../ui/Filter.tsx'
import { count, NO_VALUE } from '../../../ui/format.ts'
import { useRefetchOnChange } from '../../../ui/live/use-change-events.ts'
import { ScreenFrame } from '../../../ui/ScreenFrame.tsx'
import { EmptyState } from '../../../ui/States.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { useFieldColumns } from '../../../ui/table/field-columns.ts'
import { ServerList } from '../../../ui/table/ServerList.tsx'
import { calls } from '../../contract.ts'
import { LISTED_FIELDS } from '../../rules/listed-fields.ts'
import {
  ClearFilters,
  FilterFields,
  filterInput,
  isFiltered,
  noFilters,
  type VendorFilters,
  vendorFilters,
} from '../filters.tsx'
import { AddPremium } from './AddPremium.tsx'

/** The list of premium vendors, to add and remove them. */
export function VendorPremium() {
  const { t } = useTranslation()
  const [view, change] = useAddress(vendorFilters)
  const adding = useOneDialog('add')
  const [removing, setRemoving] = useState<Premium>()
  const query = useCall(calls.getPremiumVendors, { ...filterInput(view), page: view.page })
  useRefetchOnChange('vendors', calls.getPremiumVendors)
  const { total_record: total = 0, total_capped } = query.data ?? {}
  return (
    <ScreenFrame
      title={t('screen.vendorPremium')}
      count={total > 0 && t('term.vendors', { n: count(total, total_capped), count: total })}
      main={
        allowed(calls.updatePremium) && (
          <AddButton onClick={adding.open}>{t('premium.add')}</AddButton>
        )
      }
    >
      <ServerList
        list="premium"
        label={t('screen.vendorPremium')}
        filters={<Filters view={view} onChange={change} onSearch={query.refetch} />}
        onClearFilters={() => change(noFilters)}
        columns={useColumns()}
        query={query}
        rowKey={({ UUID }) => UUID}
        rowName={({ VendorOrganizationName }) => VendorOrganizationName}
        page={view.page}
        onPage={(page) => change({ page })}
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
      {adding.around(() => (
        <AddPremium onClose={adding.close} />
      ))}
      {removing && <RemovePremium vendor={removing} onClose={() => setRemoving(undefined)} />}
    </ScreenFrame>
  )
}

function Filters(props: {
  view: VendorFilters
  onChange: (part: Partial<VendorFilters>) => void
  onSearch: () => unknown
}) {
  const { t } = useTranslation()
  const { view, onChange } = props
  return (
    <>
      <FilterFields view={view} onChange={onChange} />
      <DeskOnly>
        <Button variant="default" onClick={props.onSearch}>
          {t('vendor.search')}
        </Button>
      </DeskOnly>
      <ClearFilters filtered={isFiltered(view)} onClear={() => onChange(noFilters)} />
    </>
  )
}

const FIELDS = {
  ...LISTED_FIELDS,
  AddedAt: { word: 'premium.addedAt', kind: 'instant' },
  AddedBy: { word: 'premium.addedBy', kind: 'text' },
} as const satisfies ListedFields

function useColumns(): Column<Premium>[] {
  const column = useFieldColumns(FIELDS)
  return [
    column('VendorAccountNumber', { width: 110, tone: 'key' }),
    column('VendorOrganizationName', { minWidth: 200 }),
    column('CustomerCustomerID', { width: 96, tone: 'support' }),
    column('CustomerCustomerName', {
      width: 260,
      dropOrder: 3,
      card: 'hide',
      under: 'VendorOrganizationName',
      cell: (vendor) => vendor.CustomerCustomerName ?? NO_VALUE,
    }),
    column('AddedAt', { width: 140, tone: 'support', dropOrder: 2 }),
    column('AddedBy', { width: 160, tone: 'support', dropOrder: 1 }),
  ]
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
