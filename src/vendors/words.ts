import type { ErrorRow } from '../platform/errors.ts'
import type { Words } from '../platform/i18n.ts'

export const errors = {
  'vendor.notFound': {
    status: 400,
    th: 'ไม่พบผู้ขายนี้ กรุณาโหลดรายการใหม่',
    en: 'Vendor not found. Please reload the list.',
  },
  'vendor.alreadyLinked': {
    status: 400,
    th: 'ผู้ขาย {{vendor}} ผูกกับ AVL {{avl}} อยู่แล้ว กรุณาเลิกผูกก่อน',
    en: '{{vendor}} is linked to AVL {{avl}}. Please unlink it first.',
  },
  'vendor.customerTaken': {
    status: 409,
    th: 'AVL {{avl}} เพิ่งผูกกับ {{other}} กรุณาเลือก AVL อื่น',
    en: 'AVL {{avl}} was just linked to {{other}}. Please choose another.',
  },
  'vendor.unknownD7': {
    status: 400,
    th: 'ไม่พบ D7 “{{value}}” กรุณาเลือกจากรายการ',
    en: 'D7 “{{value}}” is not known. Please choose from the list.',
  },
  'premium.already': {
    status: 400,
    th: '{{vendor}} เป็นผู้ขายพรีเมียมอยู่แล้ว กรุณาโหลดรายการใหม่',
    en: '{{vendor}} is premium already. Please reload the list.',
  },
} as const satisfies Record<string, ErrorRow>

export const words = {
  'v.tax': {
    th: 'ภาษีหัก ณ ที่จ่ายต้องอยู่ระหว่าง 0–15% ทศนิยมไม่เกิน 2 ตำแหน่ง',
    en: 'Tax deduction must be 0–15% with up to 2 decimals',
  },
  'v.account': {
    th: 'เลขที่บัญชีต้องมี 10–15 หลัก (ไม่นับขีดและเว้นวรรค)',
    en: 'The account number needs 10–15 digits (dashes and spaces are ignored)',
  },
} as const satisfies Words
