import type { Words } from '../../../platform/i18n.ts'

/** What is asked before lines are received or let go and payables are set up. */
export const questions = {
  'ask.receiveAll': {
    th: 'รับสินค้าทุกรายการของ {{po}} ใช่หรือไม่',
    en: 'Receive all lines of {{po}}?',
  },
  'ask.receiveAll.text': {
    th: '{{n}} รายการ ใช้วันที่รถออกเป็นวันที่รับ',
    en: '{{n}} lines, each on its exit date.',
  },
  'ask.receiveAll.text_one': {
    th: '{{n}} รายการ ใช้วันที่รถออกเป็นวันที่รับ',
    en: '{{n}} line, on its exit date.',
  },
  'ask.receiveAll.text_other': {
    th: '{{n}} รายการ ใช้วันที่รถออกเป็นวันที่รับ',
    en: '{{n}} lines, each on its exit date.',
  },
  'ask.receiveChosen': {
    th: 'รับที่เหลือ {{n}} รายการใน {{m}} ใบสั่งซื้อใช่หรือไม่',
    en: 'Receive the remaining {{n}} lines of {{m}} orders?',
  },
  'ask.invoiceChosen': {
    th: 'ตั้งหนี้ {{n}} ใบสั่งซื้อใช่หรือไม่',
    en: 'Set up the payables of {{n}} orders?',
  },
  'ask.invoiceChosen_one': {
    th: 'ตั้งหนี้ {{n}} ใบสั่งซื้อใช่หรือไม่',
    en: 'Set up the payable of {{n}} order?',
  },
  'ask.invoiceChosen_other': {
    th: 'ตั้งหนี้ {{n}} ใบสั่งซื้อใช่หรือไม่',
    en: 'Set up the payables of {{n}} orders?',
  },
  'ask.receive': {
    th: 'รับสินค้า {{po}} รายการที่ {{line}} (ใบชั่ง {{ticket}})',
    en: 'Receive line {{line}} of {{po}} (ticket {{ticket}})',
  },
  'ask.receive.date': {
    th: 'วันที่รับสินค้า (ค่าเริ่มต้น: วันที่รถออก)',
    en: 'Receipt date (default: exit date)',
  },
  'ask.release': {
    th: 'ปลดรายการที่ {{line}} (ใบชั่ง {{ticket}}) ออกจาก {{po}} ใช่หรือไม่',
    en: 'Release line {{line}} (ticket {{ticket}}) from {{po}}?',
  },
  'ask.invoice': { th: 'ตั้งหนี้ {{po}} ใช่หรือไม่', en: 'Set up the payable of {{po}}?' },
  'ask.invoice.text': {
    th: '{{amount}} บาท หักภาษี {{tax}} บาท จ่ายสุทธิ {{paid}} บาท',
    en: '{{amount}} baht, tax {{tax}}, paid {{paid}}.',
  },
  'ask.removeLine': {
    th: 'นำใบชั่ง {{ticket}} ออกจาก {{po}} ใช่หรือไม่',
    en: 'Remove ticket {{ticket}} from {{po}}?',
  },
  'ask.statusUpdate.text': {
    th: 'รับใบที่รอพิจารณาไปพิจารณา ตอบรับใบที่เริ่มรับสินค้าแล้ว และปิดใบที่ตั้งหนี้ครบกำหนด',
    en: 'Takes submitted orders into review, acknowledges those being received and finalizes those invoiced long enough ago.',
  },
  'ask.statusUpdate': {
    th: 'อัปเดตสถานะใบสั่งซื้อทั้งหมดใช่หรือไม่',
    en: 'Update the status of all orders?',
  },
} as const satisfies Words
