import type { z } from 'zod'
import { columnKey, matchColumns } from '../../platform/spreadsheets/columns.ts'
import type { choices } from '../contract/preview.ts'
import { KINDS } from '../kinds/kinds.ts'
import { KIND_NAMES, type KindName, type MATCHED_BY } from '../rules.ts'
import type { FileTable } from './read-files.ts'

export type Choices = z.output<typeof choices>

export interface MatchedColumn {
  header: string
  field: string | null
  by: (typeof MATCHED_BY)[number] | null
}

/** A table with what it is taken for. */
export interface MatchedTable extends FileTable {
  /** Null: not known, or left out. */
  kindName: KindName | null
  isLeftOut: boolean
  columns: MatchedColumn[]
  /** Columns that stand there twice. */
  doubled: string[]
}

/** What officers matched by hand before: the field of a header, by kind. */
export type Remembered = ReadonlyMap<string, string | null>

/** The name under which a match is remembered. */
export function rememberedKey(kind: KindName, header: string): string {
  return `${kind} ${columnKey(header)}`
}

/** Takes each table for a kind, and its columns for fields: by hand, else as remembered, else by name. */
export function matchTables(
  tables: readonly FileTable[],
  chosen: Choices['Tables'],
  remembered: Remembered,
): MatchedTable[] {
  return tables.map((table) => {
    const choice = chosen?.find(
      ({ File, Sheet }) => File === table.file && (Sheet ?? undefined) === table.sheet,
    )
    const isAlone = tables.filter(({ file }) => file === table.file).length === 1
    const kindName = choice ? choice.Kind : kindOf(table, isAlone)
    const isLeftOut = choice?.Kind === null
    if (!kindName) {
      const columns = table.header.map((header) => ({ header, field: null, by: null }))
      return { ...table, kindName, isLeftOut, columns, doubled: [] }
    }
    return {
      ...table,
      kindName,
      isLeftOut,
      ...matched(table.header, kindName, choice?.Columns ?? [], remembered),
    }
  })
}

function matched(
  header: readonly string[],
  kind: KindName,
  byHand: readonly { Header: string; Field: string | null }[],
  remembered: Remembered,
) {
  const { fields } = KINDS[kind]
  const taken = new Set<string>()
  const found = matchColumns(header, namesOf(kind))
  const first = found.map(({ header, field, isSecond }): MatchedColumn => {
    const hand = byHand.find(({ Header }) => Header === header)
    const known = remembered.get(rememberedKey(kind, header))
    if (hand) return { header, field: hand.Field, by: 'hand' }
    if (known !== undefined && (known === null || Object.hasOwn(fields, known)))
      return { header, field: known, by: 'remembered' }
    return { header, field: isSecond ? null : (field ?? null), by: field ? 'name' : null }
  })
  const order = ['hand', 'remembered', 'name', null] as const
  const columns = [...first]
  for (const by of order) {
    for (const [at, column] of first.entries()) {
      if (column.by !== by || !column.field) continue
      const isUsable = Object.hasOwn(fields, column.field) && !taken.has(column.field)
      if (isUsable) taken.add(column.field)
      else columns[at] = { ...column, field: null, by: null }
    }
  }
  const doubled = found.filter(({ isSecond }) => isSecond).map(({ header }) => header)
  return { columns, doubled }
}

function namesOf(kind: KindName): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(KINDS[kind].fields).map(([name, { th, en }]) => [name, [...th, ...en]]),
  )
}

/** The kind that the name says, of the sheet or of a file that is one table, else the one that the columns fit best. */
function kindOf({ file, sheet, header }: FileTable, isAlone: boolean): KindName | null {
  const names = [sheet, isAlone ? file.replace(/\.\w+$/, '') : undefined]
  const said = names.flatMap((name) => (name === undefined ? [] : (kindByName(name) ?? [])))
  const fitting = said.find((kind) => fieldsFound(header, kind) > 0)
  if (fitting) return fitting
  const scores = KIND_NAMES.map((kind) => ({ kind, score: fieldsFound(header, kind) }))
  scores.sort((one, other) => other.score - one.score)
  const [best, second] = scores
  return best && best.score > (second?.score ?? 0) ? best.kind : (said[0] ?? null)
}

/** The longest name that the beginning of a file's or sheet's name is. */
function kindByName(name: string): KindName | undefined {
  const said = columnKey(name)
  const candidates = KIND_NAMES.flatMap((kind) =>
    [kind, ...KINDS[kind].fileNames].map((one) => ({ kind, key: columnKey(one) })),
  )
  const meant = candidates.filter(({ key }) => said.startsWith(key))
  meant.sort((one, other) => other.key.length - one.key.length)
  return meant[0]?.kind
}

/** How many columns are fields of a kind; 0 where its key is not among them. */
function fieldsFound(header: readonly string[], kind: KindName): number {
  const found = matchColumns(header, namesOf(kind)).flatMap(({ field }) => field ?? [])
  const { key, fields } = KINDS[kind]
  const isSaid = (field: string) =>
    [field, fields[field]?.orElse].some((one) => found.includes(one!))
  return key.every(isSaid) ? found.length : 0
}
