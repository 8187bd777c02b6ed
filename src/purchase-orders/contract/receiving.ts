import { z } from 'zod'
import { change, day, read, uuid } from '../../platform/call.ts'
import { RECEIVING } from '../../platform/roles.ts'
import { TRANSITIONS } from '../rules.ts'
import { filters, ordersOf } from './lists.ts'
import { BY_STATE, headerWithLines, poHeader, reason } from './order.ts'

export const calls = {
  getFilterPOStateConfirm: read({
    path: 'po/getFilterPOStateConfirm',
    roles: RECEIVING,
    input: z.strictObject(filters),
    output: ordersOf(headerWithLines),
    errors: [],
  }),
  receiptLine: change({
    path: 'po/receiptLine',
    roles: TRANSITIONS.receive.roles,
    input: z.strictObject({ POHeaderUUID: uuid, POLineUUID: uuid, RecDate: day }),
    output: poHeader,
    errors: [
      ...BY_STATE,
      'po.notConfirmed',
      'po.lineNotFound',
      'po.lineReceived',
      'v.recDateFuture',
      'v.recDateEarly',
      'day.closed',
    ],
  }),
  releaseLine: change({
    path: 'po/releaseLine',
    roles: TRANSITIONS.release.roles,
    input: z.strictObject({ POLineUUID: uuid, Reason: reason }),
    output: poHeader,
    errors: [...BY_STATE, 'po.notConfirmed', 'po.lineGone', 'po.lineReceived', 'po.lastLine'],
  }),
}
