import type { Words } from '../../../platform/i18n.ts'

/** The prices of a day by customer, past what their document says too. */
export const quotation = {
  'quotation.search': { th: 'รหัสหรือชื่อ AVL', en: 'AVL code or name' },
  'quotation.latest': {
    th: 'ราคาล่าสุดของแต่ละรายและสินค้าในวันที่เลือก',
    en: "Each customer's latest price for each product on the chosen day",
  },
  'quotation.gradePrice.short': { th: 'ตาม % น้ำมัน', en: 'FFA price' },
  'quotation.levelPrice.short': { th: 'ส่วนเพิ่ม', en: 'Level' },
  'quotation.empty': {
    th: 'ไม่มีราคาที่ประเมินในวันที่ {{date, day}}',
    en: 'No prices were set on {{date, day}}.',
  },
} as const satisfies Words
