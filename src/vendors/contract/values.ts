import { z } from 'zod'
import { change, decimals, price, rowId, text, uuid, version } from '../../platform/call.ts'
import { messageKey } from '../../platform/catalogue.ts'
import { byWire } from '../../platform/fields.ts'
import { PURCHASING } from '../../platform/roles.ts'
import { VENDOR_FIELDS } from '../rules/fields.ts'
import { MAX_DISTANCE } from '../rules.ts'
import { vendor } from './record.ts'
import { taxPercent } from './tax-percent.ts'

const kilometres = z
  .number({ error: messageKey('v.distance') })
  .min(0, messageKey('v.distance'))
  .max(MAX_DISTANCE, messageKey('v.distance'))
  .refine(decimals(2), messageKey('v.distance'))

/** What may be said of a vendor; what is left out is emptied. */
export const vendorValues = byWire(VENDOR_FIELDS, {
  km: kilometres.nullish(),
  bahtPerKg: price.nullish(),
  text: text(50).nullish(),
})

/** The customer that the officer saw the vendor linked to, and its version: another one is refused. */
const customerSeen = { CustomerID: rowId.nullish(), CustomerVersion: version }

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
  /** Bank and account stand together: both empty where the customer is paid otherwise. */
  updateFinance: change({
    path: 'vendor/UpdateCustomerFinanceData',
    roles: PURCHASING,
    input: z.strictObject({
      VendorUUID: uuid,
      SysBankName: text(100).nullish(),
      SysBookBankNumber: text(50).nullish(),
      SysTaxDeduction: taxPercent,
      ...customerSeen,
    }),
    output: vendor,
    errors: ['vendor.notFound', 'vendor.notLinked', 'sys.stale', 'v.account', 'v.bank'],
  }),
  updateLevel: change({
    path: 'vendor/UpdateCustomerLevel',
    roles: PURCHASING,
    input: z.strictObject({ VendorUUID: uuid, Level: z.int(), ...customerSeen }),
    output: vendor,
    errors: ['vendor.notFound', 'vendor.notLinked', 'sys.stale', 'v.level'],
  }),
}
