import type { Words } from '../../../platform/i18n.ts'

/** What was done to a vendor and its customer. */
export const history = {
  'vendor.history.title': { th: 'ประวัติ {{vendor}}', en: 'History of {{vendor}}' },
  'vendor.deed.import': { th: 'นำเข้าข้อมูล', en: 'Imported' },
  'vendor.deed.link': { th: 'ผูก AVL', en: 'Linked' },
  'vendor.deed.unlink': { th: 'เลิกผูก AVL', en: 'Unlinked' },
  'vendor.deed.setUp': { th: 'ตั้งค่าผู้ขาย', en: 'Set up' },
  'vendor.deed.finance': { th: 'เปลี่ยนข้อมูลการเงิน', en: 'Finance data changed' },
  'vendor.deed.level': { th: 'เปลี่ยนระดับ', en: 'Level changed' },
  'vendor.deed.addPremium': { th: 'เพิ่มเป็นผู้ขายพรีเมียม', en: 'Premium added' },
  'vendor.deed.removePremium': { th: 'นำออกจากผู้ขายพรีเมียม', en: 'Premium removed' },
} as const satisfies Words
