import type { ReactNode } from 'react'

/** A head row over the rows that belong together. */
export interface Group {
  key: string
  title: string
  /** After the title, quieter: how many there are, and by which rule. */
  note?: ReactNode
  /** On cards, in a line below the title. */
  below?: ReactNode
  /** Before the title, 14 px. */
  glyph?: ReactNode
  /** Figures under their columns, by the key of the column. */
  cells?: Readonly<Record<string, ReactNode>>
  /** How many columns a figure takes, where it is more than its own. */
  spans?: Readonly<Record<string, number>>
  /** At the right end: a sum, or one link. */
  end?: ReactNode
  /** What a press on the title does, e.g. ticks the group; without it the press folds the group. */
  press?: { label: string; run: () => void }
}

/** What stands in the body of a table, from top to bottom: a row with its place in the list, or the head of a group. */
export type Line<Row> = { row: Row; place: number } | { group: Group }

/**
 * The rows in the order of their groups, each group under its head. The rows of a folded group are left out, and so is
 * the head of a group without rows; a row whose group is not known stands at the end without a head.
 */
export function linesOf<Row>(
  rows: readonly Row[],
  groups: readonly Group[] | undefined,
  groupOf: ((row: Row) => string) | undefined,
  folded: ReadonlySet<string>,
): readonly Line<Row>[] {
  const sorted = rowsByGroup(rows, groups, groupOf)
  const counts = sorted.map(({ rows }) => rows.length)
  return sorted.flatMap(({ group, rows }, index) => {
    const before = counts.slice(0, index).reduce((sum, count) => sum + count, 0)
    const lines = rows.map((row, place) => ({ row, place: before + place }))
    if (!group) return lines
    return folded.has(group.key) ? [{ group }] : [{ group }, ...lines]
  })
}

interface RowsOfGroup<Row> {
  group?: Group
  rows: readonly Row[]
}

function rowsByGroup<Row>(
  rows: readonly Row[],
  groups: readonly Group[] | undefined,
  groupOf: ((row: Row) => string) | undefined,
): readonly RowsOfGroup<Row>[] {
  if (!groups || !groupOf) return [{ rows }]
  const members = new Map<string, Row[]>(groups.map(({ key }) => [key, []]))
  const others: Row[] = []
  for (const row of rows) (members.get(groupOf(row)) ?? others).push(row)
  const sorted = groups.map((group) => ({ group, rows: members.get(group.key) ?? [] }))
  return [...sorted.filter(({ rows }) => rows.length > 0), { rows: others }]
}
