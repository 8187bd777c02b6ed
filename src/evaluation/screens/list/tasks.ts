import { stateOf } from '../../rules/states.ts'
import type { PalmRecord } from '../record.ts'

/** What is done with a ticket in a dialog of its own. */
export type Task = 'grade' | 'correctGrade' | 'price' | 'correctPrice' | 'updateInfo'

export interface Open {
  task: Task
  record: PalmRecord
}

/** What a waiting ticket asks for next. */
export function taskFor(record: PalmRecord): Open {
  return { task: stateOf(record) === 'grade' ? 'grade' : 'price', record }
}

/** What may be done with a ticket as it is, the next step first: with one that an order keeps, nothing. */
export function tasksOf(record: PalmRecord): Task[] {
  if (record.LockedBy) return []
  const weights: Task[] = record.WeightNet === null ? [] : ['updateInfo']
  if (record.SysProductGrade === null) return ['grade', ...weights]
  if (record.SysPrice === null) return ['price', 'correctGrade', ...weights]
  return ['correctGrade', 'correctPrice', ...weights]
}

/** Who comes after `record` in a queue, oldest first; past its end it goes on from the beginning. */
export function followerOf(
  { ID, WeightTimeIn }: PalmRecord,
  queue: readonly PalmRecord[],
): PalmRecord | undefined {
  const others = queue.filter((other) => other.ID !== ID)
  return others.find((other) => other.WeightTimeIn >= WeightTimeIn) ?? others[0]
}
