import { type ListedFields, listed } from '../../platform/fields.ts'
import { TERM_FIELDS } from '../../platform/term-fields.ts'
import { CUSTOMER_FIELDS, VENDOR_FIELDS } from './fields.ts'

/** The values of a vendor, apart from its D7, which is chosen from a list and stands beside the names. */
export const { dimension_7: D7_FIELD, ...VALUE_FIELDS } = VENDOR_FIELDS

/** All that lists, the report and the history show of a vendor, by the names of the wire. */
export const LISTED_FIELDS = {
  ...TERM_FIELDS,
  VendorAccountNumber: { word: 'vendor.code', kind: 'code' },
  VendorOrganizationName: { word: 'vendor.name', kind: 'name' },
  FD7Value: { word: 'term.d7', kind: 'code' },
  PriceProduct: { word: 'vendor.priceProduct', kind: 'text' },
  PriceDaily: { word: 'vendor.daily', kind: 'bahtPerKg' },
  PriceCustomer: { word: 'vendor.bonus', kind: 'difference' },
  PriceFinal: { word: 'vendor.price', kind: 'bahtPerKg' },
  ...listed(VENDOR_FIELDS),
  ...listed(CUSTOMER_FIELDS),
} as const satisfies ListedFields
