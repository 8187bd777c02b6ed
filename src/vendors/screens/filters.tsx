import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
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

/** The four fields of the filter line. */
export function FilterFields(props: {
  view: VendorFilters
  onChange: (part: Partial<VendorFilters>) => void
}) {
  const { t } = useTranslation()
  const { view, onChange } = props
  const narrow = useMediaQuery('(max-width: 1130px)')
  const field = (part: keyof typeof noFilters & keyof VendorFilters, key: WordKey) => ({
    label: t(key),
    value: String(view[part]),
    onSearch: (typed: string) => onChange({ [part]: typed, page: 0 }),
  })
  const width = narrow ? 120 : 148
  return (
    <>
      <SearchField {...field('account', 'vendor.filter.code')} width={narrow ? 136 : 160} />
      <Filter label={t('vendor.filter.name')} isActive={view.name !== ''}>
        <SearchField {...field('name', 'vendor.filter.name')} width={width} plain />
      </Filter>
      <Filter label={t('vendor.filter.avl')} isActive={view.avl !== ''}>
        <SearchField {...field('avl', 'vendor.filter.avl')} width={width} plain />
      </Filter>
      <Filter label={t('vendor.filter.avlName')} isActive={view.customer !== ''}>
        <SearchField {...field('customer', 'vendor.filter.avlName')} width={width} plain />
      </Filter>
    </>
  )
}

/** Clears the filters and keeps the focus. */
export function ClearFilters({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const { t } = useTranslation()
  return (
    <DeskOnly>
      <Button
        variant="subtle"
        aria-disabled={!filtered}
        data-disabled={!filtered || undefined}
        onClick={onClear}
      >
        {t('ui.clear')}
      </Button>
    </DeskOnly>
  )
}
