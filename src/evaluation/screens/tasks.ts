import type { Call } from '../../platform/call.ts'
import { calls } from '../contract.ts'
import { factsOf, stateOf } from '../rules/states.ts'
import { type Task, tasksOf } from '../rules/tasks.ts'
import type { PalmRecord } from './record.ts'

/** What each task calls, and the words on its button. */
const BUTTONS = {
  grade: { call: calls.evaluate, words: 'evaluation.grade' },
  price: { call: calls.valuation, words: 'evaluation.price' },
  correctGrade: { call: calls.correctGrade, words: 'evaluation.correctGrade' },
  correctPrice: { call: calls.correctPrice, words: 'evaluation.correctPrice' },
  updateInfo: { call: calls.updateWeightInfo, words: 'weights.update' },
} as const satisfies Record<Task, { call: Call; words: string }>

/** Tasks that take a ticket further; the others put right what was done. */
const TASK_ORDER: readonly Task[] = ['grade', 'price']

export interface OpenTask {
  task: Task
  record: PalmRecord
}

/** What a waiting ticket asks for next. */
export function taskFor(record: PalmRecord): OpenTask {
  return { task: stateOf(record) === 'grade' ? 'grade' : 'price', record }
}

/** What may be done with a ticket as it is, the next step first, with its button. */
export function tasksFor(record: PalmRecord) {
  return tasksOf(factsOf(record), record.LockedBy !== null).map((task) => ({
    task,
    ...BUTTONS[task],
    isForward: TASK_ORDER.includes(task),
  }))
}

/** Who comes after `record` in a queue, oldest first; past its end it goes on from the beginning. */
export function nextInQueue(
  { ID, WeightTimeIn }: PalmRecord,
  queue: readonly PalmRecord[],
): PalmRecord | undefined {
  const others = queue.filter((other) => other.ID !== ID)
  return others.find((other) => other.WeightTimeIn >= WeightTimeIn) ?? others[0]
}
