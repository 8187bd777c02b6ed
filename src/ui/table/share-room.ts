/** A column as wide as it is declared, and as wide as what stands in it needs. */
export interface Measured {
  width: number
  need: number
}

/** Kept by a column that gives: what stands in it may get a figure longer before it is measured again. */
const RESERVE = 8
/** What the flexible column has empty before others get of it. */
const AIR = 120

/**
 * The widths of the columns of one table, in sum the same as before. A column whose text would be cut gets what the
 * others have empty; each gives by how much it has, each gets by how much it lacks.
 */
export function shareRoom(columns: readonly Measured[]): number[] {
  const lacking = totalOf(columns, lack)
  const empty = totalOf(columns, spare)
  const given = Math.min(lacking, empty)
  return columns.map((column) => {
    if (given === 0) return column.width
    return column.width + (given * lack(column)) / lacking - (given * spare(column)) / empty
  })
}

/** Lets the columns that may not be cut take what they lack from the one that may, down to `least` of it. */
export function growFirst(
  columns: readonly Measured[],
  flexible: number,
  least: number,
): readonly Measured[] {
  const { width: room = 0 } = columns[flexible] ?? {}
  const others = columns.filter((_, n) => n !== flexible)
  const lacking = totalOf(others, lack)
  const given = Math.min(lacking, Math.max(0, room - least))
  if (given === 0) return columns
  return columns.map((column, n) => {
    const { width, need } = column
    if (n === flexible) return { width: width - given, need }
    return { width: width + (given * lack(column)) / lacking, need }
  })
}

/**
 * In a wide window: what the flexible column has beyond what stands in it and some air is spread over all columns alike,
 * so that no figure stands far from the name that it belongs to. The sum stays the same.
 */
export function spreadRest(columns: readonly Measured[], flexible: number): number[] {
  const { width = 0, need = 0 } = columns[flexible] ?? {}
  const rest = Math.max(0, width - need - AIR)
  const part = rest / columns.length
  return columns.map(({ width }, n) => width + part - (n === flexible ? rest : 0))
}

/** Whether nothing would be cut once the room is shared. */
export function isRoomFor(columns: readonly Measured[]): boolean {
  return totalOf(columns, lack) <= totalOf(columns, spare)
}

function lack({ width, need }: Measured): number {
  return Math.max(0, need - width)
}

function spare({ width, need }: Measured): number {
  return Math.max(0, width - need - RESERVE)
}

function totalOf(columns: readonly Measured[], of: (column: Measured) => number): number {
  return columns.reduce((sum, column) => sum + of(column), 0)
}
