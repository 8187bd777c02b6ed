import type { z } from 'zod'
import type { palmRecord } from '../contract/record.ts'

export type PalmRecord = z.output<typeof palmRecord>

/** What a dialog is about: seller with code, truck and product. */
export function aboutOf(record: PalmRecord): string {
  return `${record.CustomerName} AVL ${record.AVL} · ${record.CarRegister} · ${record.ProductDataID}`
}

/** Splits a registration into plate and province: '80-1234' and 'กระบี่'. */
export function plateOf(registration: string): { plate: string; province: string } {
  const [, plate = registration, province = ''] = /^(.*\d)\s+(\D+)$/.exec(registration) ?? []
  return { plate, province }
}

/** Whole minutes since the truck came in. */
export function minutesIn(record: PalmRecord, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(record.WeightTimeIn)) / 60_000))
}

/** The record with the highest version, of equal ones the last. */
export function newest(first: PalmRecord, ...others: (PalmRecord | undefined)[]): PalmRecord {
  return others.reduce<PalmRecord>(
    (latest, record) => (record && record.Version >= latest.Version ? record : latest),
    first,
  )
}

/** Whether the ticket was graded or priced since it was seen, or its grade or price became void. */
export function isStale(seen: PalmRecord, now: PalmRecord): boolean {
  return (
    now.EvaluatedAt !== seen.EvaluatedAt ||
    now.SysProductGrade !== seen.SysProductGrade ||
    now.ValuedAt !== seen.ValuedAt ||
    now.SysPrice !== seen.SysPrice
  )
}

/** Whether an order or its void keeps the ticket as it is. */
export function isFrozen({ LockedBy, Voided }: PalmRecord): boolean {
  return LockedBy !== null || Voided !== null
}
