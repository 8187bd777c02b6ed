import type { Words } from '../i18n.ts'

/** What every document says of its day, at its foot and where it is signed, and how every mail begins. */
export const words = {
  'document.ofDay': { th: 'ประจำ{{day}}', en: '{{day}}' },
  'document.empty': { th: 'ไม่มีรายการในวันนี้', en: 'No records on this day' },
  'document.page': { th: 'หน้า', en: 'Page' },
  'document.printed': {
    th: 'วันที่พิมพ์ {{date}} เวลา {{time}} น. โดย {{officer}}',
    en: 'Printed {{date}} {{time}} by {{officer}}',
  },
  'document.prepared': { th: 'ผู้จัดทำ', en: 'Prepared by' },
  'document.checked': { th: 'ผู้ตรวจสอบ', en: 'Checked by' },
  'document.approved': { th: 'ผู้อนุมัติ', en: 'Approved by' },
  'document.approvedAlone': {
    th: 'ผู้อนุมัติ (คนเดียว ไม่มีผู้ตรวจคนที่สอง)',
    en: 'Approved by (alone, nobody else could check)',
  },
  'document.signed': { th: 'ลงชื่อ', en: 'Signed' },
  'mail.hello': { th: 'เรียน คุณ{{name}}', en: 'Dear {{name}},' },
} as const satisfies Words
