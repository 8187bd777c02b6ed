import type { Words } from '../../../platform/i18n.ts'

/** What was done to a vendor and its customer. */
export const history = {
  'vendor.history.title': { th: 'ประวัติ {{vendor}}', en: 'History of {{vendor}}' },
  'vendor.event.import': { th: 'นำเข้าข้อมูล', en: 'Imported' },
  'vendor.event.link': { th: 'ผูก AVL', en: 'Linked' },
  'vendor.event.unlink': { th: 'เลิกผูก AVL', en: 'Unlinked' },
  'vendor.event.setUp': { th: 'ตั้งค่าผู้ขาย', en: 'Set up' },
  'vendor.event.finance': { th: 'เปลี่ยนข้อมูลการเงิน', en: 'Finance data changed' },
  'vendor.event.level': { th: 'เปลี่ยนระดับ', en: 'Level changed' },
  'vendor.event.addPremium': { th: 'เพิ่มเป็นผู้ขายพรีเมียม', en: 'Premium added' },
  'vendor.event.removePremium': { th: 'นำออกจากผู้ขายพรีเมียม', en: 'Premium removed' },
} as const satisfies Words
