import { z } from 'zod'
import { change, price, rowId, text, uuid, version } from '../../platform/call.ts'
import { messageKey } from '../../platform/catalogue.ts'
import { byWire } from '../../platform/fields.ts'
import { PURCHASING } from '../../platform/roles.ts'
import { VENDOR_FIELDS } from '../rules/fields.ts'
import { MAX_DISTANCE } from '../rules.ts'
import { account } from './account-change.ts'
import { upTo } from './numbers.ts'
import { vendor } from './record.ts'

/** What may be said of a vendor; what is left out is emptied. */
export const vendorValues = byWire(VENDOR_FIELDS, {
  km: upTo(MAX_DISTANCE, messageKey('v.distance')).nullish(),
  bahtPerKg: price.nullish(),
  text: text(50).nullish(),
})

/** The customer that the officer saw the vendor linked to, and its version: another one is refused. */
const baseCustomer = { CustomerID: rowId.nullish(), CustomerVersion: version }

export const calls = {
  updateValue: change({
    path: 'vendor/UpdateVendorValue',
    roles: PURCHASING,
    input: z.strictObject({
      VendorUUID: uuid,
      ...vendorValues,
      ValueFD7: text(50).min(1, messageKey('v.d7')),
      Version: version,
    }),
    output: vendor,
    errors: ['vendor.notFound', 'vendor.unknownD7', 'sys.stale'],
  }),
  updateFinance: change({
    path: 'vendor/UpdateCustomerFinanceData',
    roles: PURCHASING,
    input: z.strictObject({ VendorUUID: uuid, ...account, ...baseCustomer }),
    output: vendor,
    errors: ['vendor.notFound', 'vendor.notLinked', 'sys.stale', 'v.account', 'v.bank'],
  }),
  updateLevel: change({
    path: 'vendor/UpdateCustomerLevel',
    roles: PURCHASING,
    input: z.strictObject({ VendorUUID: uuid, Level: z.int(), ...baseCustomer }),
    output: vendor,
    errors: ['vendor.notFound', 'vendor.notLinked', 'sys.stale', 'v.level'],
  }),
}
