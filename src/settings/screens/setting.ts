import type { TFunction } from 'i18next'
import type { Output } from '../../platform/call.ts'
import type { WordKey } from '../../platform/catalogue.ts'
import { businessDay } from '../../platform/thai-date.ts'
import type { calls } from '../contract.ts'
import { definitionOf, type SettingKey, type Unit } from '../rules.ts'

export type Setting = Output<typeof calls.getSettings>[number]
type Row = Setting['History'][number]

/** The row in force today, and the next one to come; undefined where there is none. */
export function rowsOf({ History }: Setting): { inForce: Row | undefined; next: Row | undefined } {
  const day = businessDay(new Date())
  // Of one day the later one holds: the newest comes first.
  const byDay = [...History].sort((a, b) => b.ValidFrom.localeCompare(a.ValidFrom))
  const coming = byDay.filter(({ ValidFrom }) => ValidFrom > day)
  const nextDay = coming.at(-1)?.ValidFrom
  return {
    inForce: byDay.find(({ ValidFrom }) => ValidFrom <= day),
    next: coming.find(({ ValidFrom }) => ValidFrom === nextDay),
  }
}

/** A number of a setting, with its decimals and without its unit. */
export function figure(key: SettingKey, value: number): string {
  const { decimals } = definitionOf(key)
  const places = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return value.toLocaleString('en-US', places)
}

/** What each unit is called. */
export const UNITS = {
  kg: 'term.kg',
  days: 'settings.unit.days',
  times: 'settings.unit.times',
} as const satisfies Record<Unit, WordKey>

/** A number of a setting with its unit. */
export function withUnit(t: TFunction, key: SettingKey, value: number): string {
  return `${figure(key, value)} ${t(UNITS[definitionOf(key).unit])}`
}
