import { z } from 'zod'
import { sortedPage, sortOf } from '../../../ui/table/sorted-page.ts'
import { SORT_FIELDS, TICKET_STATUSES } from '../../rules.ts'

/** Grades that the list can be narrowed to, in percent. */
export const GRADES = [15, 16, 17, 18, 19, 20, 21, 22, 23] as const

/** What of the list stands in the address; `ticket` is the one whose sheet is open. */
export const listAddress = z.object({
  search: z.coerce.string().default(''),
  grade: z.literal(GRADES).nullable().default(null),
  dateIn: z.iso.date().or(z.literal('')).default(''),
  dateOut: z.iso.date().or(z.literal('')).default(''),
  status: z.enum(TICKET_STATUSES).default('A'),
  ...sortedPage(z.enum(SORT_FIELDS).default('WeightTimeIn'), 'desc'),
  ticket: z.number().int().positive().nullable().default(null),
})
export type ListAddress = z.output<typeof listAddress>

export const noFilters = {
  search: '',
  grade: null,
  dateIn: '',
  dateOut: '',
  status: 'A',
  page: 0,
} as const

/** The call's filters for what the address says, but for the status. */
export function filtersOf(view: ListAddress, POHeaderUUID: string | undefined) {
  return {
    POHeaderUUID,
    filterSearch: view.search,
    filterGrade: view.grade,
    filterDateIn: view.dateIn,
    filterDateOut: view.dateOut,
  }
}
export type TicketFilters = ReturnType<typeof filtersOf>

/** What the call is asked for the list itself. */
export function listInput(view: ListAddress, filters: TicketFilters) {
  return { ...filters, filterStatus: view.status, sort: sortOf(view), page: view.page }
}

const NARROWER = ['O', 'G', 'P'] as const

/** Whether the list shows only those that wait for one thing. */
export function isNarrower(status: ListAddress['status']): status is (typeof NARROWER)[number] {
  return NARROWER.some((one) => one === status)
}

/** Whether something narrows the list, past what is still to do. */
export function isFiltered({ search, grade, dateIn, dateOut, status }: ListAddress): boolean {
  return Boolean(search || dateIn || dateOut || grade !== null || !['A', 'W'].includes(status))
}
