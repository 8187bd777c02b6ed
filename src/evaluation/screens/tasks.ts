import type { Call } from '../../platform/call.ts'
import { calls } from '../contract.ts'
import { factsOf, stateOf } from '../rules/states.ts'
import { type Task, tasksOf } from '../rules/tasks.ts'
import type { PalmRecord } from './record.ts'

/** The call of each task, and the label of its button. */
const BUTTONS = {
  grade: { call: calls.evaluate, words: 'evaluation.grade' },
  price: { call: calls.valuation, words: 'evaluation.price' },
  correctGrade: { call: calls.correctGrade, words: 'evaluation.correctGrade' },
  correctPrice: { call: calls.correctPrice, words: 'evaluation.correctPrice' },
  updateInfo: { call: calls.updateWeightInfo, words: 'weights.update' },
} as const satisfies Record<Task, { call: Call; words: string }>

/** Tasks that take a ticket further; the others correct what was done. */
const TASK_ORDER: readonly Task[] = ['grade', 'price']

export interface OpenTask {
  task: Task
  record: PalmRecord
}

/** The next task of a ticket that waits. */
export function taskFor(record: PalmRecord): OpenTask {
  return { task: stateOf(record) === 'grade' ? 'grade' : 'price', record }
}

/** The tasks that are possible with a ticket, the next one first, each with its button. */
export function tasksFor(record: PalmRecord) {
  return tasksOf(factsOf(record), record.LockedBy !== null).map((task) => ({
    task,
    ...BUTTONS[task],
    isForward: TASK_ORDER.includes(task),
  }))
}

/** A task with the call and the words of its button. */
export type OfferedTask = ReturnType<typeof tasksFor>[number]

/** The ticket after `record` in a queue, the oldest first; after the last one, the first. */
export function nextInQueue(
  { ID, WeightTimeIn }: PalmRecord,
  queue: readonly PalmRecord[],
): PalmRecord | undefined {
  const others = queue.filter((other) => other.ID !== ID)
  return others.find((other) => other.WeightTimeIn >= WeightTimeIn) ?? others[0]
}
