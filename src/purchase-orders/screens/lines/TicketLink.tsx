import { addresses } from '../../../platform/addresses.ts'
import { mayOpen } from '../../../platform/client.ts'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { type OrderLine, slipOf } from '../order.ts'
import css from './line-columns.module.css'

/** The name of a line's ticket, for officers who may see tickets a link to its sheet. */
export function TicketLink({ line }: { line: OrderLine }) {
  if (!mayOpen('tickets')) return slipOf(line)
  return (
    <ScreenLink
      className={css.ticket}
      tabIndex={-1}
      to={addresses.tickets({ ticket: line.SSWeightID })}
    >
      {slipOf(line)}
    </ScreenLink>
  )
}
