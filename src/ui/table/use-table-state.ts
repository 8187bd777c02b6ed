import { useState } from 'react'
import { type CardPlace, cardPlaces } from './card-places.ts'
import type { DataTableProps } from './column.ts'
import { type Line, linesOf } from './groups.ts'
import { type OnTick, useTicking } from './use-ticking.ts'

type Keys = ReadonlySet<string>

/** What a table keeps: which rows are open, which groups are folded, and what stands where. */
export interface TableState<Row> {
  lines: readonly Line<Row>[]
  places: Readonly<Record<string, CardPlace>>
  open: Keys
  onToggle: (key: string) => void
  folded: Keys
  /** Folds or unfolds the group `key`; with `all` every group. */
  onFold: (key: string, isFolded: boolean, all: boolean) => void
  onTick: OnTick<Row>
}

export function useTableState<Row>(table: DataTableProps<Row>): TableState<Row> {
  const [toggled, setToggled] = useState<Keys>(new Set())
  const [folded, setFolded] = useState<Keys>(new Set())
  const lines = linesOf(table.rows, table.groups, table.groupOf, folded)
  const shown = lines.flatMap((line) => ('row' in line ? [line.row] : []))
  return {
    lines,
    places: cardPlaces(table),
    open: table.startsOpen ? new Set(othersThan(toggled, table)) : toggled,
    onToggle: (key) => setToggled((keys) => withKeys(keys, [key], !keys.has(key))),
    folded,
    onFold: (key, isFolded, all) => {
      const keys = all ? (table.groups ?? []).map((group) => group.key) : [key]
      setFolded((before) => withKeys(before, keys, isFolded))
    },
    onTick: useTicking(table, shown),
  }
}

function othersThan<Row>(keys: Keys, { rows, rowKey }: DataTableProps<Row>): readonly string[] {
  return rows.map(rowKey).filter((key) => !keys.has(key))
}

function withKeys(before: Keys, keys: readonly string[], isIn: boolean): Keys {
  const others = [...before].filter((key) => !keys.includes(key))
  return new Set(isIn ? [...others, ...keys] : others)
}
