import type { Words } from '../../../platform/i18n.ts'

/** What was done to a vendor and its customer. */
export const history = {
  'vendor.history.title': { th: 'ประวัติ {{vendor}}', en: 'History of {{vendor}}' },
  'vendor.event.create': { th: 'เพิ่มผู้ขาย', en: 'Added' },
  'vendor.event.changeName': { th: 'เปลี่ยนชื่อผู้ขาย', en: 'Name changed' },
  'vendor.event.import': { th: 'นำเข้าข้อมูล', en: 'Imported' },
  'vendor.event.undoImport': { th: 'เลิกนำเข้าข้อมูล', en: 'Import taken back' },
  'vendor.event.link': { th: 'ผูก AVL', en: 'Linked' },
  'vendor.event.unlink': { th: 'เลิกผูก AVL', en: 'Unlinked' },
  'vendor.event.setUp': { th: 'ตั้งค่าผู้ขาย', en: 'Set up' },
  'vendor.event.finance': { th: 'เปลี่ยนข้อมูลการเงิน', en: 'Finance data changed' },
  'vendor.event.confirmAccount': { th: 'ตรวจบัญชีแล้ว ถูกต้อง', en: 'Account checked' },
  'vendor.event.level': { th: 'เปลี่ยนระดับ', en: 'Level changed' },
  'vendor.event.join': { th: 'รวมรหัส AVL', en: 'AVL codes joined' },
  'vendor.event.undoJoin': { th: 'เลิกรวมรหัส AVL', en: 'Joining undone' },
  'vendor.event.rename': { th: 'เปลี่ยนชื่อ AVL', en: 'AVL renamed' },
  'vendor.event.refuseName': { th: 'คงชื่อ AVL เดิม', en: 'Name of the AVL kept' },
  'vendor.event.addPremium': { th: 'เพิ่มเป็นผู้ขายพรีเมียม', en: 'Premium added' },
  'vendor.event.removePremium': { th: 'นำออกจากผู้ขายพรีเมียม', en: 'Premium removed' },
} as const satisfies Words
