import type { Words } from '../../../platform/i18n.ts'

/** The history of an order. */
export const history = {
  'history.create': { th: 'สร้าง', en: 'Created' },
  'history.addLine': { th: 'เพิ่มรายการ', en: 'Line added' },
  'history.removeLine': { th: 'นำรายการออก', en: 'Line removed' },
  'history.changeHeader': { th: 'แก้ไขหัวใบ', en: 'Head changed' },
  'history.undoReceive': { th: 'เลิกรับสินค้า', en: 'Receipt undone' },
  'history.confirmPayee': { th: 'ตรวจผู้รับเงินแล้ว', en: 'Payee checked' },
  'history.changePayee': { th: 'แก้ไขผู้รับเงิน', en: 'Payee changed' },
  'history.paidTo': { th: 'จ่ายเข้า {{account}}', en: 'Paid to {{account}}' },
  'history.paidToBefore': { th: 'เดิม {{account}}', en: 'Before: {{account}}' },
  'history.ticket': { th: 'ใบชั่ง {{ticket}} ({{plate}})', en: 'Ticket {{ticket}} ({{plate}})' },
  'history.ticketOfMany': { th: '{{ticket}} ({{plate}})', en: '{{ticket}} ({{plate}})' },
  'history.tickets': { th: 'ใบชั่ง {{n}} ใบ', en: '{{n}} tickets', one: '{{n}} ticket' },
  'history.recDate': { th: 'วันที่รับสินค้า {{date}}', en: 'Receipt date {{date}}' },
  'history.payable': {
    th: '{{amount}} บาท จ่ายสุทธิ {{paid}} บาท',
    en: '{{amount}} baht, paid {{paid}}',
  },
  'history.alone': {
    th: 'ทำคนเดียว ไม่มีเจ้าหน้าที่คนที่สองตรวจ',
    en: 'Done alone, without a second officer',
  },
  'history.allReceived': { th: 'รับสินค้าครบแล้ว', en: 'All lines received' },
} as const satisfies Words
