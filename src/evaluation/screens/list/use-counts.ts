import type { Output } from '../../../platform/call.ts'
import { useCall } from '../../../platform/client.ts'
import { count } from '../../../ui/format.ts'
import { calls } from '../../contract.ts'
import type { PalmRecord } from '../record.ts'
import { nextInQueue } from '../tasks.ts'
import { isNarrower, type ListView, type TicketFilters } from './address.ts'
import { skippedIds, useSkipped } from './skipped.ts'

type Status = ListView['status']
export type Page = Output<typeof calls.getWeightProcess>
type CountedTickets = Pick<Page, 'total_record' | 'total_capped'>

/**
 * The number of tickets in each status under the other filters, as words; undefined while they load. `shown` is the
 * loaded page of the list, which has its own count. The completed ones are all minus the waiting and the voided ones;
 * they are only asked for where all are too many to be counted.
 */
export function useCounts(filters: TicketFilters, status: Status, shown: Page | undefined) {
  const known = (one: Status, asked: Page | undefined) => (status === one ? shown : asked)
  const all = known('A', useFirst(filters, 'A', status !== 'A').data)
  const { data: today } = useFirst(filters, 'T')
  const { data: before } = useFirst(filters, 'B')
  const voided = known('V', useFirst(filters, 'V', status !== 'V').data)
  const isCapped = all?.total_capped === true
  const completed = known('C', useFirst(filters, 'C', isCapped && status !== 'C').data)
  const rest = isCapped ? completed : difference(all, [today, before, voided])
  return {
    A: inWords(all),
    T: inWords(today),
    B: inWords(before),
    C: inWords(rest),
    V: voided?.total_record ? inWords(voided) : undefined,
    shown: inWords(shown),
  }
}

/**
 * The tickets that wait, under the filters, or for the one task that the list is filtered to: how many of today and of
 * the days before, the one that is next, and the one after another.
 */
export function useWaiting(filters: TicketFilters, status: Status) {
  const isNarrowed = isNarrower(status)
  const { data: first } = useFirst(filters, isNarrowed ? status : 'T')
  const { data: before, isLoading } = useFirst(filters, 'B', !isNarrowed)
  const skipped = useSkipped()
  // A ticket that was priced a moment ago is left out at once.
  const waitingOf = (page: Page | undefined) =>
    page?.data.filter(({ SysPrice }) => SysPrice === null) ?? []
  const queue = { today: waitingOf(first), before: waitingOf(isNarrowed ? undefined : before) }
  return {
    today: first?.total_record ? inWords(first) : undefined,
    before: !isNarrowed && before?.total_record ? inWords(before) : undefined,
    /** It is not yet known whether any wait of the days before. */
    isLoading,
    next: nextInQueue({ ...queue, skipped }),
    /** The one after `done`, which may have been put off a moment ago. */
    nextAfter: (done: PalmRecord) => nextInQueue({ ...queue, skipped: skippedIds() }, done),
  }
}

/** The oldest tickets of a status, of which the first waiting one is next. */
function useFirst(filters: TicketFilters, filterStatus: Status, enabled = true) {
  const sort = { field: 'WeightTimeIn', direction: 'asc' } as const
  const input = { ...filters, filterStatus, sort, page: 0 }
  return useCall(calls.getWeightProcess, input, { enabled })
}

function difference(
  all: CountedTickets | undefined,
  some: readonly (CountedTickets | undefined)[],
): CountedTickets | undefined {
  if (!all || some.includes(undefined)) return undefined
  const total_record = some.reduce((rest, one) => rest - (one?.total_record ?? 0), all.total_record)
  return { total_record }
}

function inWords(counted: CountedTickets | undefined): string | undefined {
  return counted && count(counted.total_record, counted.total_capped)
}
