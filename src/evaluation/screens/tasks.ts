import type { Call } from '../../platform/call.ts'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { calls as weighing } from '../../weighing/contract/voids.ts'
import type { Valuation } from '../contract/price.ts'
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
  void: { call: weighing.voidTicket, words: 'voids.void' },
  unvoid: { call: weighing.unvoidTicket, words: 'voids.restore' },
} as const satisfies Record<Task, { call: Call; words: string }>

/** Tasks that take a ticket further; the others correct what was done. */
const TASK_ORDER: readonly Task[] = ['grade', 'price']

export interface OpenTask {
  task: Task
  record: PalmRecord
  /** The price that was refused when it was saved with the grade. */
  tried?: Valuation
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
    danger: task === 'void',
  }))
}

/** A task with the call and the words of its button. */
export type OfferedTask = ReturnType<typeof tasksFor>[number]

/** Tasks with more fields than a phone has room for. */
const WIDE: readonly Task[] = ['grade', 'correctGrade']

/** Whether the window has room for a task: a phone grades nothing, it shows the ticket to read. */
export function useHasRoom(): (task: Task) => boolean {
  const isPhone = useIsPhone()
  return (task) => !(isPhone && WIDE.includes(task))
}

/** The tasks of a ticket that the window has room for. */
export function useTasks(): (record: PalmRecord) => OfferedTask[] {
  const hasRoom = useHasRoom()
  return (record) => tasksFor(record).filter(({ task }) => hasRoom(task))
}

/** The tickets that wait, in the order in which they are evaluated. */
export interface Queue {
  /** Of today, the oldest first. */
  today: readonly PalmRecord[]
  /** Of the days before, the oldest first. */
  before: readonly PalmRecord[]
  /** The ids of those that the officer put off, the first one first. */
  skipped: readonly number[]
}

/** The next ticket besides `done`: the oldest of today, those put off last; only then one of the days before. */
export function nextInQueue({ today, before, skipped }: Queue, done?: PalmRecord) {
  const lastOnes = (tickets: readonly PalmRecord[]) =>
    tickets
      .filter(({ ID }) => skipped.includes(ID))
      .toSorted((one, other) => skipped.indexOf(one.ID) - skipped.indexOf(other.ID))
  const inOrder = [today, before].flatMap((tickets) => [
    ...tickets.filter(({ ID }) => !skipped.includes(ID)),
    ...lastOnes(tickets),
  ])
  return inOrder.find(({ ID }) => ID !== done?.ID)
}
