import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import type { WordKey } from '../../platform/catalogue.ts'
import { DeskOnly, Filter } from '../../ui/Filter.tsx'
import { SearchField } from '../../ui/form/SearchField.tsx'

/** The filters of the vendor list in its address: parts of code or name of vendor and customer. */
export const vendorFilters = z.object({
  account: z.coerce.string().default(''),
  name: z.coerce.string().default(''),
  avl: z.coerce.string().default(''),
  customer: z.coerce.string().default(''),
  page: z.number().int().min(0).default(0),
})
export type VendorFilters = z.output<typeof vendorFilters>

export const noFilters = { account: '', name: '', avl: '', customer: '', page: 0 } as const

export function isFiltered({ account, name, avl, customer }: VendorFilters): boolean {
  return [account, name, avl, customer].some((typed) => typed !== '')
}

/** The filters of the address as the calls take them. */
export function filterInput({ account, name, avl, customer }: VendorFilters) {
  return {
    filterVendorAccountNumber: account,
    filterVendorOrganizationName: name,
    filterCustomerID: avl,
    filterCustomerName: customer,
  }
}

interface Props {
  view: VendorFilters
  /** The list is narrowed by these, or by `children`. */
  isFiltered: boolean
  onChange: (part: Partial<VendorFilters>) => void
  onClear: () => void
  onSearch: () => unknown
  /** Further filters, after the four fields. */
  children?: ReactNode
}

/** Four fields, the button that searches at once, and the one that clears all filters and keeps the focus. */
export function FilterLine({ view, isFiltered, onChange, onClear, onSearch, children }: Props) {
  const { t } = useTranslation()
  const narrow = useMediaQuery('(max-width: 1130px)')
  const field = (part: 'account' | (typeof OTHER_FIELDS)[number][0], key: WordKey) => ({
    label: t(key),
    value: view[part],
    onSearch: (typed: string) => onChange({ [part]: typed, page: 0 }),
  })
  const width = narrow ? 120 : 148
  return (
    <>
      <SearchField {...field('account', 'vendor.filter.code')} width={narrow ? 136 : 160} />
      {OTHER_FIELDS.map(([part, key]) => (
        <Filter key={part} label={t(key)} isActive={view[part] !== ''}>
          <SearchField {...field(part, key)} width={width} plain />
        </Filter>
      ))}
      {children}
      <DeskOnly>
        <Button variant="default" onClick={onSearch}>
          {t('vendor.search')}
        </Button>
        <Button
          variant="subtle"
          aria-disabled={!isFiltered}
          data-disabled={!isFiltered || undefined}
          onClick={onClear}
        >
          {t('ui.clear')}
        </Button>
      </DeskOnly>
    </>
  )
}

const OTHER_FIELDS = [
  ['name', 'vendor.filter.name'],
  ['avl', 'vendor.filter.avl'],
  ['customer', 'vendor.filter.avlName'],
] as const
