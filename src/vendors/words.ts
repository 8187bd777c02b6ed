import type { ErrorRow } from '../platform/errors.ts'
import type { Words } from '../platform/i18n.ts'

export const errors = {
  'vendor.notFound': {
    th: 'ไม่พบผู้ขายนี้ กรุณาโหลดรายการใหม่',
    en: 'Vendor not found. Please reload the list.',
  },
  'vendor.customerNotFound': {
    th: 'ไม่พบ AVL นี้ กรุณาเลือกจากรายการ',
    en: 'This AVL was not found. Please choose from the list.',
  },
  'vendor.alreadyLinked': {
    th: 'ผู้ขาย {{vendor}} ผูกกับ AVL {{avl}} อยู่แล้ว กรุณาเลิกผูกก่อน',
    en: '{{vendor}} is linked to AVL {{avl}}. Please unlink it first.',
  },
  'vendor.customerTaken': {
    status: 409,
    th: 'AVL {{avl}} เพิ่งผูกกับ {{other}} กรุณาเลือก AVL อื่น',
    en: 'AVL {{avl}} was just linked to {{other}}. Please choose another.',
  },
  'vendor.notLinked': {
    th: 'ผู้ขาย {{vendor}} ยังไม่ผูก AVL กรุณาผูกก่อน',
    en: '{{vendor}} is not linked. Please link it first.',
  },
  'vendor.openOrders': {
    th: 'ผู้ขาย {{vendor}} มีใบสั่งซื้อที่ยังไม่เสร็จ {{n}} ใบ เช่น {{po}} กรุณาตั้งหนี้หรือยกเลิกให้ครบก่อนเลิกผูก',
    en: 'Unfinished POs of {{vendor}}: {{n}}, such as {{po}}. Please invoice or cancel them before unlinking.',
  },
  'vendor.ownAccountChange': {
    th: 'คุณเป็นผู้เปลี่ยนบัญชีหรือภาษีของ {{seller}} เอง ต้องให้ผู้จัดการ ผู้ดูแลระบบ หรือบัญชีอีกคนเป็นผู้ตรวจ',
    en: 'You changed the account or tax of {{seller}} yourself. Another manager, administrator or accountant has to check it.',
  },
  'vendor.accountChangedAgain': {
    status: 409,
    th: 'บัญชีหรือภาษีของ {{seller}} เพิ่งเปลี่ยนอีกครั้ง กรุณาโหลดข้อมูลล่าสุดแล้วตรวจใหม่',
    en: 'The account or tax of {{seller}} has just changed again. Load the latest and check it once more.',
  },
  'vendor.nameDecided': {
    status: 409,
    th: 'ชื่อนี้ตัดสินไปแล้ว หรือชื่อของ AVL เพิ่งเปลี่ยน กรุณาโหลดรายการใหม่',
    en: 'This name is decided on already, or the AVL was just renamed. Please reload the list.',
  },
  'vendor.unknownD7': {
    th: 'ไม่พบ D7 “{{value}}” กรุณาเลือกจากรายการ',
    en: 'D7 “{{value}}” is not known. Please choose from the list.',
  },
  'premium.already': {
    th: '{{vendor}} เป็นผู้ขายพรีเมียมอยู่แล้ว กรุณาโหลดรายการใหม่',
    en: '{{vendor}} is premium already. Please reload the list.',
  },
  'premium.not': {
    th: '{{vendor}} ไม่ได้เป็นผู้ขายพรีเมียมแล้ว กรุณาโหลดรายการใหม่',
    en: '{{vendor}} is not premium any more. Please reload the list.',
  },
  'level.notFound': {
    th: 'ไม่พบระดับสมาชิกนี้ กรุณาโหลดรายการใหม่',
    en: 'This member level was not found. Please reload the list.',
  },
  'v.level': {
    th: 'ไม่มีระดับสมาชิกนี้ กรุณาเลือกจากรายการ',
    en: 'There is no such member level. Please choose from the list.',
  },
  'v.account': {
    th: 'เลขที่บัญชีต้องมี 10–15 หลัก (ไม่นับขีดและเว้นวรรค)',
    en: 'The account number needs 10–15 digits (dashes and spaces are ignored)',
  },
  'v.bank': { th: 'กรุณาเลือกธนาคารจากรายการ', en: 'Please choose a bank from the list' },
} as const satisfies Record<string, ErrorRow>

export const words = {
  'level.Normal': { th: 'ปกติ', en: 'Normal' },
  'level.Silver': { th: 'ซิลเวอร์', en: 'Silver' },
  'level.Gold': { th: 'โกลด์', en: 'Gold' },
  'level.Premium': { th: 'พรีเมียม', en: 'Premium' },
  'vendor.distance': { th: 'ระยะทาง (กม.)', en: 'Distance (km)' },
  'v.d7': { th: 'กรุณาระบุ D7', en: 'Please specify D7_Related' },
  'v.accountFigures': {
    th: 'เลขที่บัญชีใช้ได้เฉพาะตัวเลข 0–9 ขีด และเว้นวรรค',
    en: 'The account number takes figures 0–9, dashes and spaces only',
  },
  'v.distance': {
    th: 'ระยะทางต้องอยู่ระหว่าง 0–1,000 กม. ทศนิยมไม่เกิน 2 ตำแหน่ง',
    en: 'The distance must be 0–1,000 km with up to 2 decimals',
  },
  'v.tax': {
    th: 'ภาษีหัก ณ ที่จ่ายต้องอยู่ระหว่าง 0–15% ทศนิยมไม่เกิน 2 ตำแหน่ง',
    en: 'Tax deduction must be 0–15% with up to 2 decimals',
  },
  'v.minWeight': {
    th: 'น้ำหนักขั้นต่ำต้องอยู่ระหว่าง 0–999,999,999 กก. ทศนิยมไม่เกิน 2 ตำแหน่ง',
    en: 'The least weight must be 0–999,999,999 kg with up to 2 decimals',
  },
} as const satisfies Words
