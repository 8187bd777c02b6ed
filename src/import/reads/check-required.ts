import { yieldToEventLoop } from '../../platform/yield-to-event-loop.ts'
import { KINDS } from '../kinds/kinds.ts'
import type { MatchedTable } from './match-tables.ts'
import { addFault } from './parse-rows.ts'
import type { Targets, ValidatedRow, ValidatedTable } from './validation.ts'

/** A row without a key is wrong. */
export function requireKey(row: ValidatedRow): void {
  for (const field of KINDS[row.kind].key) {
    const isRead = row.given[field] !== undefined || row.faults.some((one) => one.field === field)
    if (row.given[field] === '' || !isRead) addFault(row, field, '', 'required')
  }
}

/** The fields that a table lacks a column of: its key, and what a new record needs. */
export function missingOf(
  { kindName, columns }: MatchedTable,
  rows: readonly ValidatedRow[],
  targets: Targets,
): string[] {
  if (!kindName || columns.length === 0) return []
  const kind = KINDS[kindName]
  const has = new Set(columns.flatMap(({ field }) => field ?? []))
  const isSaid = (name: string) =>
    [name, kind.fields[name]?.orElse].some((field) => field !== undefined && has.has(field))
  const isNew = ({ key, outcome }: ValidatedRow) => {
    const target = targets.get(kindName)?.get(key)
    return outcome !== 'leftOut' && target !== undefined && target.before === undefined
  }
  const needed = Object.entries(kind.fields).filter(
    ([name, { required }]) =>
      required &&
      !isSaid(name) &&
      (kind.key.includes(name) ||
        rows.some((row) => isNew(row) && !targets.get(kindName)?.get(row.key)?.given[name])),
  )
  return needed.map(([name]) => name)
}

/** A value that a record must have is neither emptied nor left out. */
export async function requireValues(
  rows: readonly ValidatedRow[],
  targets: Targets,
  tables: readonly ValidatedTable[],
): Promise<void> {
  const missing = new Map(
    tables.map(({ file, sheet, missing }) => [`${file}\n${sheet ?? ''}`, missing]),
  )
  for (const row of rows) {
    await yieldToEventLoop()
    const kind = KINDS[row.kind]
    const target = targets.get(row.kind)?.get(row.key)
    for (const [name, field] of Object.entries(kind.fields)) {
      if (kind.key.includes(name) || row.faults.some((one) => one.field === name)) continue
      const given = row.given[name]
      const isEmptied = given === '' && field.required
      const isLacking =
        field.required &&
        !field.of &&
        given === undefined &&
        target?.row === row &&
        !target.before &&
        !target.given[name]
      const isOfFile = missing.get(`${row.file}\n${row.sheet ?? ''}`)?.includes(name)
      if (isEmptied || (isLacking && !isOfFile)) addFault(row, name, '', 'required')
    }
  }
}
