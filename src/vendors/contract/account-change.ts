import { z } from 'zod'
import { STANDINGS } from '../../identity/rules/independence.ts'
import {
  batch,
  change,
  decimalOut,
  instantOut,
  itemsOf,
  noInput,
  noOutput,
  read,
  rowId,
  text,
} from '../../platform/call.ts'
import { PAYING } from '../../platform/roles.ts'
import { taxPercent } from './tax-percent.ts'

/** When account or tax were changed last and by whom, while no other officer has confirmed it and the mill tells of it. */
export const accountChange = {
  AccountChangedAt: instantOut.nullable(),
  AccountChangedBy: z.string().nullable(),
  /** How the officer who reads it stands to checking it, where their role may. */
  AccountCheck: z.enum(STANDINGS).optional(),
  /** What stood before the first of the changes that wait; null where that is not known, and of a payable that is set up. */
  FormerAccount: z
    .object({
      SysBankName: z.string().nullable(),
      SysBookBankNumber: z.string().nullable(),
      SysTaxDeduction: decimalOut,
    })
    .nullable(),
}

/** Where a customer is paid and what is withheld, as an officer saw it. */
const seenAccount = z.strictObject({
  CustomerID: rowId,
  SysBankName: text(100).nullish(),
  SysBookBankNumber: text(50).nullish(),
  SysTaxDeduction: taxPercent,
})

const CONFIRM_ERRORS = [
  'vendor.customerNotFound',
  'vendor.ownAccountChange',
  'second.dependent',
  'vendor.accountChangedAgain',
] as const

export const calls = {
  /** The accounts and taxes that wait for another officer's look, by the customer's code; 5,000 at most. */
  getAccountsToCheck: read({
    path: 'vendor/GetAccountsToCheck',
    roles: PAYING,
    input: noInput,
    output: z.array(
      z.object({
        CustomerID: rowId,
        CustomerCustomerID: z.string(),
        CustomerCustomerName: z.string(),
        /** Of the vendor that it is linked to. */
        VendorOrganizationName: z.string().nullable(),
        SysBankName: z.string().nullable(),
        SysBookBankNumber: z.string().nullable(),
        SysTaxDeduction: decimalOut,
        ...accountChange,
      }),
    ),
    errors: [],
  }),
  /** Another officer than who changed it says that where a customer is paid is right, as they saw it. */
  confirmAccount: change({
    path: 'vendor/ConfirmAccount',
    roles: PAYING,
    input: seenAccount,
    output: noOutput,
    errors: CONFIRM_ERRORS,
  }),
  /** The same of many, as they come with a file. */
  confirmAccounts: batch({
    path: 'vendor/ConfirmAccounts',
    roles: PAYING,
    input: z.strictObject({ Accounts: itemsOf(seenAccount, 'CustomerID') }),
    list: 'Accounts',
    id: 'CustomerID',
    record: z.object({ CustomerID: rowId }),
    errors: CONFIRM_ERRORS,
  }),
}
