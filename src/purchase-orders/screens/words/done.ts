import type { Words } from '../../../platform/i18n.ts'

/** What was done, and what a form still lacks. */
export const done = {
  'done.poCreated': { th: 'สร้างใบสั่งซื้อ {{po}} เรียบร้อยแล้ว', en: 'Create PO Header succeeded' },
  'done.headerChanged': { th: 'แก้ไขหัวใบ {{po}} แล้ว', en: 'The head of {{po}} was changed' },
  'done.poLineCreated': { th: 'เพิ่มรายการเรียบร้อยแล้ว', en: 'Create PO Line succeeded' },
  'done.poLinesCreated': { th: 'เพิ่ม {{n}} รายการเรียบร้อยแล้ว', en: '{{n}} lines added' },
  'done.poLinesUndone': {
    th: 'นำออก {{n}} รายการแล้ว',
    en: '{{n}} lines taken off',
    one: '{{n}} line taken off',
  },
  'done.poLinesPartly': {
    th: 'เพิ่มได้ {{n}} จาก {{m}} ใบชั่ง ดูเหตุผลของใบที่เหลือด้านล่าง',
    en: '{{n}} of {{m}} tickets added. See below why the rest were not.',
  },
  'done.poLineDeleted': {
    th: 'นำรายการออกแล้ว ใบชั่ง {{ticket}} นำไปใส่ใบสั่งซื้ออื่นได้',
    en: 'Line removed. Ticket {{ticket}} is free again.',
  },
  'done.receiptUndone': { th: 'เลิกรับสินค้าแล้ว', en: 'The receipt was taken back' },
  'done.receiptsUndone': {
    th: 'เลิกรับสินค้า {{n}} รายการแล้ว',
    en: '{{n}} receipts were taken back',
    one: '{{n}} receipt was taken back',
  },
  'done.invoicedChosen': {
    th: 'ตั้งหนี้ {{n}} ใบเรียบร้อยแล้ว',
    en: '{{n}} payables set up',
    one: '{{n}} payable set up',
  },
  'done.received': { th: 'รับสินค้าเรียบร้อยแล้ว', en: 'Received goods succeeded' },
  'done.receivedAll': {
    th: 'รับสินค้าครบ {{n}} รายการเรียบร้อยแล้ว',
    en: 'All {{n}} lines received',
    one: '{{n}} line received',
  },
  'done.lineReleased': {
    th: 'ปลดรายการเรียบร้อยแล้ว ใบชั่ง {{ticket}} นำไปใส่ใบสั่งซื้ออื่นได้',
    en: 'Line released. Ticket {{ticket}} is free again.',
  },
  'done.invoiced': { th: 'ตั้งหนี้เรียบร้อยแล้ว', en: 'Set up payable succeeded' },
  'done.ofOrder': { th: '{{done}} ({{po}})', en: '{{done}} ({{po}})' },
  'done.statusUpdated': {
    th: 'อัปเดตสถานะเรียบร้อยแล้ว: พิจารณา {{a}} · ตอบรับ {{b}} · ปิดรายการ {{c}}',
    en: 'Status update done: {{a}} taken into review · {{b}} acknowledged · {{c}} finalized',
  },
  'done.updatesUndone': {
    th: 'เลิกทำการอัปเดตสถานะ {{n}} ใบแล้ว',
    en: '{{n}} status updates undone',
    one: '{{n}} status update undone',
  },
  'done.statusNothing': {
    th: 'อัปเดตสถานะเรียบร้อยแล้ว ไม่มีใบสั่งซื้อที่ต้องเปลี่ยน',
    en: 'Status update done. No order had to change.',
  },
  'v.vendorChosen': { th: 'กรุณาเลือกผู้ขาย', en: 'Please choose a vendor' },
  'v.recDate': { th: 'กรุณาระบุวันที่รับสินค้า', en: 'Please specify the receipt date' },
} as const satisfies Words
