import type { ColumnType } from 'kysely'

/** A numeric column: exact text when read; text or a JSON number of the wire when written. */
export type Numeric = ColumnType<string, string | number, string | number>
/** A numeric column with a default. */
export type DefaultNumeric = ColumnType<string, string | number | undefined, string | number>
/** A numeric column that may be empty. */
export type NullableNumeric = ColumnType<
  string | null,
  string | number | null | undefined,
  string | number | null
>
