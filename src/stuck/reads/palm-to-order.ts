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
  return groupPalm(await oldestTickets({})).flatMap((palm) => {
    const [oldest] = palm
    const [obstacle] = obstaclesOf(oldest)
    const isLate = isStuck('onNoOrder', oldest.WeightTimeOut, now)
    const about = aboutPalm(palm)
    if (obstacle && (blocksOrder(obstacle) || !isLate)) {
      const Subject = oldest.VendorAccountNumber ?? oldest.AVL
      const WayOut = WAY_OUT_OF[obstacle]
      return rowOf('vendorIncomplete', palmKey(oldest), { ...about, Subject, WayOut })
    }
    const Subject = oldest.SequenceWeightOut
    return isLate ? rowOf('onNoOrder', palmKey(oldest), { ...about, Subject, WayOut: 'order' }) : []
  })
}

const WAY_OUT_OF: Record<Obstacle, WayOut> = {
  noVendor: 'link',
  noD7: 'setD7',
  noAccount: 'addAccount',
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
