import type { z } from 'zod'
import type { palmRecord } from '../contract/record.ts'

export type PalmRecord = z.output<typeof palmRecord>

/** Whose load it is: the seller by code and name, the truck and the product. */
export function aboutOf(record: PalmRecord): string {
  return `${record.CustomerName} AVL ${record.AVL} · ${record.CarRegister} · ${record.ProductDataID}`
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

/** Of what is known of one ticket, the latest; what stands last among the same versions. */
export function newest(first: PalmRecord, ...others: (PalmRecord | undefined)[]): PalmRecord {
  return others.reduce<PalmRecord>(
    (latest, record) => (record && record.Version >= latest.Version ? record : latest),
    first,
  )
}

/** Whether somebody has graded or priced the ticket since it was seen, or what was done is void. */
export function isStale(seen: PalmRecord, now: PalmRecord): boolean {
  return (
    now.EvaluatedAt !== seen.EvaluatedAt ||
    now.SysProductGrade !== seen.SysProductGrade ||
    now.ValuedAt !== seen.ValuedAt ||
    now.SysPrice !== seen.SysPrice
  )
}
