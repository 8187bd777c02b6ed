import type { Words } from '../../platform/i18n.ts'
import { palm } from './words/palm.ts'
import { payment } from './words/payment.ts'
import { quotation } from './words/quotation.ts'

/** The words of the report screens that their documents do not share. */
export const words = {
  'report.toCome': {
    th: 'ยังไม่ถึงวันที่ {{date, day}} กรุณาเลือกวันที่ไม่เกินวันนี้',
    en: '{{date, day}} is still to come. Please choose today or a day before.',
  },
  ...palm,
  ...payment,
  ...quotation,
} as const satisfies Words
