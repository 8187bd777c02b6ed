import { pdf } from '../platform/call.ts'
import { RECEIVING } from '../platform/roles.ts'
import { calls as approvals } from './contract/approvals.ts'
import { calls as header } from './contract/header.ts'
import { calls as history } from './contract/history.ts'
import { calls as invoicing } from './contract/invoicing.ts'
import { calls as lines } from './contract/lines.ts'
import { calls as lists } from './contract/lists.ts'
import { ofOrder } from './contract/order.ts'
import { calls as receiving } from './contract/receiving.ts'
import { calls as steps } from './contract/steps.ts'
import { calls as toOrder } from './contract/to-order.ts'

/** Every call of purchase orders, in the order of their work. */
export const calls = {
  ...toOrder,
  ...lists,
  ...header,
  ...lines,
  ...steps,
  ...approvals,
  ...history,
  ...receiving,
  ...invoicing,
  exportPurchaseOrder: pdf({
    path: 'export/PurchaseOrder',
    roles: RECEIVING,
    input: ofOrder,
    errors: ['po.notFound'],
  }),
}

declare module '../platform/live/change-events.ts' {
  interface Topics {
    orders: true
  }
}
