import type { z } from 'zod'
import { columnKey, matchColumns } from '../../platform/spreadsheets/columns.ts'
import type { choices } from '../contract/preview.ts'
import { KINDS } from '../kinds/kinds.ts'
import { KIND_NAMES, type KindName, type MATCHED_BY } from '../rules.ts'
import type { FileTable } from './read-files.ts'

export type Choices = z.output<typeof choices>

export interface MatchedColumn {
  header: string
  /** Which of the columns of its header it is, from the left. */
  nth: number
  field: string | null
  by: (typeof MATCHED_BY)[number] | null
}

/** A table with what it is taken for. */
export interface MatchedTable extends FileTable {
  /** Null: not known, or left out. */
  kindName: KindName | null
  isLeftOut: boolean
  /** Hidden rows and columns that stay out. */
  stayingHidden: { rows: number; columns: number }
  columns: MatchedColumn[]
  /** Columns that stand there twice and were not told apart by hand. */
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
  return tables.map((read) => {
    const choice = chosen?.find(
      ({ File, Sheet }) => File === read.file && (Sheet ?? undefined) === read.sheet,
    )
    const { table, stayingHidden } = withHidden(read, choice?.Hidden === true)
    const isOnlyTable = tables.filter(({ file }) => file === table.file).length === 1
    const isHiddenSheet = table.hidden?.isSheet === true
    const unchosen = isHiddenSheet ? null : kindOf(table, isOnlyTable)
    const kindName = choice ? choice.Kind : unchosen
    const isLeftOut = choice?.Kind === null || (isHiddenSheet && !choice)
    if (!kindName) {
      const columns = named(table.header).map((name) => ({ ...name, field: null, by: null }))
      return { ...table, kindName, isLeftOut, stayingHidden, columns, doubled: [] }
    }
    return {
      ...table,
      kindName,
      isLeftOut,
      stayingHidden,
      ...matched(table.header, kindName, choice?.Columns ?? [], remembered),
    }
  })
}

/** A table with its hidden rows and columns where they are chosen, and how many stay out where they are not. */
function withHidden(table: FileTable, isChosen: boolean) {
  const { isSheet = false, rows = 0, columns = 0, whole } = table.hidden ?? {}
  const none = { rows: 0, columns: 0 }
  if (isSheet || !whole) return { table, stayingHidden: none }
  return isChosen
    ? { table: { ...whole, file: table.file, hidden: table.hidden }, stayingHidden: none }
    : { table, stayingHidden: { rows, columns } }
}

function matched(
  header: readonly string[],
  kind: KindName,
  byHand: readonly { Header: string; Nth?: number; Field: string | null }[],
  remembered: Remembered,
) {
  const { fields } = KINDS[kind]
  const taken = new Set<string>()
  const found = matchColumns(header, namesOf(kind))
  const names = named(header)
  const first = found.map(({ field, isSecond }, at): MatchedColumn => {
    const name = names[at]!
    const hand = byHand.find(({ Header, Nth = 1 }) => Header === name.header && Nth === name.nth)
    const known = isAlone(name, names)
      ? remembered.get(rememberedKey(kind, name.header))
      : undefined
    if (hand) return { ...name, field: hand.Field, by: 'hand' }
    if (known !== undefined && (known === null || Object.hasOwn(fields, known)))
      return { ...name, field: known, by: 'remembered' }
    return { ...name, field: isSecond ? null : (field ?? null), by: field ? 'name' : null }
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
  const doubled = found.filter(({ isSecond }, at) => isSecond && !columns[at]?.field)
  return { columns, doubled: [...new Set(doubled.map(({ header }) => header))] }
}

type NamedColumn = Pick<MatchedColumn, 'header' | 'nth'>

/** Tells columns of one header apart. */
function named(header: readonly string[]): NamedColumn[] {
  const seen = new Map<string, number>()
  return header.map((header) => {
    const nth = (seen.get(header) ?? 0) + 1
    seen.set(header, nth)
    return { header, nth }
  })
}

/** Whether no other column of the table goes by the same name: a match of it is remembered. */
export function isAlone({ header }: NamedColumn, all: readonly NamedColumn[]): boolean {
  const key = columnKey(header)
  return all.filter((one) => columnKey(one.header) === key).length === 1
}

function namesOf(kind: KindName): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(KINDS[kind].fields).map(([name, { th, en }]) => [name, [...th, ...en]]),
  )
}

/** The kind that the name says, of the sheet or of a file that is one table, else the one that the columns fit best. */
function kindOf({ file, sheet, header }: FileTable, isOnlyTable: boolean): KindName | null {
  const names = [sheet, isOnlyTable ? file.replace(/\.\w+$/, '') : undefined]
  const byName = names.flatMap((name) => (name === undefined ? [] : (kindByName(name) ?? [])))
  const fitting = byName.find((kind) => fieldsFound(header, kind) > 0)
  if (fitting) return fitting
  const scores = KIND_NAMES.map((kind) => ({ kind, score: fieldsFound(header, kind) }))
  scores.sort((one, other) => other.score - one.score)
  const [best, second] = scores
  return best && best.score > (second?.score ?? 0) ? best.kind : (byName[0] ?? null)
}

/** The longest name that the beginning of a file's or sheet's name is. */
function kindByName(name: string): KindName | undefined {
  const own = columnKey(name)
  const candidates = KIND_NAMES.flatMap((kind) =>
    [kind, ...KINDS[kind].fileNames].map((one) => ({ kind, key: columnKey(one) })),
  )
  const meant = candidates.filter(({ key }) => own.startsWith(key))
  meant.sort((one, other) => other.key.length - one.key.length)
  return meant[0]?.kind
}

/** How many columns are fields of a kind; 0 where its key is not among them. */
function fieldsFound(header: readonly string[], kind: KindName): number {
  const found = matchColumns(header, namesOf(kind)).flatMap(({ field }) => field ?? [])
  const { key, orKey = key, fields } = KINDS[kind]
  const isSaid = (field: string) =>
    [field, fields[field]?.orElse].some((one) => found.includes(one!))
  return key.every(isSaid) || orKey.every(isSaid) ? found.length : 0
}
