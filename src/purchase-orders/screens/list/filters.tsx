import { useMediaQuery } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { DateField } from '../../../ui/form/DateField.tsx'
import { SearchField } from '../../../ui/form/SearchField.tsx'
import { EmptyState } from '../../../ui/States.tsx'
import { sortedPage, sortOf } from '../../../ui/table/sorted-page.ts'
import { type Badge, PURCHASE_STATES, SORT_FIELDS, STATES } from '../../rules.ts'

/** The search parameters of a list of orders: its filters, sort and page. */
export const orderFilters = z.object({
  number: z.coerce.string().default(''),
  vendor: z.coerce.string().default(''),
  created: z.iso.date().nullable().default(null),
  state: z.enum(['', ...STATES, ...PURCHASE_STATES]).default(''),
  ...sortedPage(z.enum(SORT_FIELDS).default('Created'), 'desc'),
})
export type OrderFilters = z.output<typeof orderFilters>

/** The same for a list that is filtered to `state` at first; there "all" has to be in the address. */
export function filtersOpeningAt(state: Badge) {
  return orderFilters.extend({ state: orderFilters.shape.state.unwrap().default(state) })
}

export const noFilters = { number: '', vendor: '', created: null, state: '', page: 0 } as const

/** Filters and sort of the address as the calls take them. */
export function filterInput(view: OrderFilters) {
  return {
    filterPONumber: view.number,
    filterVendor: view.vendor,
    filterCreated: view.created ?? '',
    filterState: view.state,
    sort: sortOf(view),
    page: view.page,
  }
}

export function isFiltered({ number, vendor, created, state }: OrderFilters): boolean {
  return number !== '' || vendor !== '' || created !== null || state !== ''
}

/** Number, vendor and day: the first fields of the filter line of every list of orders. */
export function FilterFields(props: {
  view: OrderFilters
  onChange: (part: Partial<OrderFilters>) => void
}) {
  const { t } = useTranslation()
  const { view, onChange } = props
  const narrow = useMediaQuery('(max-width: 1130px)')
  return (
    <>
      <SearchField
        label={t('po.number')}
        value={view.number}
        onSearch={(number) => onChange({ number, page: 0 })}
      />
      <SearchField
        label={t('term.vendorSearch')}
        value={view.vendor}
        width={narrow ? 148 : 168}
        plain
        onSearch={(vendor) => onChange({ vendor, page: 0 })}
      />
      <DateField
        compact
        label={t('po.created')}
        value={view.created}
        onChange={(created) => onChange({ created, page: 0 })}
      />
    </>
  )
}

/** The empty state of a list, with a button to clear the filters where there are any. */
export function NoOrders({ words, onClear }: { words: string; onClear?: () => void }) {
  return onClear ? <EmptyState filtered onClear={onClear} /> : <EmptyState words={words} />
}
