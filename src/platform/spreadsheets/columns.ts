import { arabicDigits } from '../thai-date.ts'
import { withoutUnit } from './units.ts'

/** What a column of a file is taken for: one of the fields, or nothing. */
export interface ColumnMatch<Field extends string> {
  header: string
  field: Field | undefined
  /** Whether a column to its left is taken for the same field already; this one is taken for nothing then. */
  isSecond: boolean
}

/**
 * Matches the columns of a file with fields by the names that each field goes by, in whatever language. Case, spaces and
 * signs count for nothing, and neither does a unit: "ระยะทาง (กม.)" and "ระยะทาง กม." are "ระยะทาง". Of two fields of one
 * name it is the first.
 */
export function matchColumns<Field extends string>(
  header: readonly string[],
  names: Readonly<Record<Field, readonly string[]>>,
): ColumnMatch<Field>[] {
  const fieldOf = new Map<string, Field>()
  for (const [field, all] of Object.entries(names) as [Field, readonly string[]][]) {
    for (const name of [field, ...all]) {
      const key = columnKey(name)
      if (!fieldOf.has(key)) fieldOf.set(key, field)
    }
  }
  const taken = new Set<Field>()
  return header.map((name) => {
    const field = fieldOf.get(columnKey(name)) ?? fieldOf.get(columnKey(withoutUnit(name)))
    const isSecond = field !== undefined && taken.has(field)
    if (field !== undefined) taken.add(field)
    return { header: name, field: isSecond ? undefined : field, isSecond }
  })
}

/** What a column's name is known by: two names with one key are the same name. */
export function columnKey(name: string): string {
  return arabicDigits(name)
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}
