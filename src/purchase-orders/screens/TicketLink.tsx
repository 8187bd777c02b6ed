import { Link } from '@tanstack/react-router'
import { calls } from '../../evaluation/contract.ts'
import { allowed } from '../../platform/client.ts'
import css from './line-columns.module.css'
import { type OrderLine, slipOf } from './order.ts'

/** Whether the signed-in officer may see the tickets of an order. */
export function mayOpenTickets(): boolean {
  return allowed(calls.getWeightProcess)
}

/** What the ticket of a line is called; leads those who may see it to its sheet. */
export function TicketLink({ line }: { line: OrderLine }) {
  if (!mayOpenTickets()) return slipOf(line)
  return (
    <Link
      className={css.ticket}
      tabIndex={-1}
      to="/Controller/palmEvaluate/{-$poHeaderUUID}"
      params={{ poHeaderUUID: undefined } as never}
      search={{ ticket: line.SSWeightID } as never}
    >
      {slipOf(line)}
    </Link>
  )
}
