import { z } from 'zod'
import {
  change,
  day,
  decimals,
  done,
  nothing,
  page,
  pageOf,
  read,
  rowId,
  sent,
  text,
  uuid,
  version,
} from '../platform/call.ts'
import { INVOICING, MANAGERS, PURCHASING, RECEIVING, SUPER_ADMIN } from '../platform/roles.ts'
import { historyEntry } from './contract/history.ts'
import {
  freeTicket,
  headerWithDebts,
  headerWithLines,
  poConditions,
  poHeader,
  poLine,
  purchaseState,
  state,
} from './contract/order.ts'

const dimension = text(50)
const threshold = z
  .number({ error: 'v.threshold' })
  .min(0, 'v.threshold')
  .max(999_999, 'v.threshold')
  .refine(decimals(2), 'v.threshold')
  .default(0)
/** A day from which or until which an order holds. */
const termDay = z.iso
  .date('v.date')
  .refine((value) => value >= '2000-01-01' && value <= '2199-12-31', 'v.termDay')

const option = z.object({ DimensionValue: z.string(), Description: z.string() })
const ofOrder = z.strictObject({ POHeaderUUID: uuid })
const reason = text(500).min(1, 'v.reasonText')
const filters = {
  filterPONumber: text(50).nullish(),
  filterVendor: text(100).nullish(),
  filterCreated: z.union([day, z.literal('')]).nullish(),
  filterState: z.union([state, purchaseState, z.literal('')]).nullish(),
  sort: z
    .strictObject({
      field: z.enum(['PONumber', 'VendorOrganizationName', 'Created']),
      direction: z.enum(['asc', 'desc']),
    })
    .nullish(),
  page,
}

/** A page of orders, and how many of each badge the list holds; of those in `states_capped` there are more. */
const ordersOf = <T extends z.ZodType>(row: T) =>
  pageOf(row).extend({
    count_by_state: z.record(z.string(), z.number()),
    states_capped: z.array(z.string()),
  })

/** Refusals that say why an order's state does not allow an action. */
const BY_STATE = [
  'po.notFound',
  'po.wrongState',
  'po.canceled',
  'po.finalized',
  'sys.stale',
] as const

