import type { ListedFields } from '../../platform/fields.ts'
import { TERM_FIELDS } from '../../platform/term-fields.ts'

/** What lists show of an order and of what its lines come to, also of one that is to be made, by the names of the wire. */
export const ORDER_FIELDS = {
  AVL: { word: 'term.avl.short', kind: 'code' },
  PONumber: { word: 'po.number', kind: 'code' },
  VendorOrganizationName: { word: 'term.vendor', kind: 'name' },
  Created: { word: 'po.created', kind: 'instant' },
  OfficerName: { word: 'po.createdBy', kind: 'name' },
  State: { word: 'ui.state', kind: 'code' },
  SubmittedAt: { word: 'approve.sent', kind: 'instant' },
  TotalTicket: { word: 'toOrder.tickets', kind: 'count' },
  TotalLine: { word: 'toOrder.tickets', kind: 'count' },
  TotalReceipt: { word: 'po.received', kind: 'count' },
  LastRecDate: { word: 'invoice.lastReceived', kind: 'day' },
  TotalWeight: { word: 'term.netWeight', short: 'term.net', kind: 'kg' },
  AveragePrice: { word: 'approve.average', kind: 'bahtPerKg' },
  TotalAmount: { word: 'term.amount', kind: 'baht' },
  TotalTax: { word: 'term.tax', short: 'line.tax', kind: 'baht' },
  TotalPaid: { word: 'term.paid', kind: 'baht' },
} as const satisfies ListedFields

/** What lists show of a ticket that is or becomes a line, by the names of the wire. */
export const LINE_FIELDS = {
  ...TERM_FIELDS,
  SysProductGrade: { word: 'line.grade', kind: 'grade' },
  SysPrice: { word: 'term.price', kind: 'bahtPerKg' },
  LadderPrice: { word: 'approve.ladder', kind: 'bahtPerKg' },
} as const satisfies ListedFields
