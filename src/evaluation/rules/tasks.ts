import { voidRefusal } from '../../weighing/rules/voids.ts'

/** The tasks of a ticket, the next one first. */
export const TASKS = [
  'grade',
  'price',
  'correctGrade',
  'correctPrice',
  'updateInfo',
  'void',
  'unvoid',
] as const
export type Task = (typeof TASKS)[number]

/** How far a ticket has come. */
export interface TicketFacts {
  /** Its weigh-in was wrong, and does not count. */
  isVoided: boolean
  isGraded: boolean
  isValued: boolean
  /** Both its weights are known. */
  isWeighedOut: boolean
}

type Refusal =
  | 'ticket.alreadyGraded'
  | 'ticket.notGraded'
  | 'ticket.alreadyValued'
  | 'ticket.nothingToCorrect'
  | 'ticket.noNet'
  | 'ticket.notVoided'
  | NonNullable<ReturnType<typeof voidRefusal>>

const REFUSALS: Record<Task, (ticket: TicketFacts) => Refusal | false | undefined> = {
  grade: ({ isGraded }) => isGraded && 'ticket.alreadyGraded',
  price: ({ isGraded, isValued }) =>
    isValued ? 'ticket.alreadyValued' : !isGraded && 'ticket.notGraded',
  correctGrade: ({ isGraded }) => !isGraded && 'ticket.nothingToCorrect',
  correctPrice: ({ isValued }) => !isValued && 'ticket.nothingToCorrect',
  updateInfo: ({ isWeighedOut }) => !isWeighedOut && 'ticket.noNet',
  void: voidRefusal,
  unvoid: ({ isVoided }) => !isVoided && 'ticket.notVoided',
}

/** Why `task` cannot be done with a ticket that no order locks; undefined where it can. */
export function taskRefusal(task: Task, ticket: TicketFacts): Refusal | undefined {
  if (ticket.isVoided && task !== 'unvoid') return 'ticket.voided'
  return REFUSALS[task](ticket) || undefined
}

/** The tasks that are possible with a ticket, the next one first; none while an order locks it. */
export function tasksOf(ticket: TicketFacts, isLocked: boolean): Task[] {
  return isLocked ? [] : TASKS.filter((task) => !taskRefusal(task, ticket))
}
