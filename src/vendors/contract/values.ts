import { z } from 'zod'
import { change, decimals, rowId, text, uuid, version } from '../../platform/call.ts'
import { messageKey } from '../../platform/catalogue.ts'
import { PURCHASING } from '../../platform/roles.ts'
import { MAX_DISTANCE } from '../rules.ts'
import { vendor } from './record.ts'
import { taxPercent } from './tax-percent.ts'

const kilometres = z
  .number({ error: messageKey('v.distance') })
  .min(0, messageKey('v.distance'))
  .max(MAX_DISTANCE, messageKey('v.distance'))
  .refine(decimals(2), messageKey('v.distance'))
/** Baht per kg: 0 or more with up to 2 decimals. */
const perKg = z
  .number({ error: messageKey('v.price') })
  .min(0, messageKey('v.negative'))
  .max(9999.99, messageKey('v.priceOver'))
  .refine(decimals(2), messageKey('v.decimals'))

/** The customer that the officer saw the vendor linked to, and its version: another one is refused. */
const customerSeen = { CustomerID: rowId.nullish(), CustomerVersion: version }

export const calls = {
  updateValue: change({
    path: 'vendor/UpdateVendorValue',
    roles: PURCHASING,
    input: z.strictObject({
      VendorUUID: uuid,
      ValueDistanceFactory: kilometres.nullish(),
      ValueShippingCost: perKg.nullish(),
      ValueConsistency: perKg.nullish(),
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
