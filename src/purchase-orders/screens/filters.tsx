import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { DateField } from '../../ui/form/DateField.tsx'
import { SearchField } from '../../ui/form/SearchField.tsx'
import { EmptyState } from '../../ui/States.tsx'

/** What a list of orders keeps in its address. */
export const orderFilters = z.object({
  number: z.coerce.string().default(''),
  vendor: z.coerce.string().default(''),
  created: z.iso.date().nullable().default(null),
  page: z.number().int().min(0).default(0),
})
export type OrderFilters = z.output<typeof orderFilters>

export const noFilters = { number: '', vendor: '', created: null, page: 0 }

/** The filters of the address as the calls take them. */
export function filterInput({ number, vendor, created, page }: OrderFilters) {
  return { filterPONumber: number, filterVendor: vendor, filterCreated: created ?? '', page }
}

export function isFiltered({ number, vendor, created }: OrderFilters): boolean {
  return number !== '' || vendor !== '' || created !== null
}

/** Number, vendor and day: the first fields of the filter line of every list of orders. */
export function FilterFields(props: {
  view: OrderFilters
  onChange: (part: Partial<OrderFilters>) => void
}) {
  const { t } = useTranslation()
  const { view, onChange } = props
  return (
    <>
      <SearchField
        label={t('po.number')}
        value={view.number}
        onSearch={(number) => onChange({ number, page: 0 })}
      />
      <SearchField
        label={t('po.vendorFilter')}
        value={view.vendor}
        width={200}
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

/** A list without orders: the filters may be the reason, which `onClear` takes away. */
export function NoOrders({ words, onClear }: { words: string; onClear?: () => void }) {
  return onClear ? <EmptyState filtered onClear={onClear} /> : <EmptyState words={words} />
}
