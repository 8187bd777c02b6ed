import { sum } from '../../platform/money.ts'
import { type FreeTicket, oldestTickets } from '../../purchase-orders/reads/to-order/tickets.ts'
import { isStuck, type WayOut } from '../rules.ts'
import { rowOf, type StuckRow } from './row.ts'

type Palm = [FreeTicket, ...FreeTicket[]]

/**
 * Palm that is priced and on no order, by customer and product group: for too long, or in the way of which stands what
 * is missing of its vendor. It stands once: where nothing can be ordered, with what is missing.
 */
export async function stuckPalm(now: Date): Promise<StuckRow[]> {
  return grouped(await oldestTickets()).flatMap((palm) => {
    const missing = missingOf(palm[0])
    const Since = palm[0].WeightTimeOut
    if (missing && missing !== 'addAccount') return [incomplete(palm, missing)]
    if (isStuck('onNoOrder', Since, now)) return [onNoOrder(palm)]
    return missing ? [incomplete(palm, missing)] : []
  })
}

/** What is missing of a vendor that something can be done about, the gravest first. */
function missingOf({ VendorUUID, FD7Value, account }: FreeTicket): WayOut | undefined {
  if (!VendorUUID) return 'link'
  if (!FD7Value) return 'setD7'
  return account ? undefined : 'addAccount'
}

function onNoOrder(palm: Palm): StuckRow {
  const [oldest] = palm
  const given = { Subject: oldest.SequenceWeightOut, ...aboutPalm(palm) }
  return rowOf('onNoOrder', keyOf(oldest), { ...given, WayOut: 'order' })
}

function incomplete(palm: Palm, WayOut: WayOut): StuckRow {
  const [oldest] = palm
  const given = { Subject: oldest.VendorAccountNumber ?? oldest.AVL, ...aboutPalm(palm) }
  return rowOf('vendorIncomplete', keyOf(oldest), { ...given, WayOut })
}

function aboutPalm(palm: Palm) {
  const [oldest] = palm
  return {
    VendorCode: oldest.AVL,
    VendorName: oldest.VendorOrganizationName ?? oldest.CustomerName,
    AVL: oldest.AVL,
    Details: { n: palm.length },
    WeightNet: sum(palm.map(({ WeightNet }) => WeightNet)).toFixed(2),
    TotalAmount: sum(palm.map(({ Amount }) => Amount)).toFixed(2),
    Since: oldest.WeightTimeOut,
  }
}

function grouped(tickets: readonly FreeTicket[]): Palm[] {
  const groups = new Map<string, Palm>()
  for (const ticket of tickets) {
    const known = groups.get(keyOf(ticket))
    if (known) known.push(ticket)
    else groups.set(keyOf(ticket), [ticket])
  }
  return [...groups.values()]
}

function keyOf({ customerId, group }: FreeTicket): string {
  return `${customerId} ${group}`
}
