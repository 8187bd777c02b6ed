import type { NotNull } from 'kysely'
import { type EstateGroup, paymentTotals } from '../rules.ts'
import { weighedOut } from './weighed-out.ts'

export type DailyPayment = Awaited<ReturnType<typeof dailyPayment>>

/**
 * What the palm of `day` ('YYYY-MM-DD') is paid, in the order in which it left: completed tickets, on an order
 * or not. Where the payable is set up its copy speaks, else the customer's present tax and bank. Weights in kg,
 * money in baht to the satang.
 */
export async function dailyPayment(day: string, group: EstateGroup) {
  const tickets = await ticketsOut(day, group)
  const payment = tickets.filter(isPriced)
  const NotPriced = tickets.length - payment.length
  return { payment, total: { ...paymentTotals(payment), NotPriced } }
}

type Ticket = Awaited<ReturnType<typeof ticketsOut>>[number]
type Priced = Ticket & { SysPrice: string; Amount: string; Tax: string; Paid: string }

function isPriced(ticket: Ticket): ticket is Priced {
  return ticket.SysPrice !== null
}

/** Every ticket weighed out that day: without price and amounts until it is valued. */
function ticketsOut(day: string, group: EstateGroup) {
  return weighedOut()
    .innerJoin('customers', 'customers.id', 'weigh_tickets.customer_id')
    .leftJoin('lines_in_force as order_lines', 'order_lines.ticket_id', 'weigh_tickets.id')
    .leftJoin('purchase_orders', 'purchase_orders.id', 'order_lines.order_id')
    .select([
      'weigh_tickets.id as SSWeightID',
      'weigh_tickets.slip_number as SequenceWeightOut',
      'weigh_tickets.day_out as WeightDateOut',
      'customers.code as CustomerID',
      'customers.name as CustomerName',
      'ticket_payments.net_weight_kg as WeightNet',
      'ticket_payments.net_price as SysPrice',
      'ticket_payments.tax_percent as SysTaxDeduction',
      'ticket_payments.amount as Amount',
      'ticket_payments.tax as Tax',
      'ticket_payments.paid as Paid',
      'ticket_payments.bank_name as SysBankName',
      'ticket_payments.bank_account as SysBookBankNumber',
      'purchase_orders.number as PONumber',
    ])
    .where('weigh_tickets.day_out', '=', day)
    .$if(group === '1', (query) => query.where('customers.code', 'like', '1%'))
    .$if(group === '2', (query) => query.where('customers.code', 'not like', '1%'))
    .orderBy('weigh_tickets.time_out')
    .orderBy('weigh_tickets.id')
    .$narrowType<{ WeightDateOut: NotNull; WeightNet: NotNull }>()
    .execute()
}
