import type { Words } from '../../platform/i18n.ts'
import type { ORDER_EVENTS } from '../contract/history.ts'

/** What the audit trail calls the events of an order. */
export const trail = {
  'audit.action.po.create': { th: 'เปิดใบสั่งซื้อ', en: 'Order made' },
  'audit.action.po.addLine': { th: 'เพิ่มใบชั่งในใบ', en: 'Line added' },
  'audit.action.po.removeLine': { th: 'นำใบชั่งออก', en: 'Line removed' },
  'audit.action.po.changeHeader': { th: 'แก้ไขหัวใบ', en: 'Head changed' },
  'audit.action.po.submit': { th: 'ส่งพิจารณา', en: 'Submitted' },
  'audit.action.po.review': { th: 'เริ่มพิจารณา', en: 'Taken into review' },
  'audit.action.po.approve': { th: 'อนุมัติ', en: 'Approved' },
  'audit.action.po.withdrawApproval': { th: 'เลิกอนุมัติ', en: 'Approval undone' },
  'audit.action.po.reject': { th: 'ไม่อนุมัติ', en: 'Rejected' },
  'audit.action.po.confirm': { th: 'ยืนยัน', en: 'Confirmed' },
  'audit.action.po.acknowledge': { th: 'ระบบตอบรับ', en: 'Acknowledged' },
  'audit.action.po.cancel': { th: 'ยกเลิก', en: 'Canceled' },
  'audit.action.po.receive': { th: 'รับสินค้า', en: 'Received' },
  'audit.action.po.undoReceive': { th: 'เลิกรับสินค้า', en: 'Receipt undone' },
  'audit.action.po.release': { th: 'ปลดรายการ', en: 'Line released' },
  'audit.action.po.invoice': { th: 'ตั้งหนี้', en: 'Payable set up' },
  'audit.action.po.confirmPayee': { th: 'ตรวจผู้รับเงินแล้ว', en: 'Payee checked' },
  'audit.action.po.changePayee': { th: 'แก้ไขผู้รับเงิน', en: 'Payee changed' },
  'audit.action.po.finalize': { th: 'ปิดรายการ', en: 'Finalized' },
  'audit.action.po.undoUpdate': { th: 'เลิกอัปเดตสถานะ', en: 'Update undone' },
  'audit.action.po.discard': { th: 'ทิ้งใบ', en: 'Discarded' },
  'audit.action.po.delete': { th: 'ลบ', en: 'Deleted' },
  'audit.action.po.withdraw': { th: 'เลิกทำ', en: 'Undone' },
} as const satisfies Record<`audit.action.po.${(typeof ORDER_EVENTS)[number]}`, Words[string]>
