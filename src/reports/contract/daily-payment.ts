import { z } from 'zod'
import { day, decimalOut, flagOut, pdf, read } from '../../platform/call.ts'
import { RECEIVING } from '../../platform/roles.ts'
import { PAY_STATES } from '../rules/pay-states.ts'
import { ESTATE_GROUPS } from '../rules.ts'

const ofDay = z.strictObject({
  filterDate: day,
  filterGroup: z.enum(ESTATE_GROUPS).default('1'),
})

/** A ticket's payment, to the satang. */
export const paymentRow = z.object({
  SSWeightID: z.number(),
  SequenceWeightOut: z.string().nullable(),
  WeightDateOut: z.string(),
  CustomerID: z.string(),
  CustomerName: z.string(),
  WeightNet: decimalOut,
  SysPrice: decimalOut,
  SysTaxDeduction: decimalOut,
  Amount: decimalOut,
  Tax: decimalOut,
  Paid: decimalOut,
  SysBankName: z.string().nullable(),
  SysBookBankNumber: z.string().nullable(),
  PONumber: z.string().nullable(),
  POHeaderUUID: z.uuid().nullable().optional(),
  CarRegister: z.string().optional(),
  ProductTypeName: z.string().optional(),
  /** 1 where the payable is set up and paid in cash: then there is no account. */
  Cash: flagOut.optional(),
  /** 1 where one officer changed the payee of the payable and no other has confirmed it: where the mill requires that, no account is given. */
  PayeeUnconfirmed: flagOut.optional(),
  PayState: z.enum(PAY_STATES).optional(),
})

export const calls = {
  reportDailyPalmPayment: read({
    path: 'report/ReportDailyPalmPayment',
    roles: RECEIVING,
    input: ofDay,
    output: z.object({
      payment: z.array(paymentRow),
      total: z.object({
        Tickets: z.number(),
        Owners: z.number(),
        WeightNet: decimalOut,
        /** Weighted by net weight; null on a day without tickets. */
        AveragePrice: decimalOut.nullable(),
        Amount: decimalOut,
        Tax: decimalOut,
        Paid: decimalOut,
        OwnersWithoutAccount: z.number(),
        /** Weighed out that day, with no price yet: not in the report. */
        NotPriced: z.number(),
      }),
    }),
  }),
  exportDailyPalmPayment: pdf({
    path: 'export/DailyPalmPayment',
    roles: RECEIVING,
    input: ofDay,
  }),
}
