import { type Paying, paymentTotals } from '../rules.ts'

/** What a payee is made of. */
interface PaidTicket extends Paying {
  CustomerName: string
  SysBankName: string | null
}

/** Who is paid, and to which account: an owner whose tickets are paid to two accounts is two payees. */
export interface Payee<Ticket = PaidTicket> {
  key: string
  CustomerID: string
  CustomerName: string
  SysBankName: string | null
  SysBookBankNumber: string | null
  Cash: boolean
  /** Whether another officer has to confirm first where some of it is paid. */
  PayeeUnconfirmed: boolean
  /** In the order in which they were given. */
  tickets: readonly Ticket[]
  total: ReturnType<typeof paymentTotals>
}

/** The payees of these tickets by AVL code, each with its subtotals in kg and baht. */
export function payeesOf<Ticket extends PaidTicket>(tickets: readonly Ticket[]): Payee<Ticket>[] {
  const groups = new Map<string, Ticket[]>()
  for (const ticket of tickets) {
    const key = payeeKeyOf(ticket)
    const group = groups.get(key)
    if (group) group.push(ticket)
    else groups.set(key, [ticket])
  }
  return [...groups].map(([key, its]) => payeeOf(key, its)).sort(byCode)
}

/** The same for all tickets of a payee. */
export function payeeKeyOf(ticket: PaidTicket): string {
  const { CustomerID, SysBankName, SysBookBankNumber, Cash, PayeeUnconfirmed } = ticket
  const isHeld = !SysBookBankNumber && PayeeUnconfirmed
  const way = [Cash ? 'cash' : '', isHeld ? 'held' : '']
  return [CustomerID, SysBookBankNumber ?? '', SysBankName ?? '', ...way].join(' ')
}

function payeeOf<Ticket extends PaidTicket>(key: string, tickets: Ticket[]): Payee<Ticket> {
  const { CustomerID, CustomerName, SysBankName, SysBookBankNumber, Cash } = tickets[0]!
  const PayeeUnconfirmed = tickets.some((ticket) => ticket.PayeeUnconfirmed)
  const account = { SysBankName, SysBookBankNumber, Cash: Boolean(Cash), PayeeUnconfirmed }
  return { key, CustomerID, CustomerName, ...account, tickets, total: paymentTotals(tickets) }
}

function byCode(one: Payee<unknown>, other: Payee<unknown>): number {
  if (one.CustomerID === other.CustomerID) return one.key < other.key ? -1 : 1
  return one.CustomerID < other.CustomerID ? -1 : 1
}
