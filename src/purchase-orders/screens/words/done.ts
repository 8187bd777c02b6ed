import type { Words } from '../../../platform/i18n.ts'

/** What was done, and what a form still lacks. */
export const done = {
  'done.poCreated': {
    th: 'สร้างใบสั่งซื้อ {{po}} เรียบร้อยแล้ว',
    en: 'Create PO Header succeeded',
  },
  'done.poLineCreated': { th: 'เพิ่มรายการเรียบร้อยแล้ว', en: 'Create PO Line succeeded' },
  'done.poLinesCreated': { th: 'เพิ่ม {{n}} รายการเรียบร้อยแล้ว', en: '{{n}} lines added' },
  'done.poLinesPartly': {
    th: 'เพิ่มได้ {{n}} จาก {{m}} ใบชั่ง ดูเหตุผลของใบที่เหลือด้านล่าง',
    en: '{{n}} of {{m}} tickets added. See below why the rest were not.',
  },
  'done.poLineDeleted': {
    th: 'นำรายการออกแล้ว ใบชั่ง {{ticket}} นำไปใส่ใบสั่งซื้ออื่นได้',
    en: 'Line removed. Ticket {{ticket}} is free again.',
  },
  'done.poSubmitted': {
    th: 'ส่งเรียบร้อยแล้ว กรุณารอการพิจารณา',
    en: 'Submit succeeded, please wait for consideration',
  },
  'done.poApproved': { th: 'อนุมัติ {{po}} เรียบร้อยแล้ว', en: '{{po}} approved' },
  'done.poRejected': {
    th: 'บันทึกไม่อนุมัติ {{po}} แล้ว ผู้ส่งแก้ไขและส่งใหม่ได้',
    en: '{{po}} rejected. The sender can change it and submit again.',
  },
  'done.poConfirmed': { th: 'ยืนยันใบสั่งซื้อเรียบร้อยแล้ว', en: 'Confirm PO succeeded' },
  'done.poCanceled': { th: 'ยกเลิกใบสั่งซื้อเรียบร้อยแล้ว', en: 'Cancel succeeded' },
  'done.poDeleted': { th: 'ลบใบสั่งซื้อเรียบร้อยแล้ว', en: 'Delete PO succeeded' },
  'done.received': { th: 'รับสินค้าเรียบร้อยแล้ว', en: 'Received goods succeeded' },
  'done.receivedAll': {
    th: 'รับสินค้าครบ {{n}} รายการเรียบร้อยแล้ว',
    en: 'All {{n}} lines received',
  },
  'done.receivedAll_one': {
    th: 'รับสินค้าครบ {{n}} รายการเรียบร้อยแล้ว',
    en: '{{n}} line received',
  },
  'done.receivedAll_other': {
    th: 'รับสินค้าครบ {{n}} รายการเรียบร้อยแล้ว',
    en: 'All {{n}} lines received',
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
  'done.statusNothing': {
    th: 'อัปเดตสถานะเรียบร้อยแล้ว ไม่มีใบสั่งซื้อที่ต้องเปลี่ยน',
    en: 'Status update done. No order had to change.',
  },
  'v.vendorChosen': { th: 'กรุณาเลือกผู้ขาย', en: 'Please choose a vendor' },
  'v.recDate': { th: 'กรุณาระบุวันที่รับสินค้า', en: 'Please specify the receipt date' },
} as const satisfies Words
