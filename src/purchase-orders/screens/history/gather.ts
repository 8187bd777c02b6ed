import type { Output } from '../../../platform/call.ts'
import type { calls } from '../../contract.ts'

export type HistoryEvent = Output<typeof calls.getHistory>['data'][number]

/** What is done line by line, often to many of them in one go. */
const BY_LINE: readonly HistoryEvent['Action'][] = ['addLine', 'removeLine', 'receive']
const ONE_GO_MS = 120_000

/** The events as a reader counts them, in their order: what one officer did to many lines in one go is one. */
export function gather(events: readonly HistoryEvent[]): HistoryEvent[][] {
  const gathered: HistoryEvent[][] = []
  for (const event of events) {
    const last = gathered.at(-1)
    if (last && isOneGo(last.at(-1)!, event)) last.push(event)
    else gathered.push([event])
  }
  return gathered
}

function isOneGo(one: HistoryEvent, next: HistoryEvent): boolean {
  return (
    BY_LINE.includes(one.Action) &&
    one.Action === next.Action &&
    one.OfficerUUID === next.OfficerUUID &&
    Date.parse(one.HappenedAt) - Date.parse(next.HappenedAt) <= ONE_GO_MS
  )
}

/** First and last name; nothing where the system did it. */
export function officerOf({ OfficerName, OfficerLastname }: HistoryEvent): string {
  return [OfficerName, OfficerLastname].filter(Boolean).join(' ')
}
