import { z } from 'zod'
import { decimalOut, instantOut, read, rowId } from '../../platform/call.ts'
import { INVOICING } from '../../platform/roles.ts'
import { ACTIONS } from '../rules/steps.ts'
import { ofOrder, purchaseState, state } from './order.ts'

/** What the history of an order tells of: its steps, and what was done to its lines while they were open. */
export const ORDER_EVENTS = ['create', 'addLine', 'removeLine', 'changeHeader', ...ACTIONS] as const

/** Where a payable is paid to: in cash where both are null. */
const payee = z.object({
  SysBankName: z.string().nullable(),
  SysBookBankNumber: z.string().nullable(),
})

/** Who did what to an order, when and why; null where an entry is not about that. */
const historyEntry = z.object({
  ID: rowId,
  HappenedAt: instantOut,
  /** Nobody where the system did it. */
  OfficerUUID: z.uuid().nullable(),
  OfficerName: z.string().nullable(),
  OfficerLastname: z.string().nullable(),
  Action: z.enum(ORDER_EVENTS),
  Reason: z.string().nullable(),
  /** The officer did it alone, since the mill had nobody else. */
  Alone: z.boolean(),
  StateBefore: state.nullable(),
  StatePurchaseBefore: purchaseState.nullable(),
  State: state.nullable(),
  StatePurchase: purchaseState.nullable(),
  LineNo: z.number().nullable(),
  SSWeightID: rowId.nullable(),
  WeightSequenceWeightOut: z.string().nullable(),
  WeightScaleIDIn: z.string().nullable(),
  WeightCarRegister: z.string().nullable(),
  RecDate: z.string().nullable(),
  /** The fields of the header that were changed, by their names on the wire. */
  ChangedFields: z.array(z.string()).nullable(),
  /** Of the payable, in baht. */
  TotalAmount: decimalOut.nullable(),
  TotalTax: decimalOut.nullable(),
  TotalPaid: decimalOut.nullable(),
  /** Where the payable is paid to from then on, and where it was paid to before that was changed. */
  PayeeAfter: payee.nullable(),
  PayeeBefore: payee.nullable(),
})

export const calls = {
  getHistory: read({
    path: 'po/getHistory',
    roles: INVOICING,
    input: ofOrder,
    output: z.object({
      /** Whether there are earlier entries than those given. */
      truncated: z.boolean(),
      data: z.array(historyEntry),
    }),
    errors: ['po.notFound'],
  }),
}
