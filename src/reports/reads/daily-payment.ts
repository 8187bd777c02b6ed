import { type NotNull, sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { statement } from '../../platform/statement.ts'
import { isTicketPayeeUnconfirmed } from '../../purchase-orders/reads/payee-changes.ts'
import { accountConfirm, tellDays } from '../../vendors/reads/account-confirm.ts'
import { payStateOf } from '../rules/pay-states.ts'
import { type EstateGroup, paymentTotals } from '../rules.ts'

export type DailyPayment = Awaited<ReturnType<typeof dailyPayment>>

/**
 * What the palm of `day` ('YYYY-MM-DD') is paid, in the order in which it left: completed tickets, on an order
 * or not. Where the payable is set up its copy speaks, else the customer's present tax and bank; where the mill
 * requires a second officer for a changed payee or account, none is said until then. Weights in kg, money in baht to the satang.
 */
export async function dailyPayment(day: string, group: EstateGroup) {
  const tickets = await ticketsOut({ day, group, days: tellDays(), now: new Date() })
  const payment = tickets.filter(isPriced).map(withPayState).map(heldBack)
  const NotPriced = tickets.length - payment.length
  return { payment, total: { ...paymentTotals(payment), NotPriced } }
}

type Ticket = Awaited<ReturnType<typeof ticketsOut>>[number]
type Priced = Ticket & { SysPrice: string; Amount: string; Tax: string; Paid: string }

function isPriced(ticket: Ticket): ticket is Priced {
  return ticket.SysPrice !== null
}

/** With how far its order is, in place of the order's badge. */
function withPayState({ badge, ...ticket }: Priced) {
  return { ...ticket, PayState: payStateOf(badge) }
}

/** Without the account where another officer has to confirm it first. */
function heldBack<T extends { PayeeUnconfirmed: boolean }>(ticket: T) {
  if (!ticket.PayeeUnconfirmed || accountConfirm() !== 'require') return ticket
  return { ...ticket, SysBankName: null, SysBookBankNumber: null, Cash: false }
}

interface Input {
  day: string
  group: EstateGroup
  /** For how many days until `now` a changed payee is told. */
  days: number
  now: Date
}

/** Every ticket weighed out that day: without price and amounts until it is valued. */
const ticketsOut = statement(({ day, group, days, now }: Input) =>
  db()
    .selectFrom('ticket_payments')
    .leftJoin('lines_in_force as order_lines', 'order_lines.ticket_id', 'ticket_payments.ticket_id')
    .leftJoin('purchase_orders', 'purchase_orders.id', 'order_lines.order_id')
    .select([
      'ticket_payments.ticket_id as SSWeightID',
      'ticket_payments.slip_number as SequenceWeightOut',
      'ticket_payments.registration as CarRegister',
      sql<string>`coalesce(nullif(product_type_name, ''), ticket_payments.product_code)`.as(
        'ProductTypeName',
      ),
      'ticket_payments.day_out as WeightDateOut',
      'ticket_payments.customer_code as CustomerID',
      'ticket_payments.customer_name as CustomerName',
      'ticket_payments.net_weight_kg as WeightNet',
      'ticket_payments.net_price as SysPrice',
      'ticket_payments.tax_percent as SysTaxDeduction',
      'ticket_payments.amount as Amount',
      'ticket_payments.tax as Tax',
      'ticket_payments.paid as Paid',
      'ticket_payments.bank_name as SysBankName',
      'ticket_payments.bank_account as SysBookBankNumber',
      'ticket_payments.is_cash as Cash',
      'purchase_orders.id as POHeaderUUID',
      'purchase_orders.number as PONumber',
      'purchase_orders.badge',
      isTicketPayeeUnconfirmed(
        { ticketId: sql.ref('ticket_payments.ticket_id'), orderId: sql.ref('purchase_orders.id') },
        days,
        now,
      ).as('PayeeUnconfirmed'),
    ])
    .where('ticket_payments.day_out', '=', day)
    .where(
      sql<boolean>`(${group}::text = 'all' or case when starts_with(customer_code, '1') then '1' else '2' end = ${group}::text)`,
    )
    .orderBy('ticket_payments.time_out')
    .orderBy('ticket_payments.ticket_id')
    .$narrowType<{ WeightDateOut: NotNull; WeightNet: NotNull }>(),
)
