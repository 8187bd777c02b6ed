import type { Handlers } from '../platform/handlers.ts'
import { fileStamp } from '../platform/thai-date.ts'
import type { calls } from './contract.ts'
import { orderPdf } from './documents/order.ts'
import { withApprovalBlockers } from './reads/approval-facts.ts'
import { approvals } from './reads/approvals.ts'
import { statusUpdate } from './reads/due-orders.ts'
import { approvalLines } from './reads/flagged-lines.ts'
import { historyOf } from './reads/history.ts'
import { lineManage, orderRecord } from './reads/line-manage.ts'
import { linesOfOrder } from './reads/lines.ts'
import { invoicingList, orderList, receivingList } from './reads/lists.ts'
import { orderForm } from './reads/order-form.ts'
import { orderSheet } from './reads/payables.ts'
import { toOrder } from './reads/to-order.ts'
import { toReceive } from './reads/to-receive.ts'
import { changeHeader } from './writes/change-header.ts'
import { createHeader } from './writes/create-header.ts'
import { createOrder } from './writes/create-order.ts'
import { cancel, deleteOrder, discard, withdraw } from './writes/ending.ts'
import { invoice } from './writes/invoice.ts'
import { addLine, removeLine } from './writes/lines.ts'
import { changePayee, confirmPayee } from './writes/payee.ts'
import { receiveLine, releaseLine, undoReceive } from './writes/receiving.ts'
import { approve, confirm, reject, submit, undoUpdate, withdrawApproval } from './writes/steps.ts'
import { updateStatus } from './writes/update-status.ts'

export const handlers: Handlers<typeof calls> = {
  getToOrder: (_, ctx) => toOrder(ctx),
  createOrders: createOrder,
  withdrawOrders: withdraw,
  getPOFilterLists: async (filters, { officer }) => {
    const list = await orderList(filters)
    return { ...list, data: await withApprovalBlockers(list.data, officer) }
  },
  getEnvironmentPOForm: orderForm,
  createPOHeader: createHeader,
  getOrder: ({ POHeaderUUID }, ctx) => orderRecord(POHeaderUUID, ctx),
  updatePOHeader: changeHeader,
  getEnvironmentPOLineManage: ({ POHeaderUUID }, ctx) => lineManage(POHeaderUUID, ctx),
  createPOLine: addLine,
  deletePOLine: removeLine,
  submitPO: submit,
  approvePO: approve,
  getApprovals: (_, ctx) => approvals(ctx),
  getApprovalLines: ({ POHeaderUUID }, { now }) => approvalLines(POHeaderUUID, now),
  approveOrders: approve,
  withdrawApprovals: withdrawApproval,
  rejectPO: reject,
  confirmPO: confirm,
  confirmOrders: confirm,
  cancelPO: cancel,
  deletePO: deleteOrder,
  getPOLineByPOHeader: ({ POHeaderUUID }) => linesOfOrder(POHeaderUUID),
  getHistory: ({ POHeaderUUID }) => historyOf(POHeaderUUID),
  getFilterPOStateConfirm: receivingList,
  getToReceive: ({ Keep }) => toReceive(Keep),
  receiptLine: receiveLine,
  receiveLines: receiveLine,
  undoReceive,
  releaseLine,
  getFilterPOStateCanInvoice: invoicingList,
  invoice,
  invoiceOrders: invoice,
  changePayee,
  confirmPayee,
  discardPO: discard,
  getStatusUpdate: (_, { now }) => statusUpdate(now),
  updateStatusPOActiveWork: (_, ctx) => updateStatus(ctx),
  undoStatusUpdate: undoUpdate,
  exportPurchaseOrder: async ({ POHeaderUUID }, ctx) => {
    const order = await orderSheet(POHeaderUUID)
    return {
      name: `PurchaseOrder_${order.PONumber}_${fileStamp(ctx.now)}.pdf`,
      body: await orderPdf(order, ctx),
    }
  },
}
