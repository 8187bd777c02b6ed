import type { Words } from '../../platform/i18n.ts'

/**
 * What is wrong with a refused ticket, as it is said to the officer who may fix it here, not at the scale: `fix.net` for
 * the fault `scale.net`. Of other faults there is nothing that an officer does otherwise.
 */
export const fixWords = {
  'fix.missing': { th: 'ไม่มี{{field}} กรุณากรอก', en: '{{field}} is missing. Please fill it in.' },
  'fix.kilograms': {
    th: '{{field}}ต้องเป็นตัวเลข 0–999,999',
    en: '{{field}} must be a number from 0 to 999,999.',
  },
  'fix.decimals': {
    th: '{{field}}มีทศนิยมได้ไม่เกิน 2 ตำแหน่ง',
    en: '{{field}} takes up to 2 decimals.',
  },
  'fix.time': {
    th: '{{field}}อ่านไม่ได้ กรุณาพิมพ์อย่าง 24/11/2569 08:15',
    en: '{{field}} cannot be read. Please type it like 24/11/2026 08:15.',
  },
  'fix.tooLong': {
    th: '{{field}}ต้องไม่เกิน {{n}} ตัวอักษร',
    en: '{{field}} must be {{n}} characters or less.',
  },
  'fix.text': {
    th: '{{field}}ไม่ใช่ข้อความที่ใช้ได้ กรุณาพิมพ์ใหม่',
    en: '{{field}} is not a text that can be used. Please type it again.',
  },
  'fix.net': {
    th: 'น้ำหนักสุทธิต้องมากกว่า 0 (เข้า {{in, number}} ออก {{out, number}} กก.) กรุณาแก้ไขน้ำหนัก',
    en: 'Net weight must be above 0 (in {{in, number}}, out {{out, number}} kg). Please correct the weights.',
  },
  'fix.order': {
    th: 'เวลาออกอยู่ก่อนเวลาเข้า กรุณาแก้ไขเวลา',
    en: 'Time out is before time in. Please correct the times.',
  },
  'fix.future': {
    th: 'เวลาชั่งอยู่ในอนาคตเกิน 5 นาที กรุณาแก้ไขเวลา',
    en: 'The time is more than 5 minutes ahead. Please correct it.',
  },
  'fix.halfOut': {
    th: 'กรุณากรอกทั้งน้ำหนักออกและเวลาออก หรือเว้นว่างทั้งสองช่อง',
    en: 'Please enter both weight out and time out, or neither.',
  },
  'fix.unknownProduct': {
    th: 'ไม่มีสินค้ารหัส {{product}} กรุณาแก้รหัสสินค้า หรือเพิ่มสินค้านี้ก่อน',
    en: 'There is no product {{product}}. Please correct the code, or add the product first.',
  },
} as const satisfies Words
