import type { Handlers } from '../platform/handlers.ts'
import { fileStamp } from '../platform/thai-date.ts'
import type { calls } from './contract.ts'
import { dailyPaymentPdf } from './documents/daily-payment.ts'
import { dailyPayment } from './reads/daily-payment.ts'

export const handlers: Handlers<typeof calls> = {
  reportDailyPalmPayment: ({ filterDate, filterGroup }) => dailyPayment(filterDate, filterGroup),
  exportDailyPalmPayment: async (asked, act) => ({
    name: `DailyPalmPayment_Report_${fileStamp(act.now)}.pdf`,
    body: await dailyPaymentPdf(
      asked,
      await dailyPayment(asked.filterDate, asked.filterGroup),
      act,
    ),
  }),
}
