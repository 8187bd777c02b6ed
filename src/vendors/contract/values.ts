import { z } from 'zod'
import { change, decimals, rowId, text, uuid, version } from '../../platform/call.ts'
import { fault } from '../../platform/catalogue.ts'
import { PURCHASING } from '../../platform/roles.ts'
import { MAX_TAX } from '../rules.ts'
import { vendor } from './record.ts'

const kilometres = z
  .number({ error: fault('v.distance') })
  .min(0, fault('v.distance'))
  .max(99_999, fault('v.distance'))
  .refine(decimals(2), fault('v.distance'))
/** Baht per kg: 0 or more with up to 2 decimals. */
const perKg = z
  .number({ error: fault('v.price') })
  .min(0, fault('v.price'))
  .max(9999.99, fault('v.price'))
  .refine(decimals(2), fault('v.price'))
const taxPercent = z
  .number({ error: fault('v.tax') })
  .min(0, fault('v.tax'))
  .max(MAX_TAX, fault('v.tax'))
  .refine(decimals(2), fault('v.tax'))

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
      ValueFD7: text(50).min(1, fault('v.d7')),
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
