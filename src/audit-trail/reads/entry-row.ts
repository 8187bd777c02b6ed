import type { Concern } from '../rules/concerns.ts'

export type Values = Record<string, unknown>

/** An entry as the queries read it. */
export interface EntryRow {
  ID: number
  HappenedAt: Date
  OfficerUUID: string | null
  OfficerName: string | null
  OfficerLastname: string | null
  ScaleName: string | null
  SystemAccount: string | null
  Action: string
  Concern: Concern | null
  Entity: string
  EntityID: string
  Before: Values
  After: Values
  Reason: string | null
  Address: string | null
  device: string | null
}
