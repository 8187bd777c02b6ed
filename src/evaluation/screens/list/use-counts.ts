import type { Output } from '../../../platform/call.ts'
import { useCall } from '../../../platform/client.ts'
import { count } from '../../../ui/format.ts'
import { calls } from '../../contract.ts'
import type { PalmRecord } from '../record.ts'
import { nextInQueue } from '../tasks.ts'
import { isNarrower, type ListAddress, type TicketFilters } from './address.ts'

type Status = ListAddress['status']
export type Page = Output<typeof calls.getWeightProcess>
type CountedTickets = Pick<Page, 'total_record' | 'total_capped'>

/**
 * The number of tickets in each status under the other filters, as words; undefined while they load. `shown` is the
 * loaded page of the list, which has its own count. The completed ones are all minus the waiting ones; they are only
 * asked for where all are too many to be counted.
 */
export function useCounts(filters: TicketFilters, status: Status, shown: Page | undefined) {
  const known = (one: Status, asked: Page | undefined) => (status === one ? shown : asked)
  const all = known('A', useFirst(filters, 'A', status !== 'A'))
  const waiting = known('W', useFirst(filters, 'W'))
  const isCapped = all?.total_capped === true
  const completed = known('C', useFirst(filters, 'C', isCapped && status !== 'C'))
  const rest = isCapped ? completed : difference(all, waiting)
  return { A: inWords(all), W: inWords(waiting), C: inWords(rest), shown: inWords(shown) }
}

/**
 * The tickets that wait, under the filters, or for the one task that the list is filtered to: their number, the first
 * one, and the one after another.
 */
export function useWaiting(filters: TicketFilters, status: Status) {
  const page = useFirst(filters, isNarrower(status) ? status : 'W')
  // A ticket that was priced a moment ago is left out at once.
  const queue = page?.data.filter(({ SysPrice }) => SysPrice === null)
  return {
    waiting: page?.total_record ? inWords(page) : undefined,
    next: queue?.[0],
    nextAfter: (record: PalmRecord) => queue && nextInQueue(record, queue),
  }
}

/** The oldest tickets of a status, of which the first waiting one is next. */
function useFirst(filters: TicketFilters, filterStatus: Status, enabled = true) {
  const sort = { field: 'WeightTimeIn', direction: 'asc' } as const
  const input = { ...filters, filterStatus, sort, page: 0 }
  return useCall(calls.getWeightProcess, input, { enabled }).data
}

function difference(
  all: CountedTickets | undefined,
  some: CountedTickets | undefined,
): CountedTickets | undefined {
  return all && some && { total_record: all.total_record - some.total_record }
}

function inWords(counted: CountedTickets | undefined): string | undefined {
  return counted && count(counted.total_record, counted.total_capped)
}
