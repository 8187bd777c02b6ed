import type { Output } from '../../../platform/call.ts'
import type { calls } from '../../contract.ts'

export type Deed = Output<typeof calls.getHistory>['data'][number]

/** What is done line by line, often to many of them in one go. */
const BY_LINE: readonly Deed['Action'][] = ['addLine', 'removeLine', 'receive']
const ONE_GO_MS = 120_000

/** The deeds as a reader counts them, in their order: what one officer did to many lines in one go is one. */
export function gather(deeds: readonly Deed[]): Deed[][] {
  const gathered: Deed[][] = []
  for (const deed of deeds) {
    const last = gathered.at(-1)
    if (last && isOneGo(last.at(-1)!, deed)) last.push(deed)
    else gathered.push([deed])
  }
  return gathered
}

function isOneGo(one: Deed, next: Deed): boolean {
  return (
    BY_LINE.includes(one.Action) &&
    one.Action === next.Action &&
    one.OfficerUUID === next.OfficerUUID &&
    Date.parse(one.HappenedAt) - Date.parse(next.HappenedAt) <= ONE_GO_MS
  )
}

/** First and last name; nothing where the system did it. */
export function officerOf({ OfficerName, OfficerLastname }: Deed): string {
  return [OfficerName, OfficerLastname].filter(Boolean).join(' ')
}
