import type { Words } from '../platform/i18n.ts'
import { actionWords } from './words/actions.ts'
import { recordWords } from './words/records.ts'
import { valueWords } from './words/values.ts'

/** What the audit trail calls events, records and values, on the screen and on paper, and what the month's summary says. */
export const words = {
  ...actionWords,
  ...recordWords,
  ...valueWords,
  'audit.system': { th: 'ระบบ', en: 'System' },
  'audit.someone': { th: 'ไม่ทราบผู้ใช้', en: 'Unknown' },
  'audit.server': { th: 'เซิร์ฟเวอร์', en: 'Server' },
  'audit.more': { th: 'และอีก {{n}} ค่า', en: 'and {{n}} more' },
  'audit.month.title': { th: 'สรุปการเปลี่ยนแปลงประจำเดือน', en: 'Changes of the month' },
  'audit.month.alone': { th: 'ทำคนเดียว ไม่มีคนที่สองตรวจ', en: 'Done alone, checked by nobody' },
  'audit.month.deleted': { th: 'ลบ ทิ้งใบ และเลิกนำเข้า', en: 'Deletions' },
  'audit.month.weight': { th: 'แก้ไขน้ำหนัก', en: 'Weights changed' },
  'audit.month.price': {
    th: 'ราคาที่กำหนดเอง แก้ไข และตารางราคา',
    en: 'Prices by hand, corrected, ladders',
  },
  'audit.month.money': { th: 'บัญชี ธนาคาร และภาษี', en: 'Accounts, banks and taxes' },
  'audit.month.officer': { th: 'บัญชีผู้ใช้และรหัสผ่าน', en: 'Users and passwords' },
  'audit.month.refused': { th: 'เข้าระบบไม่สำเร็จและไม่มีสิทธิ์', en: 'Refused sign-ins and rights' },
  'audit.month.counts': { th: 'จำนวนครั้ง', en: 'How often' },
  'audit.month.none': { th: 'ไม่มีในเดือนนี้', en: 'None in this month' },
  'audit.month.cut': {
    th: 'แสดง {{n}} รายการแรก ที่เหลือดูได้ที่หน้าประวัติการเปลี่ยนแปลง',
    en: 'The first {{n}}; the audit screen has the rest',
  },
  'audit.month.seal': { th: 'ผนึกประวัติ', en: 'Seal of the trail' },
  'audit.month.sealed': {
    th: 'ผนึกที่ {{number}} ถึงรายการวันที่ {{time}} น.',
    en: 'Seal {{number}}, up to the entry of {{time}}',
  },
  'audit.month.sealAbout': {
    th: 'เก็บกระดาษแผ่นนี้ไว้ ตรวจย้อนหลังได้ว่าประวัติถึงวันนี้ไม่ถูกแก้',
    en: 'Keep this sheet: by it anybody can prove later that the trail up to here is what it was.',
  },
  'audit.month.unsealed': { th: 'ยังไม่มีรายการที่ผนึก', en: 'Nothing is sealed yet' },
  'audit.column.time': { th: 'เวลา', en: 'Time' },
  'audit.column.who': { th: 'ผู้ทำ', en: 'Who' },
  'audit.column.action': { th: 'การกระทำ', en: 'What' },
  'audit.column.record': { th: 'รายการ', en: 'Record' },
  'audit.column.change': { th: 'ก่อน → หลัง', en: 'Before → after' },
  'audit.column.from': { th: 'จากที่ใด', en: 'From where' },
} as const satisfies Words
