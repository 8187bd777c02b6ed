import { z } from 'zod'
import { code, name } from '../../master-data/contract.ts'
import { change, read, rowId, text, uuid, version } from '../../platform/call.ts'
import { messageKey } from '../../platform/catalogue.ts'
import { MANAGERS } from '../../platform/roles.ts'
import { VENDOR_FIELDS } from '../rules/fields.ts'
import { account, customer } from './account-change.ts'
import { vendor } from './record.ts'
import { vendorValues } from './values.ts'

/** What a new customer may have from the beginning; what is left out is as of one that a ticket names first. */
const ofCustomer = {
  Level: z.int().nullish(),
  ...account,
  SysTaxDeduction: account.SysTaxDeduction.nullish(),
}

/** The errors of what is said of a customer. */
const ACCOUNT_ERRORS = ['v.level', 'v.account', 'v.bank'] as const

export const calls = {
  /** The codes that follow those of the vendors and customers that there are. */
  getNextCodes: read({
    path: 'vendor/GetNextCodes',
    roles: MANAGERS,
    output: z.object({
      NextVendorCode: z.string().nullable(),
      NextCustomerCode: z.string().nullable(),
    }),
  }),
  /**
   * Adds a vendor with what is known of it: its values, and the customer that it is linked to, which stands already
   * (`CustomerID`) or is added with it (`CustomerCustomerID`). Level and account are those of a new customer.
   */
  createVendor: change({
    path: 'vendor/CreateVendor',
    roles: MANAGERS,
    input: z
      .strictObject({
        VendorAccountNumber: code,
        VendorOrganizationName: name,
        ...vendorValues,
        CustomerID: rowId.nullish(),
        CustomerCustomerID: text(50).nullish(),
        CustomerCustomerName: text(200).nullish(),
        ...ofCustomer,
      })
      .refine((input) => input.ValueFD7 || !hasValues(input), {
        path: ['ValueFD7'],
        error: messageKey('v.d7'),
      })
      .refine((input) => input.CustomerCustomerName || !input.CustomerCustomerID, {
        path: ['CustomerCustomerName'],
        error: messageKey('v.required'),
      }),
    output: vendor,
    errors: [
      'masterData.erp',
      'masterData.codeTaken',
      'vendor.unknownD7',
      'vendor.customerNotFound',
      'vendor.customerTaken',
      ...ACCOUNT_ERRORS,
    ],
  }),
  /** Orders made already keep the name that they were made with. */
  updateVendorName: change({
    path: 'vendor/UpdateVendorName',
    roles: MANAGERS,
    input: z.strictObject({ VendorUUID: uuid, VendorOrganizationName: name, Version: version }),
    output: vendor,
    errors: ['masterData.erp', 'vendor.notFound', 'sys.stale'],
  }),
  createCustomer: change({
    path: 'vendor/CreateCustomer',
    roles: MANAGERS,
    input: z.strictObject({ CustomerCustomerID: code, CustomerCustomerName: name, ...ofCustomer }),
    output: customer,
    errors: ['masterData.erp', 'masterData.codeTaken', ...ACCOUNT_ERRORS],
  }),
}

/** Set-up values stand beside a D7, without which a vendor is not set up. */
function hasValues(input: { [Field in keyof typeof vendorValues]?: unknown }): boolean {
  return Object.values(VENDOR_FIELDS).some(({ wire }) => input[wire] != null && input[wire] !== '')
}
