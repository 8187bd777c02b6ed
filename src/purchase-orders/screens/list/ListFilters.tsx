import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Filter } from '../../../ui/Filter.tsx'
import type { Badge } from '../../rules.ts'
import type { OrderFilters } from './address.ts'
import { FilterFields } from './filters.tsx'
import { StateChips } from './StateChips.tsx'

interface Props {
  view: OrderFilters
  onChange: (part: Partial<OrderFilters>) => void
  /** The loaded page, which has the number of orders in each state. */
  page: { count_by_state: Record<string, number>; states_capped: readonly string[] } | undefined
  /** In place of the chips of states. */
  chips?: ReactNode
  /** The states to offer, the most used first; default all of them. */
  states?: readonly Badge[]
}

/** The filter line of a list of orders: its fields, and the states with their counts. */
export function ListFilters({ view, onChange, page, chips, states }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <FilterFields view={view} onChange={onChange} />
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
