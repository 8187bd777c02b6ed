import { z } from 'zod'
import { REFUSED_STATES } from '../../rules/refused.ts'

/** The search parameters of the list of refused tickets; it opens at those that wait. */
export const refusedAddress = z.object({
  search: z.coerce.string().default(''),
  date: z.iso.date().nullable().default(null),
  state: z.enum(['', ...REFUSED_STATES]).default('open'),
  page: z.number().int().min(0).default(0),
})
export type RefusedAddress = z.output<typeof refusedAddress>

export const noFilters = { search: '', date: null, state: 'open', page: 0 } as const

/** The input of the list's call. */
export function refusedInput({ search, date, state, page }: RefusedAddress) {
  return { filterSearch: search, filterDate: date ?? ('' as const), filterState: state, page }
}

export function isFiltered({ search, date, state }: RefusedAddress): boolean {
  return search !== '' || date !== null || state !== 'open'
}
