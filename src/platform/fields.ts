/** The columns of a record, each with what the wire calls it. */
export type Fields = Readonly<Record<string, { readonly wire: string }>>

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

/** What a record of the wire says of `fields`, by their columns; null where it says nothing. */
export function fromWire<R extends object, F extends Record<string, { wire: keyof R & string }>>(
  fields: F,
  record: R,
) {
  const entries = columnsOf(fields).map((column) => [column, record[fields[column]!.wire] ?? null])
  return Object.fromEntries(entries) as {
    [C in Column<F>]: Exclude<R[F[C]['wire']], undefined> | null
  }
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
