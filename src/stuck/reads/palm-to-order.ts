import { sum } from '../../platform/money.ts'
import {
  groupPalm,
  obstaclesOf,
  type PalmToOrder,
  palmKey,
} from '../../purchase-orders/reads/to-order/palm.ts'
import { oldestTickets } from '../../purchase-orders/reads/to-order/tickets.ts'
import { blocksOrder, type Obstacle } from '../../purchase-orders/rules/to-order.ts'
import { isStuck, type WayOut } from '../rules.ts'
import { rowOf, type StuckRow } from './row.ts'

/**
 * Palm that is priced and on no order, by customer and product group: for too long, or in the way of which stands what
 * is missing of its vendor. It stands once: where nothing can be ordered, with what is missing.
 */
export async function stuckPalm(now: Date): Promise<StuckRow[]> {
  return groupPalm(await oldestTickets()).flatMap((palm) => {
    const [obstacle] = obstaclesOf(palm[0])
    if (obstacle && blocksOrder(obstacle)) return [incomplete(palm, obstacle)]
    if (isStuck('onNoOrder', palm[0].WeightTimeOut, now)) return [onNoOrder(palm)]
    return obstacle ? [incomplete(palm, obstacle)] : []
  })
}

const WAY_OUT_OF: Record<Obstacle, WayOut> = {
  noVendor: 'link',
  noD7: 'setD7',
  noAccount: 'addAccount',
}

function onNoOrder(palm: PalmToOrder): StuckRow {
  const [oldest] = palm
  const given = { Subject: oldest.SequenceWeightOut, ...aboutPalm(palm) }
  return rowOf('onNoOrder', palmKey(oldest), { ...given, WayOut: 'order' })
}

function incomplete(palm: PalmToOrder, obstacle: Obstacle): StuckRow {
  const [oldest] = palm
  const given = { Subject: oldest.VendorAccountNumber ?? oldest.AVL, ...aboutPalm(palm) }
  return rowOf('vendorIncomplete', palmKey(oldest), { ...given, WayOut: WAY_OUT_OF[obstacle] })
}

function aboutPalm(palm: PalmToOrder) {
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
