import type { Words } from '../../platform/i18n.ts'

/** What the mails of notices say: an order was rejected, and what is unread of a day. */
export const words = {
  'mail.notice.open': { th: 'เปิดใบสั่งซื้อ', en: 'Open the order' },
  'mail.notice.openAll': { th: 'เปิดการแจ้งเตือน', en: 'Open the notifications' },
  'mail.notice.otherwise': {
    th: 'หากไม่ต้องการรับอีเมลนี้ ปิดได้ในหน้าการแจ้งเตือน',
    en: 'These mails are switched off on the page of notifications.',
  },
  'mail.rejected.subject': { th: '{{po}} ไม่ได้รับอนุมัติ', en: '{{po}} was rejected' },
  'mail.rejected.text': {
    th: '{{officer}} ไม่อนุมัติ {{po}} ({{vendor}}): {{reason, reason}}',
    en: '{{officer}} rejected {{po}} ({{vendor}}): {{reason, reason}}',
  },
  'mail.digest.subject': {
    th: 'ยังไม่อ่าน {{n}} เรื่อง วันที่ {{day}}',
    en: '{{n}} unread notifications, {{day}}',
    one: '{{n}} unread notification, {{day}}',
  },
  'mail.digest.text': { th: 'เรื่องที่คุณยังไม่อ่าน', en: 'What you have not read:' },

  'mail.kind.accountMade': {
    th: 'บัญชีผู้ใช้ที่ตั้งใหม่หรือเลื่อนบทบาท {{n}}',
    en: 'Accounts that were made or raised: {{n}}',
  },
  'mail.kind.orderSubmitted': { th: 'ใบสั่งซื้อรอคุณพิจารณา {{n}}', en: 'Orders for your review: {{n}}' },
  'mail.kind.orderToReceive': { th: 'ใบสั่งซื้อรอรับสินค้า {{n}}', en: 'Orders to receive: {{n}}' },
  'mail.kind.orderReceived': { th: 'ใบสั่งซื้อรอตั้งหนี้ {{n}}', en: 'Orders without a payable: {{n}}' },
  'mail.kind.correctionProposed': {
    th: 'คำขอแก้ไขน้ำหนักรอตัดสิน {{n}}',
    en: 'Corrected weights to decide on: {{n}}',
  },
  'mail.kind.weightsChanged': {
    th: 'ผู้ขายหรือน้ำหนักที่เปลี่ยนหลังชั่งออก {{n}}',
    en: 'Sellers or weights changed after the way out: {{n}}',
  },
  'mail.kind.ticketRefused': { th: 'ใบชั่งที่ตีกลับ {{n}}', en: 'Refused tickets: {{n}}' },
  'mail.kind.nameProposed': {
    th: 'ชื่อผู้ขายจากเครื่องชั่ง รอตรวจ {{n}}',
    en: 'Names from scales to check: {{n}}',
  },
  'mail.kind.scaleSilent': { th: 'เครื่องชั่งที่ไม่ส่งข้อมูล {{n}}', en: 'Silent scales: {{n}}' },
  'mail.kind.backupLate': { th: 'ไม่มีการสำรองข้อมูล {{n}}', en: 'No backup of the mill: {{n}}' },
  'mail.kind.factorReset': {
    th: 'การยืนยันสองขั้นตอนที่ถูกล้าง {{n}}',
    en: 'Second factors removed: {{n}}',
  },
  'mail.kind.accountChanged': {
    th: 'บัญชีหรือภาษีของผู้ขายที่เปลี่ยน รอตรวจ {{n}}',
    en: 'Changed accounts or taxes to check: {{n}}',
  },
  'mail.kind.payeeChanged': {
    th: 'ผู้รับเงินที่แก้ไขหลังตั้งหนี้ รอตรวจ {{n}}',
    en: 'Changed payees to check: {{n}}',
  },
  'mail.kind.accountsChanged': {
    th: 'ไฟล์บัญชีหรือภาษีของผู้ขาย รอตรวจ {{n}}',
    en: 'Files of accounts or taxes to check: {{n}}',
  },
  'mail.kind.pricesToCheck': { th: 'ราคารอตรวจ {{n}}', en: 'Prices to check: {{n}}' },
  'mail.kind.reopeningAsked': { th: 'คำขอเปิดวัน {{n}}', en: 'Days to reopen: {{n}}' },
  'mail.kind.reminder': { th: 'งานค้างที่มีผู้เตือน {{n}}', en: 'Reminders of stuck work: {{n}}' },
  'mail.kind.orderApproved': { th: 'ใบของคุณที่อนุมัติแล้ว {{n}}', en: 'Your orders approved: {{n}}' },
  'mail.kind.orderRejected': { th: 'ใบของคุณที่ไม่อนุมัติ {{n}}', en: 'Your orders rejected: {{n}}' },
  'mail.kind.orderConfirmed': { th: 'ใบของคุณที่ยืนยันแล้ว {{n}}', en: 'Your orders confirmed: {{n}}' },
  'mail.kind.orderInvoiced': { th: 'ใบของคุณที่ตั้งหนี้แล้ว {{n}}', en: 'Payables of your orders: {{n}}' },
  'mail.kind.pricesPublished': { th: 'ราคาของคุณที่เผยแพร่ {{n}}', en: 'Your prices published: {{n}}' },
  'mail.kind.pricesWithdrawn': { th: 'ราคาของคุณที่ถูกถอน {{n}}', en: 'Your prices withdrawn: {{n}}' },
  'mail.kind.pricesSentBack': { th: 'ราคาของคุณที่ส่งกลับ {{n}}', en: 'Your prices sent back: {{n}}' },
} as const satisfies Words
