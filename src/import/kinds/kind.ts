import type { CallContext } from '../../platform/call-context.ts'
import type { DayOrder } from '../../platform/spreadsheets/day-order.ts'
import type { Measure } from '../../platform/spreadsheets/units.ts'
import type { Language } from '../../platform/thai-date.ts'
import type { Answers } from '../../weighing/rules/faults.ts'
import type { FIELD_KINDS, KindName } from '../rules.ts'
import type { BlockerCode, FaultCode } from '../words.ts'

/** What a record says, by field: plain text, '' where it says nothing. */
export type Values = Readonly<Record<string, string>>

export type Params = Record<string, string | number>

/** The value of a cell, or what is wrong with it. */
export type Parsed =
  | { value: string; code?: undefined }
  | { code: FaultCode; params?: Params; proposal?: string }

/** What reading a value may need to know. */
export interface Known {
  levels: readonly { id: number; name: string }[]
  now: Date
  /** The order of the days of the column. */
  dayOrder?: DayOrder
  /** How much of the field's own unit the numbers of the column count, by its header. */
  unit?: string
  /** An officer said that it is right: nothing is asked about it again. */
  isConfirmed?: boolean
}

/** Where a value is kept, and how; without a column it is kept elsewhere and only read with its record. */
export interface Stored {
  column?: string
  /** The text of what the column keeps, which is never null where nothing is said. */
  read?: (kept: string) => string
  /** What the column keeps of a text. */
  write?: (text: string) => string
}

export interface Field {
  /** What it is called: the first is shown, all are recognised above a column. */
  th: readonly [string, ...string[]]
  en: readonly [string, ...string[]]
  kind: (typeof FIELD_KINDS)[number]
  parse: (typed: string, known: Known) => Parsed
  /** Where the table of its kind keeps it (`inTable`). */
  stored?: Stored
  /** What its numbers count, in which its column may have another unit. */
  measure?: Measure
  /** A new record needs it, and it may not be emptied. */
  required?: true
  /** A record always has one: an empty cell leaves it. */
  filled?: true
  /** Of another record than the row's: the customer of a vendor. */
  of?: KindName
  /** The record that it names. */
  refersTo?: { kind: KindName; keyOf?: (value: string) => string }
  /** The kind of record that it names, which is made where it is not known. */
  names?: KindName
  /** Another officer looks at it once it is in; where `ofKnown`, not at that of a new record. */
  confirm?: true | 'ofKnown'
  /** The value as a person reads it, and as a template has it. */
  show?: (value: string, known: Known, language: Language) => string
  choices?: (known: Known, language: Language) => string[]
  example: string
  /** The field that says it where this one is absent or empty. */
  orElse?: string
  /** Not in a template, unless some record says it. */
  isRare?: true
}

/** A record that blocks taking an import back, and what needs it by now. */
export interface Blocker {
  key: string
  by?: string
  code?: BlockerCode
}

/** A record as it was and as it shall be. */
export interface Change {
  key: string
  /** The id of the record, once it was written. */
  record_id?: string
  /** Of a ticket: what the officer answered of it. */
  answers?: Answers
  before: Values | undefined
  after: Values
}

/** Says that the value of a field is wrong. */
export type Wrong = (field: string, value: string, code: FaultCode) => void

export interface Kind {
  /** Names of files and sheets that hold it, besides its own. */
  fileNames: readonly string[]
  fields: Readonly<Record<string, Field>>
  /** What says that two rows are the same record. */
  key: readonly string[]
  /** The field of the day from which a row holds: each day that rows say is a record of its own, one without a day another. */
  datedBy?: string
  /** The columns that say it where the key has none. */
  orKey?: readonly string[]
  /** The field that names a record to a person. */
  name: string
  /** Every record, by key. Of tickets there are too many: those of `keys`, and without keys those of the last days. */
  read: (ctx: Pick<CallContext, 'now'>, keys?: readonly string[]) => Promise<Map<string, Values>>
  /** How many records there are, where `read` does not give them all. */
  count?: () => Promise<number>
  /** Puts together what several cells of a row say. */
  complete?: (given: Record<string, string>, wrong: Wrong) => void
  /** Holds the records of these keys for the rest of the transaction. */
  lock?: (keys: readonly string[]) => Promise<void>
  /** Writes the records, and returns the id of each by its key; of many, some at a time. */
  write: (
    changes: readonly Change[],
    ctx: CallContext,
    importId: string,
  ) => Promise<Map<string, string>>
  /** Whether these have to be written in one go. */
  isWhole?: (changes: readonly Change[]) => boolean
  /** Takes back what an import that was written at `at` did to the records. */
  undo: (
    changes: readonly Change[],
    ctx: CallContext,
    of: { importId: string; at: Date },
  ) => Promise<void>
  /** What needs records of some keys ($1): `key` and `by`. */
  users?: string
  /** Of the records of an import, one that is not as it left it, where its values alone cannot tell. */
  changedSince?: (importId: string) => Promise<Blocker | undefined>
  /** What a new record says where nothing is said. */
  defaults?: Values
}

/** What says which record values are of. */
export function keyOf({ key, datedBy }: Pick<Kind, 'key' | 'datedBy'>, values: Values): string {
  const day = datedBy && values[datedBy]
  return [...key.map((field) => values[field] ?? ''), ...(day ? [day] : [])].join(' ')
}
