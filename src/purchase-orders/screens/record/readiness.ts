import type { OrderLine } from '../order.ts'

export type Missing = 'weighOut' | 'grade' | 'value'

/** The first thing that a line lacks to be submitted; undefined where it lacks nothing. */
export function missingOf(line: OrderLine): Missing | undefined {
  if (line.WeightNet === null) return 'weighOut'
  if (line.SysProductGrade === null) return 'grade'
  return line.SysPrice === null ? 'value' : undefined
}

/** Whether an order with these lines can be submitted: it has some, and none lacks anything. */
export function isReady(lines: readonly OrderLine[]): boolean {
  return lines.length > 0 && !lines.some(missingOf)
}
