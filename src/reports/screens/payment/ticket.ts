import type { Output } from '../../../platform/call.ts'
import type { calls } from '../../contract.ts'

export type PaymentReport = Output<typeof calls.reportDailyPalmPayment>
/** A ticket of the day's payment. */
export type PaidTicket = PaymentReport['payment'][number]
