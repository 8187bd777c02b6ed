import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Filter } from '../../../ui/Filter.tsx'
import { DateField } from '../../../ui/form/DateField.tsx'
import { SearchField } from '../../../ui/form/SearchField.tsx'
import type { Badge } from '../../rules/states.ts'
import type { OrderFilters } from './address.ts'
import { StateChips } from './StateChips.tsx'

interface Props {
  view: OrderFilters
  onChange: (part: Partial<OrderFilters>) => void
  /** The loaded page, which has the number of orders in each state. */
  page: { count_by_state: Record<string, number>; states_capped: readonly string[] } | undefined
  /** In place of the chips of states. */
  chips: ReactNode
  /** The states to offer, the most used first; all of them where nothing is said. */
  states: readonly Badge[] | undefined
}

/** The filter line of a list of orders: number or plate, vendor, day, and the states with their counts. */
export function ListFilters({ view, onChange, page, chips, states }: Props) {
  const { t } = useTranslation()
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
      <Filter label={t('ui.state')} isActive={view.state !== ''}>
        {chips ?? (
          <StateChips
            counts={page?.count_by_state}
            capped={page?.states_capped}
            states={states}
            value={view.state}
            onChange={(state) => onChange({ state, page: 0 })}
          />
        )}
      </Filter>
    </>
  )
}
