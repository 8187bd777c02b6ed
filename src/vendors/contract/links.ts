import { z } from 'zod'
import { change, read, rowId, text, uuid, version } from '../../platform/call.ts'
import { PURCHASING } from '../../platform/roles.ts'
import { customer } from './account-change.ts'
import { vendor } from './record.ts'

export const calls = {
  getUnlinked: read({
    path: 'vendor/GetCustomerUnlinked',
    roles: PURCHASING,
    input: z.strictObject({ filterSearch: text(100).nullish() }),
    output: z.array(customer),
  }),
  link: change({
    path: 'vendor/SaveVendorLinkCustomer',
    roles: PURCHASING,
    input: z.strictObject({ VendorUUID: uuid, CustomerID: rowId, Version: version }),
    output: vendor,
    errors: [
      'vendor.notFound',
      'vendor.customerNotFound',
      'vendor.alreadyLinked',
      'vendor.customerTaken',
      'sys.stale',
    ],
  }),
  unlink: change({
    path: 'vendor/SaveVendorUnlink',
    roles: PURCHASING,
    input: z.strictObject({ VendorUUID: uuid, Version: version }),
    output: vendor,
    errors: ['vendor.notFound', 'vendor.notLinked', 'vendor.openOrders', 'sys.stale'],
  }),
}
