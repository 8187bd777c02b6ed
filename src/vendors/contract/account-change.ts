import { z } from 'zod'
import { STANDINGS } from '../../identity/rules/independence.ts'
import { change, decimalOut, instantOut, noOutput, rowId, text } from '../../platform/call.ts'
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

export const calls = {
  /** Another officer than who changed it says that where a customer is paid is right, as they saw it. */
  confirmAccount: change({
    path: 'vendor/ConfirmAccount',
    roles: PAYING,
    input: z.strictObject({
      CustomerID: rowId,
      SysBankName: text(100).nullish(),
      SysBookBankNumber: text(50).nullish(),
      SysTaxDeduction: taxPercent,
    }),
    output: noOutput,
    errors: [
      'vendor.customerNotFound',
      'vendor.ownAccountChange',
      'second.dependent',
      'vendor.accountChangedAgain',
    ],
  }),
}