export const calls = {
  getPOFilterLists: read({
    path: 'po/getPOFilterLists',
    roles: RECEIVING,
    input: z.strictObject(filters),
    output: ordersOf(poHeader),
    errors: [],
  }),
  getEnvironmentPOForm: read({
    path: 'po/getEnvironmentPOForm',
    roles: PURCHASING,
    input: z.strictObject({ filterSearch: text(100).nullish() }),
    output: z.object({
      vendor: z.array(
        z.object({
          UUID: z.uuid(),
          VendorAccountNumber: z.string(),
          VendorOrganizationName: z.string(),
          SSCustomer: z.number().nullable(),
          CustomerCustomerID: z.string().nullable(),
          CustomerCustomerName: z.string().nullable(),
          FD7Value: z.string().nullable(),
        }),
      ),
      product: z.array(z.object({ UUID: z.uuid(), ProductCode: z.string(), Name: z.string() })),
      pono_seq: z.array(z.object({ NumberSequenceGroup: z.string(), Name: z.string() })),
      warehouse: z.array(
        z.object({
          WarehouseID: z.string(),
          WarehouseName: z.string(),
          OperationalSiteID: z.string(),
        }),
      ),
      aFD1: z.array(option),
      aFD2: z.array(option),
      aFD3: z.array(option),
      aFD4: z.array(option),
      aFD5: z.array(option),
      aFD6: z.array(option),
      aFD7: z.array(option),
      location: z.array(z.object({ SiteID: z.string(), SiteName: z.string() })),
    }),
    errors: [],
  }),
  createPOHeader: change({
    path: 'po/createPOHeader',
    roles: PURCHASING,
    input: z.strictObject({
      VendorUUID: uuid,
      PONO_SEQ: text(20).nullish(),
      InclTax: z.enum(['Yes', 'No']).default('No'),
      Site: text(20).nullish(),
      Warehouse: text(20).nullish(),
      DateOfUse: z.union([termDay, z.literal('')]).nullish(),
      DateofExpire: z.union([termDay, z.literal('')]).nullish(),
      FFAMax: threshold,
      MIMax: threshold,
      DobiMin: threshold,
      IVMax: threshold,
      IVMin: threshold,
      ColorB: threshold,
      ColorR: threshold,
      ColorY: threshold,
      CriteriaReceive: text(500).default(''),
      QTYDeliver: text(200).default(''),
      Delivery: text(500).default(''),
      Payment: text(500).default(''),
      Condition: text(1000).default(''),
      FinDim1: dimension.nullish(),
      FinDim2: dimension.nullish(),
      FinDim3: dimension.nullish(),
      FinDim4: dimension.nullish(),
      FinDim5: dimension.nullish(),
      FinDim6: dimension.nullish(),
      FinDim7: dimension.nullish(),
    }),
    output: poHeader,
    errors: [
      'vendor.notFound',
      'po.noD7',
      'po.vendorNotLinked',
      'po.unknownReference',
      'po.expiresBeforeUse',
      'po.iodineRange',
    ],
  }),
  getEnvironmentPOLineManage: read({
    path: 'po/getEnvironmentPOLineManage',
    roles: PURCHASING,
    input: ofOrder,
    output: z.object({
      po_header: poHeader.extend(poConditions.shape),
      po_line: z.array(poLine),
      weight: z.array(freeTicket),
    }),
    errors: ['po.notFound'],
  }),
  createPOLine: change({
    path: 'po/createPOLine',
    roles: PURCHASING,
    input: z.strictObject({
      POHeaderUUID: uuid,
      SSWeightID: rowId,
      DeliveryDate: z.union([day, z.literal('')]).nullish(),
    }),
    output: poLine,
    errors: [
      'po.notFound',
      'po.notDraft',
      'po.canceled',
      'po.finalized',
      'ticket.notFound',
      'po.ticketTaken',
      'po.ticketOtherAvl',
      'po.ticketNotReady',
    ],
  }),
  deletePOLine: change({
    path: 'po/deletePOLine',
    roles: PURCHASING,
    input: z.strictObject({ POLineUUID: uuid }),
    output: done,
    errors: ['po.notFound', 'po.lineGone', 'po.notDraft', 'po.canceled', 'po.finalized'],
  }),
  submitPO: change({
    path: 'po/submitPO',
    roles: PURCHASING,
    input: ofOrder.extend({ Version: version }),
    output: poHeader,
    errors: [
      ...BY_STATE,
      'po.notDraft',
      'po.noLines',
      'po.ticketOtherAvl',
      'po.lineIncomplete',
      'po.vendorNotLinked',
    ],
  }),
  approvePO: change({
    path: 'po/approvePO',
    roles: MANAGERS,
    input: ofOrder.extend({ Reason: text(500).nullish(), Version: version }),
    output: poHeader,
    errors: [...BY_STATE, 'po.notSubmitted', 'po.ownOrder'],
  }),
  rejectPO: change({
    path: 'po/rejectPO',
    roles: MANAGERS,
    input: ofOrder.extend({ Reason: reason, Version: version }),
    output: poHeader,
    errors: [...BY_STATE, 'po.notSubmitted'],
  }),
  confirmPO: change({
    path: 'po/confirmPO',
    roles: PURCHASING,
    input: ofOrder.extend({ Version: version }),
    output: poHeader,
    errors: [...BY_STATE, 'po.notApproved'],
  }),
  cancelPO: change({
    path: 'po/cancelPO',
    roles: PURCHASING,
    input: ofOrder.extend({ Version: version }),
    output: poHeader,
    errors: [...BY_STATE, 'po.notCancellable', 'po.cancelReceived'],
  }),
  deletePO: change({
    path: 'po/deletePO',
    roles: SUPER_ADMIN,
    input: ofOrder.extend({ Password: z.string().regex(/^[0-9a-f]{64}$/, 'v.deletePassword') }),
    output: done,
    errors: [
      'po.notFound',
      'po.deleteReceived',
      'po.alreadyInvoiced',
      'po.finalized',
      'auth.deleteWrongPassword',
      'auth.passwordThrottled',
    ],
  }),
  getPOLineByPOHeader: read({
    path: 'po/getPOLineByPOHeader',
    roles: RECEIVING,
    input: ofOrder,
    output: z.array(poLine),
    errors: ['po.notFound'],
  }),
  getHistory: read({
    path: 'po/getHistory',
    roles: PURCHASING,
    input: ofOrder,
    output: z.array(historyEntry),
    errors: ['po.notFound'],
  }),
  getFilterPOStateConfirm: read({
    path: 'po/getFilterPOStateConfirm',
    roles: RECEIVING,
    input: z.strictObject(filters),
    output: ordersOf(headerWithLines),
    errors: [],
  }),
  receiptLine: change({
    path: 'po/receiptLine',
    roles: RECEIVING,
    input: z.strictObject({ POHeaderUUID: uuid, POLineUUID: uuid, RecDate: day }),
    output: poHeader,
    errors: [
      ...BY_STATE,
      'po.notConfirmed',
      'po.lineNotFound',
      'po.lineReceived',
      'v.recDateFuture',
      'v.recDateEarly',
    ],
  }),
  releaseLine: change({
    path: 'po/releaseLine',
    roles: MANAGERS,
    input: z.strictObject({ POLineUUID: uuid, Reason: reason }),
    output: poHeader,
    errors: [...BY_STATE, 'po.notConfirmed', 'po.lineGone', 'po.lineReceived', 'po.lastLine'],
  }),
  getFilterPOStateCanInvoice: read({
    path: 'po/getFilterPOStateCanInvoice',
    roles: INVOICING,
    input: z.strictObject(filters),
    output: ordersOf(headerWithDebts),
    errors: [],
  }),
  invoice: change({
    path: 'po/invoice',
    roles: INVOICING,
    input: ofOrder,
    output: poHeader,
    errors: [...BY_STATE, 'po.notConfirmed', 'po.notFullyReceived', 'po.alreadyInvoiced'],
  }),
  updateStatusPOActiveWork: change({
    path: 'po/updateStatusPOActiveWork',
    roles: PURCHASING,
    input: nothing,
    output: z.object({ review: z.number(), acknowledge: z.number(), finalize: z.number() }),
    errors: [],
  }),
  exportPurchaseOrder: read({
    path: 'export/PurchaseOrder',
    roles: RECEIVING,
    input: ofOrder,
    output: sent,
    errors: ['po.notFound'],
    medium: 'application/pdf',
  }),
}
