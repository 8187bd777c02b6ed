/** A range of cells that Excel shows as one, from its first to its last cell, counted from 0. */
export interface Merge {
  from: [row: number, column: number]
  to: [row: number, column: number]
}

/** A merged cell says the same of all rows that it stands beside. */
export function fillMerged(cells: string[][], { from, to }: Merge): void {
  const value = cells[from[0]]?.[from[1]] ?? ''
  for (const row of cells.slice(from[0], to[0] + 1)) {
    for (let at = from[1]; at <= Math.min(to[1], row.length - 1); at++) row[at] = value
  }
}

/** How far down a header of two lines is looked for. */
const LAST_HEADER = 20

/**
 * Joins a header of two lines into its first, "น้ำหนัก" over "เข้า" and "ออก" to "น้ำหนัก เข้า" and "น้ำหนัก ออก", and
 * empties its second. It is one where some cells are merged over several columns, each with a name of its own below, and
 * nothing else stands below the others.
 */
export function joinHeader(cells: string[][], merges: readonly Merge[]): void {
  for (const [at, top] of cells.slice(0, LAST_HEADER).entries()) {
    const below = cells[at + 1]
    const wide = merges.filter(
      ({ from, to }) => from[0] === at && to[0] === at && to[1] > from[1] && top[from[1]],
    )
    if (!below || wide.length === 0 || !isTwoLines(top, below, wide)) continue
    cells[at] = top.map((name, column) =>
      isUnder(wide, column) ? `${name} ${below[column]}` : name,
    )
    cells[at + 1] = below.map(() => '')
    return
  }
}

function isTwoLines(top: readonly string[], below: readonly string[], wide: readonly Merge[]) {
  const others = top.map((_, column) => column).filter((column) => !isUnder(wide, column))
  const isNamed = wide.every(({ from, to }) => {
    const names = below.slice(from[1], to[1] + 1)
    return names.every((name) => /\p{L}/u.test(name)) && new Set(names).size === names.length
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
