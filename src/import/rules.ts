/** The kinds of records that files bring, in the order in which they are written: what is referred to comes first. */
export const KIND_NAMES = [
  'sites',
  'warehouses',
  'number_sequences',
  'financial_dimensions',
  'product_groups',
  'products',
  'customers',
  'vendors',
  'premiums',
  'price_ladders',
  'vehicle_weights',
  'tickets',
] as const
export type KindName = (typeof KIND_NAMES)[number]

/** What becomes of a row. */
export const OUTCOMES = ['faulty', 'leftOut', 'new', 'changed', 'unchanged'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** A draft, one that is being written, one that is in, and one that was taken back. */
export const IMPORT_STATES = ['draft', 'running', 'imported', 'undone'] as const

/** How a column came to its field. */
export const MATCHED_BY = ['name', 'remembered', 'hand'] as const

/** What the values of a field are. */
export const FIELD_KINDS = ['text', 'number', 'day', 'instant', 'choice'] as const

/** Rows of a preview: those of each kind that it shows without being asked for more. */
export const SHOWN_FAULTY = 200
export const SHOWN_CHANGES = 30
/** Rows that are given at once where nothing else is asked, those that a list turns over, and those that may be asked. */
export const ROWS_GIVEN = 500
export const ROWS_TURNED = 2000
export const MAX_ROWS_GIVEN = 50_000

/** How many rows become what. */
export const NO_COUNTS = { All: 0, Faulty: 0, LeftOut: 0, New: 0, Changed: 0, Unchanged: 0 }
export type Counts = typeof NO_COUNTS

/** With what the row of a template begins that only shows how to fill it in. */
export const EXAMPLE = { th: 'ตัวอย่าง', en: 'Example' } as const

/** Whether a row, by its first cell, is the example of a template. */
export function isExample(firstCell = ''): boolean {
  return Object.values(EXAMPLE).some((word) => firstCell.startsWith(`${word}:`))
}
