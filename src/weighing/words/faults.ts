import type { Words } from '../../platform/i18n.ts'

/** Why a ticket is refused: the server says it, no screen names it. */
export const faultWords = {
  'scale.notTicket': {
    th: 'รายการนี้ไม่ใช่ใบชั่ง กรุณาตรวจสอบโปรแกรมเครื่องชั่ง',
    en: 'This is not a ticket. Please check the program of the scale.',
  },
  'scale.missing': {
    th: 'ไม่มี{{field}} กรุณากรอกที่เครื่องชั่ง',
    en: '{{field}} is missing. Please fill it in at the scale.',
  },
  'scale.unknownField': {
    th: 'ไม่รู้จักช่อง {{field}} กรุณาตรวจสอบโปรแกรมเครื่องชั่ง',
    en: 'The field {{field}} is not known. Please check the program of the scale.',
  },
  'scale.kilograms': {
    th: '{{field}}ต้องเป็นตัวเลข 0–999,999 กรุณาตรวจสอบที่เครื่องชั่ง',
    en: '{{field}} must be a number from 0 to 999,999. Please check at the scale.',
  },
  'scale.decimals': {
    th: '{{field}}มีทศนิยมเกิน 2 ตำแหน่ง กรุณาตรวจสอบที่เครื่องชั่ง',
    en: '{{field}} has more than 2 decimals. Please check at the scale.',
  },
  'scale.time': {
    th: '{{field}}ต้องเป็นวันและเวลาพร้อมเขตเวลา เช่น 2026-11-24T08:15:00+07:00',
    en: '{{field}} must be a date and time with its offset, such as 2026-11-24T08:15:00+07:00.',
  },
  'scale.tooLong': {
    th: '{{field}}ยาวเกิน {{n}} ตัวอักษร กรุณาแก้ไขที่เครื่องชั่ง',
    en: '{{field}} is longer than {{n}} characters. Please change it at the scale.',
  },
  'scale.text': {
    th: '{{field}}ไม่ใช่ข้อความที่ใช้ได้ กรุณาพิมพ์ใหม่ที่เครื่องชั่ง',
    en: '{{field}} is not a text that can be used. Please type it again at the scale.',
  },
  'scale.net': {
    th: 'น้ำหนักสุทธิต้องมากกว่า 0 (เข้า {{in, number}} ออก {{out, number}} กก.) กรุณาตรวจสอบที่เครื่องชั่ง',
    en: 'Net weight must be above 0 (in {{in, number}}, out {{out, number}} kg). Please check at the scale.',
  },
  'scale.order': {
    th: 'เวลาออกอยู่ก่อนเวลาเข้า กรุณาตรวจสอบที่เครื่องชั่ง',
    en: 'Time out is before time in. Please check at the scale.',
  },
  'scale.future': {
    th: 'เวลาชั่งอยู่ในอนาคตเกิน 5 นาที กรุณาตั้งนาฬิกาเครื่องชั่ง',
    en: 'The time is more than 5 minutes ahead. Please set the clock of the scale.',
  },
  'scale.halfOut': {
    th: 'ต้องมีทั้งน้ำหนักออกและเวลาออก กรุณาตรวจสอบที่เครื่องชั่ง',
    en: 'Weight out and time out must come together. Please check at the scale.',
  },
  'scale.voided': {
    th: 'การชั่งเข้าใบนี้ยกเลิกแล้ว หากรถคันนี้เข้ามาจริง ให้ผู้จัดการกด “กู้คืน” ที่ใบชั่งก่อน แล้วรับเข้าใหม่ หากไม่ใช่ กรุณาชั่งเข้าใหม่ด้วยเลขใหม่',
    en: 'This weigh-in is voided. If the truck is in the mill, have a manager restore its ticket and take this in again; if not, weigh it in anew under another number.',
  },
  'scale.unknownProduct': {
    th: 'ไม่มีสินค้ารหัส {{product}} ในระบบ กรุณาเลือกรหัสสินค้าที่เครื่องชั่งใหม่ หรือให้สำนักงานเพิ่มสินค้านี้',
    en: 'There is no product {{product}}. Please choose another product at the scale, or have the office add it.',
  },
  'scale.otherTruck': {
    th: 'เลขที่ชั่งเข้า {{number}} เป็นของรถ {{plate}} ที่เข้า {{time, time}} อยู่แล้ว: เป็นรถคันอื่น หรือแก้ไขใบเดิม?',
    en: 'Weigh-in no. {{number}} is that of {{plate}}, in {{time, time}}: is this another truck, or a correction of that one?',
  },
  'scale.slipTaken': {
    th: 'ใบชั่งเลขที่ {{number}} เป็นของรถ {{plate}} ที่เข้า {{time, time}} อยู่แล้ว: เป็นรถคันอื่น หรือแก้ไขใบเดิม?',
    en: 'Slip {{number}} is that of {{plate}}, in {{time, time}}: is this another truck, or a correction of that one?',
  },
  'scale.sameLoad': {
    th: 'รถ {{plate}} เข้า {{time, time}} น้ำหนักเท่ากัน มีใบชั่งเลขที่ {{number}} อยู่แล้ว: เป็นเที่ยวเดียวกัน (แก้ไขใบเดิม) หรือรถคันอื่น?',
    en: '{{plate}}, in {{time, time}} with the same weight, has ticket {{number}} already: is this the same load (a correction of that one), or another truck?',
  },
  'scale.oddWeight': {
    th: '{{field}} {{kg, number}} กก. อยู่นอกช่วงที่โรงงานตั้งไว้ ({{min, number}}–{{max, number}} กก.) กรุณาตรวจ: ถูกต้อง หรือแก้ไข?',
    en: '{{field}} of {{kg, number}} kg is outside {{min, number}}–{{max, number}} kg, the bounds of the mill: is it right, or to be corrected?',
  },
  'scale.oldWayIn': {
    th: 'ชั่งเข้าเกิน {{days}} วันแล้ว กรุณาตรวจวันเวลา: ถูกต้อง หรือแก้ไข?',
    en: 'Weighed in more than {{days}} days ago: is the time right, or to be corrected?',
  },
  'scale.oddNet': {
    th: 'น้ำหนักสุทธิ {{net, number}} กก. ต่างจากที่ {{plate}} มักชั่งได้ ({{median, number}} กก.) มาก กรุณาตรวจ: ถูกต้อง หรือแก้ไข?',
    en: 'Net {{net, number}} kg is far from what {{plate}} usually brings ({{median, number}} kg): is it right, or to be corrected?',
  },
  'scale.tooMany': {
    th: 'ส่งได้ครั้งละไม่เกิน 1,000 ใบ กรุณาแบ่งส่ง',
    en: 'At most 1,000 tickets at once. Please send in parts.',
  },
} as const satisfies Words
