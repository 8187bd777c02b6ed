import { z } from 'zod'
import { decimalOut, flagOut, rowId, text, uuid } from '../../platform/call.ts'
import { byWire } from '../../platform/fields.ts'
import { NULLABLE } from '../../platform/kind-schemas.ts'
import { CUSTOMER_FIELDS, VENDOR_FIELDS } from '../rules/fields.ts'
import { accountChange } from './account-change.ts'

/** What the completed tickets of a customer come to; the average grade is weighted by net weight. */
const summary = z.object({
  total_record: z.number(),
  /** Null where there are no tickets. */
  average_grade: decimalOut.nullable(),
  /** Kg. */
  total_weight: decimalOut,
})

/** A vendor, the customer that it is linked to, and the prices that it would get now, in baht per kg. */
export const vendor = z.object({
  UUID: z.uuid(),
  VendorAccountNumber: z.string(),
  VendorOrganizationName: z.string(),
  /** Of the customer that it is linked to: its id, its code (AVL) and its name. */
  CustomerID: rowId.nullable(),
  CustomerCustomerID: z.string().nullable(),
  CustomerCustomerName: z.string().nullable(),
  FD7Value: z.string().nullable(),
  CustomerLevelName: z.string().nullable(),
  /** The level that the last 12 months would give. */
  EstimateID: z.number().nullable(),
  EstimateName: z.string().nullable(),
  /** The product of the chosen group whose prices these are: what the customer brought last, else the group's first. */
  PriceProduct: z.string().nullable(),
  /** At grade 18 on the ladder of that product; null where it has no prices. */
  PriceDaily: decimalOut.nullable(),
  PriceCustomer: decimalOut.nullable(),
  PriceFinal: decimalOut.nullable(),
  VendorIsPremium: flagOut,
  ...byWire(VENDOR_FIELDS, NULLABLE),
  ...byWire(CUSTOMER_FIELDS, NULLABLE),
  ...accountChange,
  /** By the calendar months that they look back. */
  Summary: z.object({ 3: summary, 6: summary, 12: summary }).nullable(),
  /** Of the vendor's own values, and of the customer's; a save may say which it saw. */
  Version: z.number(),
  CustomerVersion: z.number().nullable(),
})

/** What the lists of vendors are filtered by: parts of codes and names. */
export const filters = {
  filterVendorAccountNumber: text(100).nullish(),
  filterVendorOrganizationName: text(100).nullish(),
  /** The customer's code (AVL). */
  filterCustomerID: text(100).nullish(),
  filterCustomerName: text(100).nullish(),
}

export const ofVendor = z.strictObject({ VendorUUID: uuid })
