import { calls as dailyPayment } from './contract/daily-payment.ts'

/** Every call of the reports. */
export const calls = {
  ...dailyPayment,
}
