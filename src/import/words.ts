import type { Words } from '../platform/i18n.ts'

/** What is wrong with files, and what became of them. */
export const words = {
  'file.none': { th: 'กรุณาเลือกไฟล์ CSV', en: 'Please choose CSV files' },
  'file.type': {
    th: '{{file}} ไม่ใช่ไฟล์ CSV กรุณาบันทึกเป็น CSV UTF-8',
    en: '{{file}} is not CSV. Please save it as CSV UTF-8.',
  },
  'file.tooLarge': {
    th: '{{file}} ใหญ่เกิน {{max}} MB กรุณาแบ่งไฟล์',
    en: '{{file}} is over {{max}} MB. Please split it.',
  },
  'file.encoding': {
    th: '{{file}} อ่านภาษาไทยไม่ได้ กรุณาบันทึกเป็น CSV UTF-8',
    en: '{{file}} is not UTF-8. Please save it as CSV UTF-8.',
  },
  'file.unknownKind': {
    th: 'ไม่รู้จักไฟล์ {{file}} กรุณาตั้งชื่อตามตัวอย่าง เช่น vendors.csv',
    en: '{{file}} is not known. Please name it like the sample, e.g. vendors.csv.',
  },
  'file.twice': {
    th: 'มีไฟล์ชนิด “{{kind}}” สองไฟล์ กรุณาส่งไฟล์เดียว',
    en: 'Two files of “{{kind}}”. Please send one.',
  },
  'file.broken': {
    th: 'อ่านบรรทัดนี้ไม่ได้ จำนวนช่องหรือเครื่องหมายคำพูดไม่ครบ กรุณาแก้บรรทัดนี้',
    en: 'This line cannot be read: its columns or quotes do not match. Please correct it.',
  },
  'file.missingColumn': {
    th: 'ไม่มีคอลัมน์ {{column}} กรุณาเพิ่มในบรรทัดแรก',
    en: 'Column {{column}} is missing; add it to line 1',
  },
  'file.unknownColumn': {
    th: 'ไม่รู้จักคอลัมน์ {{column}} กรุณาลบหรือแก้ชื่อ',
    en: 'Column {{column}} is not known; remove or rename it',
  },
  'file.empty': {
    th: '{{file}} ไม่มีข้อมูล กรุณาตรวจสอบไฟล์',
    en: '{{file}} has no rows. Please check it.',
  },
  'file.required': { th: '{{field}}: ต้องมีค่า', en: '{{field}}: Needs a value' },
  'file.number': { th: '{{field}}: ต้องเป็นตัวเลข', en: '{{field}}: Must be a number' },
  'file.range': {
    th: '{{field}}: ต้องอยู่ระหว่าง {{min}}–{{max}}',
    en: '{{field}}: Must be {{min}}–{{max}}',
  },
  'file.tooLong': {
    th: '{{field}}: ยาวเกิน {{n}} ตัวอักษร',
    en: '{{field}}: Longer than {{n}} characters',
  },
  'file.duplicate': {
    th: '“{{value}}” ซ้ำกับบรรทัด {{line}} กรุณาเหลือบรรทัดเดียว',
    en: '“{{value}}” is also on line {{line}}. Please keep one.',
  },
  'file.unknownRef': {
    th: 'ไม่พบ {{field}} “{{value}}” กรุณาเพิ่มในไฟล์ {{file}} หรือแก้ให้ตรง',
    en: '{{field}} “{{value}}” is not known. Add it to {{file}} or correct it.',
  },
  'file.faults': {
    th: 'พบปัญหา {{n}} จุด ยังไม่ได้นำเข้าข้อมูลใด กรุณาแก้ไฟล์แล้วตรวจใหม่',
    en: '{{n}} faults. Nothing was imported. Please correct the files and check again.',
  },
  'file.imported': {
    th: '{{kind}}: เพิ่มใหม่ {{added}} · ปรับค่า {{updated}} · คงเดิม {{unchanged}}',
    en: '{{kind}}: {{added}} new · {{updated}} updated · {{unchanged}} unchanged',
  },
} as const satisfies Words
