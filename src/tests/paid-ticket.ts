import type { PaidTicket } from '../reports/screens/payment/shown-payment.ts'

/** A ticket as the payment report lists it, of which tests vary what they look at. */
export const paidTicket: PaidTicket = {
  SSWeightID: 1,
  SequenceWeightOut: '691121-0007',
  WeightDateOut: '2026-11-21',
  CustomerID: '10002',
  CustomerName: 'นายกตัญญู ปิ่นแก้ว',
  CarRegister: '80-4127 สุราษฎร์ธานี',
  WeightNet: 9220,
  SysPrice: 6.2,
  SysTaxDeduction: 3,
  Amount: 57164,
  Tax: 1714.92,
  Paid: 55449.08,
  SysBankName: 'กรุงไทย',
  SysBookBankNumber: '0104173029',
  PONumber: null,
}

/** What another ticket comes to. */
export const otherSums = { WeightNet: 7770, Amount: 40015.5, Tax: 300.12, Paid: 39715.38 }
