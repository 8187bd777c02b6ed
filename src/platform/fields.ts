/** The columns of a record, each with what the wire calls it. */
export type Fields = Readonly<Record<string, { readonly wire: string }>>

type Column<F> = keyof F & string
type Aliased<F extends Fields> = { [C in Column<F>]: `${C} as ${F[C]['wire']}` }[Column<F>]

/** The columns of `fields`, in their order. */
export function columnsOf<F extends Fields>(fields: F): Column<F>[] {
  return Object.keys(fields) as Column<F>[]
}

/** 'distance_km as ValueDistanceFactory' of each of `fields`: what a read selects. */
export function aliased<F extends Fields>(fields: F): Aliased<F>[] {
  return columnsOf(fields).map((column) => `${column} as ${fields[column]!.wire}` as Aliased<F>)
}

/** What a record of the wire says of `fields`, by their columns; null where it says nothing. */
export function fromWire<
  F extends Fields,
  R extends { [C in Column<F> as F[C]['wire']]?: unknown },
>(fields: F, record: R) {
  const entries = columnsOf(fields).map((column) => [
    column,
    record[fields[column]!.wire as keyof R] ?? null,
  ])
  return Object.fromEntries(entries) as {
    [C in Column<F>]: Exclude<R[F[C]['wire'] & keyof R], undefined> | null
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
export function wireNames(fields: Fields): Record<string, string> {
  return Object.fromEntries(columnsOf(fields).map((column) => [column, fields[column]!.wire]))
}
