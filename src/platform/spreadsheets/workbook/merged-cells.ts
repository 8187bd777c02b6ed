import type { SheetLine } from '../sheet-table.ts'
import { Unreadable } from '../unreadable.ts'

/** A range of cells that Excel shows as one, from its first to its last: the number of the row, and the column from 0. */
export interface Merge {
  from: [row: number, column: number]
  to: [row: number, column: number]
}

const MAX_FILLED = 2_000_000

/** Gives all cells of each range what its first says: a merged cell says the same of all rows that it stands beside. */
export function fillMerged(lines: readonly SheetLine[], merges: readonly Merge[]): void {
  const widest = lines.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  let filled = 0
  for (const { from, to } of merges) {
    const first = indexOfRow(lines, from[0])
    const value = lines[first]?.line === from[0] ? lines[first].cells[from[1]] : ''
    if (!value) continue
    const last = Math.min(to[1], Math.max(widest - 1, from[1]))
    for (let at = first; at < lines.length && lines[at]!.line <= to[0]; at++) {
      const { cells } = lines[at]!
      while (cells.length <= last) cells.push('')
      cells.fill(value, from[1], last + 1)
      filled += Math.max(1, last + 1 - from[1])
      if (filled > MAX_FILLED) throw new Unreadable('file.tooManyMerged', { max: MAX_FILLED })
    }
  }
}

/** Where a row stands among the lines, or the first after it. */
function indexOfRow(lines: readonly SheetLine[], row: number): number {
  let [from, to] = [0, lines.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (lines[middle]!.line < row) from = middle + 1
    else to = middle
  }
  return from
}

/** How far down a header of two lines is looked for. */
const LAST_HEADER = 20

/**
 * Joins a header of two lines into its first, "น้ำหนัก" over "เข้า" and "ออก" to "น้ำหนัก เข้า" and "น้ำหนัก ออก", and
 * empties its second. It is one where some cells are merged over several columns, each with a name of its own below, and
 * nothing else stands below the others.
 */
export function joinHeader(lines: readonly SheetLine[], merges: readonly Merge[]): void {
  const heads = merges.filter(({ from, to }) => from[0] <= LAST_HEADER && from[0] === to[0])
  for (const [at, top] of lines.slice(0, LAST_HEADER).entries()) {
    const below = lines[at + 1]
    const wide = heads.filter(
      ({ from, to }) => from[0] === top.line && to[1] > from[1] && top.cells[from[1]],
    )
    if (below?.line !== top.line + 1 || wide.length === 0) continue
    if (!isTwoLines(top.cells, below.cells, wide)) continue
    top.cells = top.cells.map((name, column) =>
      isUnder(wide, column) ? `${name} ${below.cells[column]}` : name,
    )
    below.cells = []
    return
  }
}

function isTwoLines(top: readonly string[], below: readonly string[], wide: readonly Merge[]) {
  const others = top.map((_, column) => column).filter((column) => !isUnder(wide, column))
  const isNamed = wide.every(({ from, to }) => {
    const names = below.slice(from[1], to[1] + 1)
    return (
      names.length === to[1] - from[1] + 1 &&
      names.every((name) => /\p{L}/u.test(name)) &&
      new Set(names).size === names.length
    )
  })
  return (
    isNamed &&
    others.some((column) => top[column]) &&
    others.every((column) => !below[column] || below[column] === top[column])
  )
}

function isUnder(wide: readonly Merge[], column: number): boolean {
  return wide.some(({ from, to }) => column >= from[1] && column <= to[1])
}
