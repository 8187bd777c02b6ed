import type { Words } from '../../../platform/i18n.ts'

/** What is asked before lines are received or let go and payables are set up. */
export const questions = {
  'ask.receiveAll': { th: 'รับสินค้าทุกรายการของ {{po}} ใช่หรือไม่', en: 'Receive all lines of {{po}}?' },
  'ask.receiveRest': {
    th: 'รับรายการที่เหลือของ {{po}} ใช่หรือไม่',
    en: 'Receive the remaining lines of {{po}}?',
  },
  'ask.receiveAll.text': {
    th: '{{n}} รายการ ใช้วันที่รถออกเป็นวันที่รับ',
    en: '{{n}} lines, each on its exit date.',
    one: '{{n}} line, on its exit date.',
  },
  'ask.receiveChosen': {
    th: 'รับสินค้า {{n}} รายการใน {{m}} ใบสั่งซื้อใช่หรือไม่',
    en: 'Receive {{n}} lines (orders: {{m}})?',
    one: 'Receive {{n}} line (orders: {{m}})?',
  },
  'ask.invoiceChosen': {
    th: 'ตั้งหนี้ {{n}} ใบสั่งซื้อใช่หรือไม่',
    en: 'Set up the payables of {{n}} orders?',
    one: 'Set up the payable of {{n}} order?',
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
  'ask.otherProducts': {
    th: 'เพิ่มใบชั่ง {{n}} ใบที่เป็นสินค้าอื่นลงใน {{po}} ใช่หรือไม่',
    en: 'Add {{n}} tickets of another product to {{po}}?',
    one: 'Add {{n}} ticket of another product to {{po}}?',
  },
  'ask.otherProducts.one': {
    th: 'ใบชั่ง {{ticket}} เป็น{{product}}',
    en: 'Ticket {{ticket}} is of {{product}}',
  },
  'po.addAnyway': { th: 'เพิ่มต่างสินค้า', en: 'Add anyway' },
  'ask.statusUpdate': {
    th: 'อัปเดตสถานะใบสั่งซื้อ {{n}} ใบใช่หรือไม่',
    en: 'Update the status of {{n}} orders?',
    one: 'Update the status of {{n}} order?',
  },
  'ask.statusUpdate.none': {
    th: 'ไม่มีใบสั่งซื้อที่ต้องเปลี่ยนสถานะ',
    en: 'No order has to change its status',
  },
  'update.review': { th: 'รอพิจารณา → อยู่ระหว่างพิจารณา', en: 'Submitted → In Review' },
  'update.acknowledge': {
    th: 'รอระบบตอบรับ (เริ่มรับสินค้าแล้ว) → ยืนยันสมบูรณ์',
    en: 'Awaiting system (receiving begun) → Confirmed',
  },
  'update.finalize': { th: 'ตั้งหนี้ครบกำหนด → ปิดรายการ', en: 'Long invoiced → Finalized' },
} as const satisfies Words
