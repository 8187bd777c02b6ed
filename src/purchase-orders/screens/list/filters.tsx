import { useMediaQuery } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { Filter } from '../../../ui/Filter.tsx'
import { DateField } from '../../../ui/form/DateField.tsx'
import { SearchField } from '../../../ui/form/SearchField.tsx'
import { EmptyState } from '../../../ui/States.tsx'
import type { OrderFilters } from './address.ts'

/** Number or plate, vendor and day: the first fields of the filter line of every list of orders. */
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
        label={t('po.search')}
        hint={t('po.search.hint')}
        width={narrow ? undefined : 212}
        value={view.number}
        onSearch={(number) => onChange({ number, page: 0 })}
      />
      <Filter label={t('term.vendorSearch')} isActive={view.vendor !== ''}>
        <SearchField
          label={t('term.vendorSearch')}
          hint={t('term.vendorSearch.hint')}
          value={view.vendor}
          width={narrow ? 148 : 168}
          plain
          onSearch={(vendor) => onChange({ vendor, page: 0 })}
        />
      </Filter>
      <Filter label={t('po.created')} isActive={view.created !== null}>
        <DateField
          compact
          label={t('po.created')}
          value={view.created}
          onChange={(created) => onChange({ created, page: 0 })}
        />
      </Filter>
    </>
  )
}

/** The empty state of a list, with a button to clear the filters where there are any. */
export function NoOrders({ words, onClear }: { words: string; onClear?: () => void }) {
  return onClear ? <EmptyState filtered onClear={onClear} /> : <EmptyState words={words} />
}
