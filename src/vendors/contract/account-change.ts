import { z } from 'zod'
import { STANDINGS } from '../../identity/rules/independence.ts'
import {
  batch,
  change,
  decimalOut,
  instantOut,
  itemsOf,
  read,
  rowId,
  text,
} from '../../platform/call.ts'
import { PAYING } from '../../platform/roles.ts'
import { taxPercent } from './numbers.ts'

/** A customer by its code (AVL) and name. */
export const customer = z.object({
  CustomerID: rowId,
  CustomerCustomerID: z.string(),
  CustomerCustomerName: z.string(),
})

/** Where a customer is paid and what is withheld. */
const paidTo = {
  SysBankName: z.string().nullable(),
  SysBookBankNumber: z.string().nullable(),
  SysTaxDeduction: decimalOut,
}

/** The same as it is sent: bank and account stand together, both empty where the customer is paid otherwise. */
export const account = {
  SysBankName: text(100).nullish(),
  SysBookBankNumber: text(50).nullish(),
  SysTaxDeduction: taxPercent,
}

/** When account or tax were changed last and by whom, while no other officer has confirmed it and the mill tells of it. */
export const accountChange = {
  AccountChangedAt: instantOut.nullable(),
  AccountChangedBy: z.string().nullable(),
  /** How the officer who reads it stands to checking it, where their role may. */
  AccountCheck: z.enum(STANDINGS).optional(),
  /** What stood before the first of the changes that wait; null where that is not known, and of a payable that is set up. */
  FormerAccount: z.object(paidTo).nullable(),
}

/** Of one customer, as an officer saw it. */
const baseAccount = z.strictObject({ CustomerID: rowId, ...account })

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
    output: z.array(
      z.object({
        ...customer.shape,
        /** Of the vendor that it is linked to. */
        VendorOrganizationName: z.string().nullable(),
        ...paidTo,
        ...accountChange,
      }),
    ),
  }),
  /** Another officer than who changed it says that where a customer is paid is right, as they saw it. */
  confirmAccount: change({
    path: 'vendor/ConfirmAccount',
    roles: PAYING,
    input: baseAccount,
    errors: CONFIRM_ERRORS,
  }),
  /** The same of many, as they come with a file. */
  confirmAccounts: batch({
    path: 'vendor/ConfirmAccounts',
    roles: PAYING,
    input: z.strictObject({ Accounts: itemsOf(baseAccount, 'CustomerID') }),
    list: 'Accounts',
    id: 'CustomerID',
    record: z.object({ CustomerID: rowId }),
    errors: CONFIRM_ERRORS,
  }),
}
