import { pdf } from '../../platform/call.ts'
import { RECEIVING } from '../../platform/roles.ts'
import { ofOrder } from './order.ts'

export const calls = {
  exportPurchaseOrder: pdf({
    path: 'export/PurchaseOrder',
    roles: RECEIVING,
    input: ofOrder,
    errors: ['po.notFound'],
  }),
}
