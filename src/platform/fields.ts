import type { WordKey } from './catalogue.ts'
import type { Kind } from './kinds.ts'
import type { NullableNumeric } from './numeric.ts'

/** A field as officers know it. */
export interface Field {
  /** What it is called, everywhere: over a column of a workbook, before a change, in a document. */
  readonly word: WordKey
  /** What it is called over the column of a list, where the word is too long. */
  readonly short?: WordKey
  readonly kind: Kind
}

/** The fields that lists show, by the names of the wire. */
export type ListedFields = Readonly<Record<string, Field>>

/** The fields of a record by their columns. */
export type RecordFields = Readonly<Record<string, Field & { readonly wire: string }>>

/** The columns of a record, each with what the wire calls it and what kind of value it has. */
export type Fields = Readonly<Record<string, { readonly wire: string; readonly kind: Kind }>>

/** The columns of a table that keep `fields`, each of which may say nothing. */
export type NullableColumns<F extends Fields> = {
  [C in keyof F]: F[C]['kind'] extends TextKind ? string | null : NullableNumeric
}
/** Kinds whose values are text. */
export type TextKind = 'text' | 'note' | 'code' | 'name' | 'account' | 'reason'

type Column<F> = keyof F & string
type Aliased<T extends string, F extends Fields> = {
  [C in Column<F>]: `${T}.${C} as ${F[C]['wire']}`
}[Column<F>]

/** The columns of `fields`, in their order. */
export function columnsOf<F extends Fields>(fields: F): Column<F>[] {
  return Object.keys(fields) as Column<F>[]
}

/** 'vendors.distance_km as ValueDistanceFactory' of each of `fields`: what a read selects. */
export function aliased<T extends string, F extends Fields>(table: T, fields: F): Aliased<T, F>[] {
  return columnsOf(fields).map(
    (column) => `${table}.${column} as ${fields[column]!.wire}` as Aliased<T, F>,
  )
}

/** How a value of the wire is kept: null for what may be left out. */
type Kept<K, Value> = K extends 'flag'
  ? boolean
  : K extends 'text' | 'reason'
    ? Exclude<Value, undefined> | null
    : undefined extends Value
      ? Exclude<Value, undefined> | null
      : Value

/** What a record of the wire says of `fields`, by their columns; null where it says nothing. */
export function fromWire<
  R extends object,
  F extends Readonly<Record<string, { wire: keyof R & string; kind: Kind }>>,
>(fields: F, record: R) {
  const entries = columnsOf(fields).map((column) => {
    const { wire, kind } = fields[column]!
    return [column, toColumn(kind, record[wire])]
  })
  return Object.fromEntries(entries) as { [C in Column<F>]: Kept<F[C]['kind'], R[F[C]['wire']]> }
}

function toColumn(kind: Kind, value: unknown): unknown {
  if (kind === 'flag') return value === 1
  return kind === 'text' || kind === 'reason' ? value || null : (value ?? null)
}

/** What a row of the database says of `fields`, by their columns: one side of an audit entry. */
export function valuesOf<F extends Fields, R extends Record<Column<F>, unknown>>(
  fields: F,
  row: R,
): Pick<R, Column<F>> {
  const entries = columnsOf(fields).map((column) => [column, row[column]])
  return Object.fromEntries(entries) as Pick<R, Column<F>>
}

/** What the wire calls the columns of `fields`. */
export function wireNames<F extends Fields>(fields: F): { [C in Column<F>]: F[C]['wire'] } {
  const entries = columnsOf(fields).map((column) => [column, fields[column]!.wire])
  return Object.fromEntries(entries) as { [C in Column<F>]: F[C]['wire'] }
}

/** What `kinds` has for the kind of each of `fields`, by the names of the wire: a schema, a way of writing. */
export function byWire<F extends Fields, K extends Record<F[Column<F>]['kind'], unknown>>(
  fields: F,
  kinds: K,
) {
  const entries = Object.values(fields).map(({ wire, kind }) => [
    wire,
    kinds[kind as F[Column<F>]['kind']],
  ])
  return Object.fromEntries(entries) as { [C in Column<F> as F[C]['wire']]: K[F[C]['kind']] }
}

/** The fields of a record by the names of the wire. */
export function listed<F extends RecordFields>(fields: F) {
  const entries = Object.values(fields).map((field) => [field.wire, field])
  return Object.fromEntries(entries) as { [C in Column<F> as F[C]['wire']]: F[C] }
}
