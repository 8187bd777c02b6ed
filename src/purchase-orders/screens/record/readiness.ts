import type { OrderLine } from '../order.ts'

export type Missing = 'weighOut' | 'grade' | 'value'

/** What keeps a line from being submitted, first thing first; undefined when nothing does. */
export function missingOf(line: OrderLine): Missing | undefined {
  if (line.WeightNet === null) return 'weighOut'
  if (line.SysProductGrade === null) return 'grade'
  return line.SysPrice === null ? 'value' : undefined
}

/** Whether there is a line, and none lacks anything. */
export function isReady(lines: readonly OrderLine[]): boolean {
  return lines.length > 0 && !lines.some(missingOf)
}
