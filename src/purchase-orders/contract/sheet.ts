import { rawOutput, read } from '../../platform/call.ts'
import { RECEIVING } from '../../platform/roles.ts'
import { ofOrder } from './order.ts'

export const calls = {
  exportPurchaseOrder: read({
    path: 'export/PurchaseOrder',
    roles: RECEIVING,
    input: ofOrder,
    output: rawOutput,
    errors: ['po.notFound'],
    mediaType: 'application/pdf',
  }),
}
