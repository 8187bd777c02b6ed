import { kilograms, money } from '../../../ui/format.ts'
import type { Group } from '../../../ui/table/groups.ts'
import type { Payee } from '../../rules/payees.ts'
import { Account } from './Account.tsx'
import css from './payment.module.css'
import type { PaidTicket } from './ticket.ts'

/** The heads of the payees: who, where the money goes, and the subtotals; on a phone only what is paid. */
export function payeeGroups(payees: readonly Payee<PaidTicket>[], isPhone: boolean): Group[] {
  return payees.map((payee, index) => ({
    key: payee.key,
    title: payee.CustomerName,
    glyph: <Code number={index + 1} code={payee.CustomerID} isPhone={isPhone} />,
    ...(isPhone ? onPhone(payee) : onDesk(payee)),
  }))
}

function Code(props: { number: number; code: string; isPhone: boolean }) {
  return (
    <>
      {!props.isPhone && <span className={`${css.number} num`}>{props.number}</span>}
      <span className={`${css.code} num`}>{props.code}</span>
    </>
  )
}

function onDesk(payee: Payee<PaidTicket>): Partial<Group> {
  const { total } = payee
  return {
    spans: { PONumber: 2 },
    cells: {
      PONumber: <Account of={payee} whole />,
      WeightNet: <b className={css.subtotal}>{kilograms(total.WeightNet)}</b>,
      SysPrice: money(total.AveragePrice),
      Amount: <span className={css.sum}>{money(total.Amount)}</span>,
      Tax: <span className={css.sum}>{money(total.Tax)}</span>,
      Paid: <b className={css.subtotal}>{money(total.Paid)}</b>,
    },
  }
}

function onPhone(payee: Payee<PaidTicket>): Partial<Group> {
  return {
    below: <Account of={payee} whole />,
    end: <b className={`${css.subtotal} num`}>{money(payee.total.Paid)}</b>,
  }
}
