import { z } from 'zod'
import { palmRecord } from '../evaluation/contract/record.ts'
import { decimalOut, instantOut, read, rowId, text } from '../platform/call.ts'
import { purchaseState, state } from '../purchase-orders/contract/order.ts'

/** The first records of a kind that have what was typed, and how many there are; more than 10,000 are not counted. */
const found = <Row extends z.ZodType>(row: Row) =>
  z.object({ total_record: z.number(), total_capped: z.boolean().optional(), data: z.array(row) })

const ticket = z.object({
  SSWeightID: rowId,
  SequenceWeightOut: z.string().nullable(),
  WeightScaleIDIn: z.string(),
  CarRegister: z.string(),
  CustomerName: z.string(),
  WeightNet: decimalOut.nullable(),
  SysProductGrade: z.number().nullable(),
  SysPrice: decimalOut.nullable(),
  Voided: palmRecord.shape.Voided,
})

const order = z.object({
  POHeaderUUID: z.uuid(),
  PONumber: z.string(),
  VendorOrganizationName: z.string(),
  State: state,
  StatePurchase: purchaseState.nullable(),
})

const vehicle = z.object({
  CarRegister: z.string(),
  /** Whose palm it brought last. */
  CustomerName: z.string().nullable(),
  /** Tickets of the last 30 days. */
  RecentTickets: z.number(),
  OutLatest: instantOut.nullable(),
})

/** A vendor, or a customer that no vendor is linked to. */
const vendor = z.object({
  VendorAccountNumber: z.string().nullable(),
  VendorOrganizationName: z.string(),
  AVL: z.string().nullable(),
})

export const calls = {
  /** What has the typed text in it, of each kind that the officer's role reads; null for the others. */
  find: read({
    path: 'search/find',
    roles: 'signed-in',
    input: z.strictObject({ filterSearch: text(100) }),
    output: z.object({
      Vehicles: found(vehicle).nullable(),
      Tickets: found(ticket).nullable(),
      /** `IsByVendor`: found by their vendor, since none has it in its number, nor on a ticket or plate on it. */
      Orders: found(order).extend({ IsByVendor: z.boolean() }).nullable(),
      Vendors: found(vendor).nullable(),
    }),
  }),
}
