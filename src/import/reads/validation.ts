import type { Answers } from '../../weighing/rules/faults.ts'
import type { Params, Values } from '../kinds/kind.ts'
import type { Counts, KindName, Outcome } from '../rules.ts'
import type { FaultCode, FileCode } from '../words.ts'
import type { MatchedTable } from './match-tables.ts'

export interface Fault {
  field: string | null
  value: string | null
  code: FaultCode
  params: Params
  proposal: string | null
}

/** A value that a row changes. */
export interface ValueChange {
  field: string
  before: string | null
  after: string | null
  confirm: boolean
}

/** A row of a file, and what becomes of it. */
export interface ValidatedRow {
  file: string
  sheet: string | null
  line: number
  kind: KindName
  key: string
  /** What the record is called by where that is not its key. */
  shownKey?: string
  name: string
  outcome: Outcome
  faults: Fault[]
  changes: ValueChange[]
  /** What it says, by field. */
  given: Record<string, string>
  /** The fields whose value an officer said to be right. */
  confirmed: Set<string>
  /** What stands in columns that have a unit of their own, as it is written. */
  written?: Record<string, string>
  /** Of a ticket: what the officer answered of it. */
  answers?: Answers
}

/** A record as rows of the files want it. */
export interface Target {
  kind: KindName
  key: string
  name: string
  /** Undefined: there is none of this key yet. */
  before: Values | undefined
  given: Record<string, string>
  after: Values
  answers?: Answers
  /** The row that named it first. */
  row: ValidatedRow
  /** Later rows, by the field that they say first. */
  laterRows?: Map<string, ValidatedRow>
}

/** The records that rows want, by kind and key. */
export type Targets = Map<KindName, Map<string, Target>>

export interface FileFault {
  line: number | null
  code: FileCode
  params: Params
}

export interface ValidatedTable extends MatchedTable {
  missing: string[]
  fileFaults: FileFault[]
}

export interface Validation {
  tables: ValidatedTable[]
  rows: ValidatedRow[]
  /** By kind in the order of writing, without those that stay as they are. */
  changes: Target[]
  counts: Counts
  /** What it would do, in short: another digest, and it would do something else. */
  digest: string
}
