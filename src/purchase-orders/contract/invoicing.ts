import { z } from 'zod'
import { change, read } from '../../platform/call.ts'
import { INVOICING } from '../../platform/roles.ts'
import { TRANSITIONS } from '../rules.ts'
import { filters, ordersOf } from './lists.ts'
import { BY_STATE, headerWithPayable, ofOrder, poHeader } from './order.ts'

export const calls = {
  getFilterPOStateCanInvoice: read({
    path: 'po/getFilterPOStateCanInvoice',
    roles: INVOICING,
    input: z.strictObject(filters),
    output: ordersOf(headerWithPayable),
    errors: [],
  }),
  invoice: change({
    path: 'po/invoice',
    roles: TRANSITIONS.invoice.roles,
    input: ofOrder,
    output: poHeader,
    errors: [
      ...BY_STATE,
      'po.notConfirmed',
      'po.notFullyReceived',
      'po.alreadyInvoiced',
      'day.closed',
    ],
  }),
}
