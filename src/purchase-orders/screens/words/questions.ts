import type { Words } from '../../../platform/i18n.ts'

/** What is asked before a step. */
export const questions = {
  'ask.submit': { th: 'ส่ง {{po}} ให้พิจารณาใช่หรือไม่', en: 'Submit {{po}}?' },
  'ask.submit.text': {
    th: '{{n}} รายการ {{kg}} กก. {{amount}} บาท หลังส่งแล้วแก้ไขไม่ได้',
    en: '{{n}} lines, {{kg}} kg, {{amount}} baht. It cannot be changed afterwards.',
  },
  'ask.submit.text_one': {
    th: '{{n}} รายการ {{kg}} กก. {{amount}} บาท หลังส่งแล้วแก้ไขไม่ได้',
    en: '{{n}} line, {{kg}} kg, {{amount}} baht. It cannot be changed afterwards.',
  },
  'ask.submit.text_other': {
    th: '{{n}} รายการ {{kg}} กก. {{amount}} บาท หลังส่งแล้วแก้ไขไม่ได้',
    en: '{{n}} lines, {{kg}} kg, {{amount}} baht. It cannot be changed afterwards.',
  },
  'ask.approve': { th: 'อนุมัติ {{po}} ใช่หรือไม่', en: 'Approve {{po}}?' },
  'ask.approve.text': { th: '{{vendor}} {{amount}} บาท', en: '{{vendor}}, {{amount}} baht' },
  'ask.approve.overridden': {
    th: 'กำหนดราคาเอง {{n}} รายการ',
    en: '{{n}} lines have an override price.',
  },
  'ask.approve.overridden_one': {
    th: 'กำหนดราคาเอง {{n}} รายการ',
    en: '{{n}} line has an override price.',
  },
  'ask.approve.overridden_other': {
    th: 'กำหนดราคาเอง {{n}} รายการ',
    en: '{{n}} lines have an override price.',
  },
  'ask.reject': { th: 'ไม่อนุมัติ {{po}} ใช่หรือไม่', en: 'Reject {{po}}?' },
  'ask.reject.reason': {
    th: 'เหตุผล (ผู้ส่งจะเห็นข้อความนี้)',
    en: 'Reason (the sender will read it)',
  },
  'ask.reason': { th: 'เหตุผล', en: 'Reason' },
  'ask.confirm': { th: 'ยืนยันใบสั่งซื้อ {{po}} ใช่หรือไม่', en: 'Confirm {{po}}?' },
  'ask.confirm.text': {
    th: 'หลังยืนยันแล้วคลังสินค้าเริ่มรับสินค้าได้ และยังยกเลิกได้จนกว่าจะรับรายการแรก',
    en: 'Goods can then be received. It can be canceled until the first line is received.',
  },
  'ask.cancel': { th: 'ยกเลิก {{po}} ใช่หรือไม่', en: 'Cancel {{po}}?' },
  'ask.cancel.text': {
    th: 'ใบชั่ง {{n}} ใบนำไปใส่ใบสั่งซื้ออื่นได้',
    en: '{{n}} tickets become free.',
  },
  'ask.cancel.text_one': {
    th: 'ใบชั่ง {{n}} ใบนำไปใส่ใบสั่งซื้ออื่นได้',
    en: '{{n}} ticket becomes free.',
  },
  'ask.cancel.text_other': {
    th: 'ใบชั่ง {{n}} ใบนำไปใส่ใบสั่งซื้ออื่นได้',
    en: '{{n}} tickets become free.',
  },
  'ask.delete': { th: 'ลบ {{po}} ใช่หรือไม่', en: 'Delete {{po}}?' },
  'ask.delete.text': {
    th: 'ลบแล้วเรียกคืนไม่ได้ เลขที่นี้จะไม่ถูกใช้ซ้ำ',
    en: 'It cannot be undone and the number is not used again.',
  },
  'ask.delete.password': { th: 'รหัสผ่านของคุณ', en: 'Your password' },
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
