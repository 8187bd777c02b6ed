import type { ErrorRow } from '../platform/errors.ts'
import type { Words } from '../platform/i18n.ts'

export const errors = {
  'masterData.erp': {
    th: 'โรงงานนี้รับข้อมูลหลักจาก ERP กรุณาเพิ่มหรือแก้ไขใน ERP แล้วนำเข้าข้อมูล',
    en: 'This mill takes its master data from the ERP. Please change it there and import it.',
  },
  'masterData.codeTaken': {
    th: 'รหัส {{code}} เป็นของ {{name}} อยู่แล้ว กรุณาใช้รหัสอื่น',
    en: '{{code}} is the code of {{name}}. Please use another.',
  },
  'masterData.notFound': {
    th: 'ไม่พบรหัส {{code}} กรุณาโหลดรายการใหม่',
    en: 'There is no {{code}} any more. Please reload the list.',
  },
  'masterData.noParent': {
    th: 'ไม่พบรหัส “{{code}}” กรุณาเลือกจากรายการ',
    en: '“{{code}}” is not known. Please choose from the list.',
  },
  'masterData.usedByProduct': {
    th: 'ลบ {{code}} ไม่ได้ มีสินค้าในกลุ่มนี้ เช่น {{example}} กรุณาย้ายสินค้าไปกลุ่มอื่นก่อน',
    en: '{{code}} cannot be deleted: products such as {{example}} are in it. Please move them first.',
  },
  'masterData.usedByPrices': {
    th: 'ลบ {{code}} ไม่ได้ เพราะ {{example}} มีตารางราคาแล้ว เปลี่ยนชื่อได้',
    en: '{{code}} cannot be deleted: {{example}} has prices. It can be renamed.',
  },
  'masterData.usedByTicket': {
    th: 'ลบ {{code}} ไม่ได้ เพราะมีใบชั่งของสินค้านี้ เช่น {{example}} เปลี่ยนชื่อได้',
    en: '{{code}} cannot be deleted: tickets such as {{example}} are of it. It can be renamed.',
  },
  'masterData.usedByWarehouse': {
    th: 'ลบ {{code}} ไม่ได้ มีคลังอยู่ที่นี่ เช่น {{example}} กรุณาย้ายคลังก่อน',
    en: '{{code}} cannot be deleted: warehouses such as {{example}} stand on it. Please move them first.',
  },
  'masterData.usedByOrder': {
    th: 'ลบ {{code}} ไม่ได้ เพราะใบสั่งซื้อใช้อยู่ เช่น {{example}} เปลี่ยนชื่อได้',
    en: '{{code}} cannot be deleted: orders such as {{example}} use it. It can be renamed.',
  },
  'masterData.usedByVendor': {
    th: 'ลบ {{code}} ไม่ได้ เพราะผู้ขายใช้เป็น D7 เช่น {{example}} กรุณาเปลี่ยน D7 ของผู้ขายก่อน',
    en: '{{code}} cannot be deleted: it is the D7 of vendors such as {{example}}. Please change theirs first.',
  },
} as const satisfies Record<string, ErrorRow>

export const words = {
  'v.sequenceCode': {
    th: 'รหัสชุดเลขที่ยาวได้ไม่เกิน 20 ตัวอักษร',
    en: 'The code of a number sequence has 20 characters at most',
  },
} as const satisfies Words
