import type { Words } from '../../../platform/i18n.ts'

/** The daily payment, by payee and by ticket. */
export const payment = {
  'payment.view': { th: 'แสดงตาม', en: 'Shown by' },
  'payment.view.payee': { th: 'ผู้รับเงิน', en: 'Payee' },
  'payment.view.ticket': { th: 'ใบชั่ง', en: 'Ticket' },
  'payment.search': { th: 'ผู้รับเงิน ทะเบียน ใบชั่ง', en: 'Payee, plate, ticket' },
  'payment.state': { th: 'พร้อมจ่าย', en: 'Payable' },
  'payment.noOrder': { th: 'ยังไม่อยู่ในใบ', en: 'On no order' },
  'payment.addAccount': { th: 'เพิ่มเลขที่บัญชี', en: 'Add account number' },
  'payment.bank.other': { th: 'อื่น ๆ', en: 'Other banks' },
  'payment.bank.none': { th: 'ไม่มีบัญชี', en: 'Without account' },
  'payment.setUp': {
    th: 'ตั้งหนี้แล้ว {{n}} ใบ {{sum}} บาท',
    en: '{{n}} set up, {{sum}} baht',
  },
  'payment.filtered': { th: 'รวมเฉพาะที่กรอง', en: 'Total of what is filtered' },
} as const satisfies Words
