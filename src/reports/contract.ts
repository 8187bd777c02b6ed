import { calls as dailyPayment } from './contract/daily-payment.ts'
import { calls as palm } from './contract/palm.ts'
import { calls as quotation } from './contract/quotation.ts'

/** Every call of the reports. */
export const calls = {
  ...quotation,
  ...dailyPayment,
  ...palm,
}

declare module '../platform/live/change-events.ts' {
  interface Topics {
    yields: true
  }
}
