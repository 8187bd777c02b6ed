import type { z } from 'zod'
import type { palmRecord } from '../contract.ts'
import { ticketState } from '../rules.ts'

export type PalmRecord = z.output<typeof palmRecord>

/** What a person calls the ticket: its slip, or the scale's own number until the slip is printed. */
export function ticketName(record: PalmRecord): string {
  return record.SequenceWeightOut ?? record.WeightScaleIDIn
}

/** What the ticket waits for. */
export function stateOf(record: PalmRecord) {
  return ticketState({
    isGraded: record.SysProductGrade !== null,
    isValued: record.SysPrice !== null,
    isWeighedOut: record.WeightNet !== null,
  })
}

/** The plate apart from its province: '80-1234' and 'กระบี่'. */
export function plateOf(registration: string): { plate: string; province: string } {
  const [, plate = registration, province = ''] = /^(.*\d)\s+(\D+)$/.exec(registration) ?? []
  return { plate, province }
}

/** Whole minutes since the truck came in. */
export function minutesIn(record: PalmRecord, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(record.WeightTimeIn)) / 60_000))
}
