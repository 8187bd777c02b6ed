import { type NotNull, sql } from 'kysely'
import { payment } from '../../platform/money.ts'
import { type EstateGroup, paymentTotals } from '../rules.ts'
import { NET, PRICE, weighedOut } from './weighed-out.ts'

export type DailyPayment = Awaited<ReturnType<typeof dailyPayment>>

/**
 * What the palm of `day` ('YYYY-MM-DD') is paid, in the order in which it left: completed tickets, on an order
 * or not. Where the payable is set up its copy speaks, else the customer's present tax and bank. Weights in kg,
 * money in baht to the satang.
 */
export async function dailyPayment(day: string, group: EstateGroup) {
  const tickets = await ticketsOut(day, group)
  const paying = tickets
    .filter(isPriced)
    .map((ticket) => (hasPayable(ticket) ? ticket : withPayment(ticket)))
  const NotPriced = tickets.length - paying.length
  return { payment: paying, total: { ...paymentTotals(paying), NotPriced } }
}

type Ticket = Awaited<ReturnType<typeof ticketsOut>>[number]
type Priced = Ticket & { SysPrice: string }
type WithPayment = Priced & { Amount: string; Tax: string; Paid: string }

function isPriced(ticket: Ticket): ticket is Priced {
  return ticket.SysPrice !== null
}

function hasPayable(ticket: Priced): ticket is WithPayment {
  return ticket.Paid !== null
}

function withPayment(ticket: Priced): WithPayment {
  const { amount, tax, paid } = payment(ticket.WeightNet, ticket.SysPrice, ticket.SysTaxDeduction)
  return { ...ticket, Amount: amount.toFixed(2), Tax: tax.toFixed(2), Paid: paid.toFixed(2) }
}

/** Every ticket weighed out that day: without a price until it is valued, without amounts until it is payable. */
function ticketsOut(day: string, group: EstateGroup) {
  return weighedOut()
    .innerJoin('customers', 'customers.id', 'weigh_tickets.customer_id')
    .leftJoin('lines_in_force as order_lines', 'order_lines.ticket_id', 'weigh_tickets.id')
    .leftJoin('purchase_orders', 'purchase_orders.id', 'order_lines.order_id')
    .select((eb) => [
      'weigh_tickets.id as SSWeightID',
      'weigh_tickets.slip_number as SequenceWeightOut',
      'weigh_tickets.day_out as WeightDateOut',
      'customers.code as CustomerID',
      'customers.name as CustomerName',
      NET.as('WeightNet'),
      PRICE.as('SysPrice'),
      eb.fn.coalesce('payable_lines.tax_percent', 'customers.tax_percent').as('SysTaxDeduction'),
      'payable_lines.amount as Amount',
      'payable_lines.tax as Tax',
      'payable_lines.paid as Paid',
      copyElsePresent('bank_name').as('SysBankName'),
      copyElsePresent('bank_account').as('SysBookBankNumber'),
      'purchase_orders.number as PONumber',
    ])
    .where('weigh_tickets.day_out', '=', day)
    .$if(group === '1', (query) => query.where('customers.code', 'like', '1%'))
    .$if(group === '2', (query) => query.where('customers.code', 'not like', '1%'))
    .orderBy('weigh_tickets.time_out')
    .orderBy('weigh_tickets.id')
    .$narrowType<{ WeightDateOut: NotNull; SysTaxDeduction: NotNull }>()
    .execute()
}

/** A payable that was set up without a bank account stays so, whatever the customer has now. */
function copyElsePresent(column: 'bank_name' | 'bank_account') {
  return sql<string | null>`case when payable_lines.line_id is null
    then ${sql.ref(`customers.${column}`)} else ${sql.ref(`payable_lines.${column}`)} end`
}
