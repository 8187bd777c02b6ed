import type { Handlers } from '../platform/handlers.ts'
import { businessDay, fileStamp } from '../platform/thai-date.ts'
import type { calls } from './contract.ts'
import { dailyPaymentPdf } from './documents/daily-payment.ts'
import { quotationPdf } from './documents/quotation.ts'
import { dailyPayment } from './reads/daily-payment.ts'
import { palmMonth, palmReport } from './reads/palm-report.ts'
import { quotation } from './reads/quotation.ts'
import { recordedYield } from './reads/yields.ts'
import { saveYield } from './writes/save-yield.ts'

export const handlers: Handlers<typeof calls> = {
  reportPriceList: ({ filterDate }) => quotation(filterDate),
  exportQuotation: async (asked, ctx) => ({
    name: `Quotation_Report_${fileStamp(ctx.now)}.pdf`,
    body: await quotationPdf(asked, await quotation(asked.filterDate), ctx),
  }),
  reportDailyPalmPayment: ({ filterDate, filterGroup }) => dailyPayment(filterDate, filterGroup),
  exportDailyPalmPayment: async (asked, ctx) => ({
    name: `DailyPalmPayment_Report_${fileStamp(ctx.now)}.pdf`,
    body: await dailyPaymentPdf(
      asked,
      await dailyPayment(asked.filterDate, asked.filterGroup),
      ctx,
    ),
  }),
  reportPalm: ({ filterDate }) => palmReport(filterDate),
  reportPalmMonth: ({ filterDate }, ctx) => palmMonth(filterDate, businessDay(ctx.now)),
  getYield: recordedYield,
  saveYield,
}
