import type { Words } from '../../../platform/i18n.ts'

/** What each step of an order is called, in its question, in its notice, and what its history calls it. */
export const steps = {
  'po.submit': { th: 'ส่งพิจารณา', en: 'Submit' },
  'ask.submit': { th: 'ส่ง {{po}} ให้พิจารณาใช่หรือไม่', en: 'Submit {{po}}?' },
  'ask.submit.text': {
    th: '{{n}} รายการ {{kg}} กก. {{amount}} บาท หลังส่งแล้วแก้ไขไม่ได้',
    en: '{{n}} lines, {{kg}} kg, {{amount}} baht. It cannot be changed afterwards.',
    one: '{{n}} line, {{kg}} kg, {{amount}} baht. It cannot be changed afterwards.',
  },
  'done.submit': {
    th: 'ส่งเรียบร้อยแล้ว กรุณารอการพิจารณา',
    en: 'Submit succeeded, please wait for consideration',
  },
  'history.submit': { th: 'ส่งพิจารณา', en: 'Submitted' },

  'history.review': { th: 'อัปเดตสถานะเป็น “อยู่ระหว่างพิจารณา”', en: 'Status updated to “In Review”' },

  'po.approve': { th: 'อนุมัติ', en: 'Approve' },
  'ask.approve': { th: 'อนุมัติ {{po}} ใช่หรือไม่', en: 'Approve {{po}}?' },
  'ask.approve.text': { th: '{{vendor}} {{amount}} บาท', en: '{{vendor}}, {{amount}} baht' },
  'done.approve': { th: 'อนุมัติ {{po}} เรียบร้อยแล้ว', en: '{{po}} approved' },
  'history.approve': { th: 'อนุมัติ', en: 'Approved' },

  'history.withdrawApproval': { th: 'เลิกทำการอนุมัติ', en: 'Approval undone' },

  'po.reject': { th: 'ไม่อนุมัติ', en: 'Reject' },
  'ask.reject': { th: 'ไม่อนุมัติ {{po}} ใช่หรือไม่', en: 'Reject {{po}}?' },
  'ask.reject.reason': { th: 'เหตุผล (ผู้ส่งจะเห็นข้อความนี้)', en: 'Reason (the sender will read it)' },
  'done.reject': {
    th: 'บันทึกไม่อนุมัติ {{po}} แล้ว ผู้ส่งแก้ไขและส่งใหม่ได้',
    en: '{{po}} rejected. The sender can change it and submit again.',
  },
  'history.reject': { th: 'ไม่อนุมัติ', en: 'Rejected' },

  'po.confirm': { th: 'ยืนยันใบสั่งซื้อ', en: 'Confirm' },
  'ask.confirm': { th: 'ยืนยันใบสั่งซื้อ {{po}} ใช่หรือไม่', en: 'Confirm {{po}}?' },
  'ask.confirm.text': {
    th: 'หลังยืนยันแล้วคลังสินค้าเริ่มรับสินค้าได้ และยังยกเลิกได้จนกว่าจะรับรายการแรก',
    en: 'Goods can then be received. It can be canceled until the first line is received.',
  },
  'po.orders': { th: '{{n}} ใบสั่งซื้อ', en: '{{n}} orders', one: '{{n}} order' },
  'po.confirmChosen': { th: 'ยืนยัน {{n}} ใบ', en: 'Confirm {{n}}' },
  'ask.confirmChosen': {
    th: 'ยืนยันใบสั่งซื้อ {{n}} ใบ ใช่หรือไม่',
    en: 'Confirm {{n}} purchase orders?',
    one: 'Confirm {{n}} purchase order?',
  },
  'ask.confirmChosen.text': {
    th: 'รวม {{sum}} หลังยืนยันแล้วคลังสินค้าเริ่มรับสินค้าได้',
    en: '{{sum}} in all. Goods can then be received.',
  },
  'done.confirmedChosen': {
    th: 'ยืนยันใบสั่งซื้อ {{n}} ใบ เรียบร้อยแล้ว',
    en: '{{n}} purchase orders confirmed',
    one: '{{n}} purchase order confirmed',
  },
  'done.confirm': { th: 'ยืนยันใบสั่งซื้อเรียบร้อยแล้ว', en: 'Confirm PO succeeded' },
  'history.confirm': { th: 'ยืนยัน', en: 'Confirmed' },

  'history.acknowledge': { th: 'อัปเดตสถานะเป็น “ยืนยันสมบูรณ์”', en: 'Status updated to “Confirmed”' },

  'po.cancel': { th: 'ยกเลิกใบสั่งซื้อ', en: 'Cancel PO' },
  'po.keep': { th: 'ไม่ยกเลิก', en: 'Keep it' },
  'ask.cancel': { th: 'ยกเลิก {{po}} ใช่หรือไม่', en: 'Cancel {{po}}?' },
  'ask.cancel.text': {
    th: 'ใบชั่ง {{n}} ใบนำไปใส่ใบสั่งซื้ออื่นได้',
    en: '{{n}} tickets become free.',
    one: '{{n}} ticket becomes free.',
  },
  'done.cancel': { th: 'ยกเลิกใบสั่งซื้อเรียบร้อยแล้ว', en: 'Cancel succeeded' },
  'history.cancel': { th: 'ยกเลิก', en: 'Canceled' },

  'po.discard': { th: 'ทิ้งใบนี้', en: 'Discard' },
  'ask.discard': { th: 'ทิ้ง {{po}} ใช่หรือไม่', en: 'Discard {{po}}?' },
  'ask.discard.text': {
    th: 'ใบนี้จะเป็น “ยกเลิก” และเลขที่นี้จะไม่ถูกใช้ซ้ำ',
    en: 'It becomes “Canceled” and its number is not used again.',
  },
  'done.discard': { th: 'ทิ้ง {{po}} แล้ว', en: '{{po}} discarded' },
  'history.discard': { th: 'ทิ้งใบ', en: 'Discarded' },

  'history.receive': { th: 'รับสินค้า', en: 'Received' },

  'history.release': { th: 'ปลดรายการ', en: 'Line released' },

  'history.invoice': { th: 'ตั้งหนี้', en: 'Payable set up' },

  'po.changePayee': { th: 'แก้ไขผู้รับเงิน', en: 'Change payee' },
  'payee.title': { th: 'แก้ไขผู้รับเงินของ {{po}}', en: 'Change who {{po}} is paid to' },
  'payee.way': { th: 'วิธีจ่าย', en: 'How it is paid' },
  'payee.toAccount': { th: 'เข้าบัญชี', en: 'To an account' },
  'payee.chooseBank': { th: 'เลือกธนาคาร', en: 'Choose a bank' },
  'payee.after': {
    th: 'จ่าย {{paid}} บาท ยอดและภาษีไม่เปลี่ยน',
    en: '{{paid}} baht are paid. Sums and tax stay.',
  },
  'payee.changes': { th: 'ผู้รับเงินที่ผ่านมา', en: 'Paid to so far' },
  'payee.changed': {
    th: '{{officer, who}} แก้ไขผู้รับเงินเมื่อ {{time}} ยังไม่มีเจ้าหน้าที่อีกคนตรวจ',
    en: '{{officer, who}} changed the payee at {{time}}. Nobody else has checked it yet.',
  },
  'po.confirmPayee': { th: 'ตรวจผู้รับเงิน', en: 'Check payee' },
  'done.payeeConfirmed': {
    th: 'บันทึกผลการตรวจผู้รับเงินของ {{po}} เรียบร้อยแล้ว',
    en: 'The payee of {{po}} was checked',
  },
  'done.payeeChanged': {
    th: 'แก้ไขผู้รับเงินของ {{po}} เรียบร้อยแล้ว',
    en: 'The payee of {{po}} was changed',
  },

  'history.finalize': { th: 'อัปเดตสถานะเป็น “ปิดรายการ”', en: 'Status updated to “Finalized”' },
  'history.undoUpdate': { th: 'เลิกทำการอัปเดตสถานะ', en: 'Status update undone' },

  'po.delete': { th: 'ลบใบสั่งซื้อ', en: 'Delete' },
  'ask.delete': { th: 'ลบ {{po}} ใช่หรือไม่', en: 'Delete {{po}}?' },
  'ask.delete.text': {
    th: 'ลบแล้วเรียกคืนไม่ได้ เลขที่นี้จะไม่ถูกใช้ซ้ำ',
    en: 'It cannot be undone and the number is not used again.',
  },
  'ask.delete.password': { th: 'รหัสผ่านของคุณ', en: 'Your password' },
  'done.delete': { th: 'ลบใบสั่งซื้อเรียบร้อยแล้ว', en: 'Delete PO succeeded' },
  'history.delete': { th: 'ลบ', en: 'Deleted' },
  'history.withdraw': { th: 'เลิกทำ', en: 'Undone' },
} as const satisfies Words
