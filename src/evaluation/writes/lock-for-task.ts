import { refuse } from '../../platform/errors.ts'
import { lockOf } from '../reads/lock.ts'
import { type Task, taskRefusal } from '../rules/tasks.ts'
import { lockOfOrder } from '../rules.ts'
import { currentGrading, currentValuation } from './in-force.ts'
import { lockTicketRow, recordBefore, type Ticket, type TicketVersion } from './ticket.ts'

/**
 * Locks a ticket for `task` until the transaction ends. Refuses as `lockTicketRow` does, where an order has frozen it,
 * and what the rules do not let be done with a ticket that has come so far.
 */
export async function lockForTask(task: Task, base: TicketVersion): Promise<Ticket> {
  // Sent together, and read after the lock: a statement sees what was committed before it began.
  const [ticket, lock] = await Promise.all([lockTicketRow(base), lockOf(base.SSWeightID)])
  if (lock) refuse(lockOfOrder(lock.params.state), { ticket: ticket.name, ...lock.params }, lock)
  const refusal = taskRefusal(task, {
    isVoided: ticket.is_voided,
    isGraded: ticket.current_grade_percent !== null,
    isValued: ticket.current_net_price !== null,
    isWeighedOut: ticket.net_weight_kg !== null,
  })
  if (!refusal) return ticket
  if (refusal === 'ticket.alreadyGraded') return refuseDone(refusal, ticket, currentGrading)
  if (refusal === 'ticket.alreadyValued') return refuseDone(refusal, ticket, currentValuation)
  refuse(refusal, { ticket: ticket.name })
}

/** Refuses where a colleague was first, with their name and the present ticket. */
async function refuseDone(
  refusal: 'ticket.alreadyGraded' | 'ticket.alreadyValued',
  ticket: Ticket,
  done: (ticketId: number) => Promise<{ officer: string } | undefined>,
): Promise<never> {
  const { officer } = (await done(ticket.id))!
  const present = await recordBefore(ticket.id)
  refuse(refusal, { ticket: ticket.name, officer }, { present })
}
