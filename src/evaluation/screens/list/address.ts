import { z } from 'zod'
import { sortedPage, sortOf } from '../../../ui/table/sorted-page.ts'
import { TASKS } from '../../rules/tasks.ts'
import { SORT_FIELDS, TICKET_STATUSES } from '../../rules.ts'

/** Grades offered as a filter, in percent. */
export const GRADES = [15, 16, 17, 18, 19, 20, 21, 22, 23] as const

/** The search parameters of the list. */
export const listAddress = z.object({
  search: z.coerce.string().default(''),
  grade: z.literal(GRADES).nullable().default(null),
  dateIn: z.iso.date().or(z.literal('')).default(''),
  dateOut: z.iso.date().or(z.literal('')).default(''),
  status: z.enum(TICKET_STATUSES).nullable().default(null),
  ...sortedPage(z.enum(SORT_FIELDS).default('WeightTimeIn'), 'desc'),
  direction: z.enum(['asc', 'desc']).nullable().default(null),
})
export type ListAddress = z.output<typeof listAddress>

/** What is open over the list: the sheet of a ticket, the dialog of a task with it, or the corrections to decide. */
export const openAddress = z.object({
  ticket: z.number().int().positive().nullable().default(null),
  task: z
    .enum([...TASKS, 'corrections'])
    .nullable()
    .default(null),
})

export const noFilters = {
  search: '',
  grade: null,
  dateIn: '',
  dateOut: '',
  status: null,
  page: 0,
} as const

/** The filters of the call, without the status. */
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

/**
 * The list as it is shown: where nobody chose, the trucks that wait since today, the oldest first; every ticket of what
 * is searched or filtered, and of an order.
 */
export function shownView(view: ListAddress, POHeaderUUID: string | undefined) {
  const { search, dateIn, dateOut, grade } = view
  const isNarrowed = search || dateIn || dateOut || grade !== null || POHeaderUUID
  const status = view.status ?? (isNarrowed ? 'A' : 'T')
  const isQueue = status === 'T' || status === 'B'
  const direction = view.direction ?? (isQueue ? 'asc' : 'desc')
  return { ...view, status, direction } as const
}
export type ListView = ReturnType<typeof shownView>

/** The input of the list's call. */
export function listInput(view: ListView, filters: TicketFilters) {
  return { ...filters, filterStatus: view.status, sort: sortOf(view), page: view.page }
}

const NARROWER = ['O', 'G', 'P'] as const

/** Whether the list shows only the tickets that wait for one task. */
export function isNarrower(status: ListView['status']): status is (typeof NARROWER)[number] {
  return NARROWER.some((one) => one === status)
}

/** Whether any filter is set besides a status that waits or all. */
export function isFiltered({ search, grade, dateIn, dateOut, status }: ListView): boolean {
  const isOpen = ['A', 'W', 'T', 'B'].includes(status)
  return Boolean(search || dateIn || dateOut || grade !== null || !isOpen)
}
