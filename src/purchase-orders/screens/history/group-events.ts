import type { Output } from '../../../platform/call.ts'
import type { calls } from '../../contract.ts'

export type HistoryEvent = Output<typeof calls.getHistory>['data'][number]

/** Actions on a single line, which officers often repeat for many lines. */
const BY_LINE: readonly HistoryEvent['Action'][] = ['addLine', 'removeLine', 'receive']
const ONE_GO_MS = 120_000

/** Groups the events, in their order: what one officer did to many lines within two minutes is one group. */
export function groupEvents(events: readonly HistoryEvent[]): HistoryEvent[][] {
  const groups: HistoryEvent[][] = []
  for (const event of events) {
    const last = groups.at(-1)
    if (last && isOneGo(last.at(-1)!, event)) last.push(event)
    else groups.push([event])
  }
  return groups
}

function isOneGo(one: HistoryEvent, next: HistoryEvent): boolean {
  return (
    BY_LINE.includes(one.Action) &&
    one.Action === next.Action &&
    one.OfficerUUID === next.OfficerUUID &&
    Date.parse(one.HappenedAt) - Date.parse(next.HappenedAt) <= ONE_GO_MS
  )
}
