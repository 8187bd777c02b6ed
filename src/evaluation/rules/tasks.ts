/** The tasks of a ticket, the next one first. */
export const TASKS = ['grade', 'price', 'correctGrade', 'correctPrice', 'updateInfo'] as const
export type Task = (typeof TASKS)[number]

/** How far a ticket has come. */
export interface TicketFacts {
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

const REFUSALS: Record<Task, (ticket: TicketFacts) => Refusal | false> = {
  grade: ({ isGraded }) => isGraded && 'ticket.alreadyGraded',
  price: ({ isGraded, isValued }) =>
    isValued ? 'ticket.alreadyValued' : !isGraded && 'ticket.notGraded',
  correctGrade: ({ isGraded }) => !isGraded && 'ticket.nothingToCorrect',
  correctPrice: ({ isValued }) => !isValued && 'ticket.nothingToCorrect',
  updateInfo: ({ isWeighedOut }) => !isWeighedOut && 'ticket.noNet',
}

/** Why `task` cannot be done with a ticket that no order locks; undefined where it can. */
export function taskRefusal(task: Task, ticket: TicketFacts): Refusal | undefined {
  return REFUSALS[task](ticket) || undefined
}

/** The tasks that are possible with a ticket, the next one first; none while an order locks it. */
export function tasksOf(ticket: TicketFacts, isLocked: boolean): Task[] {
  return isLocked ? [] : TASKS.filter((task) => !taskRefusal(task, ticket))
}
