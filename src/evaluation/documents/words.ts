import type { Words } from '../../platform/i18n.ts'

/** What the weighing slip says besides the names of its fields. */
export const words = {
  'slip.title': { th: 'ใบสรุปราคาปาล์ม (ที่มาของราคา)', en: 'Price slip' },
  'slip.ticket': { th: 'เลขที่ใบชั่ง {{ticket}}', en: 'ticket {{ticket}}' },
  'slip.weighIn': { th: 'เลขที่ชั่งเข้า {{ticket}}', en: 'weigh-in {{ticket}}' },
  'slip.goesOn': { th: '{{ticket}} (ต่อ)', en: '{{ticket}}, continued' },
  'slip.unfinished': { th: 'ยังไม่เสร็จสิ้น', en: 'Not completed' },
  'slip.waits': { th: 'ใบชั่งนี้ยังไม่เสร็จสิ้น: {{waits}}', en: 'This ticket is not completed: {{waits}}' },
  'slip.waits.weighOut': { th: 'รอชั่งออก', en: 'waiting to weigh out' },
  'slip.waits.grade': { th: 'รอประเมินคุณภาพ', en: 'waiting for evaluation' },
  'slip.waits.value': { th: 'รอประเมินราคา', en: 'waiting for valuation' },
  'slip.seller': { th: 'ผู้ขาย', en: 'Seller' },
  'slip.plot': { th: 'แปลงปลูก', en: 'Source plot' },
  'slip.certificate': { th: 'ใบรับรอง RSPO/IP', en: 'RSPO/IP certificate' },
  'slip.weights': { th: 'น้ำหนัก', en: 'Weights' },
  'slip.correctedBy': { th: 'แก้ไขโดย {{officer}}', en: 'Corrected by {{officer}}' },
  'slip.scale': { th: 'เครื่องชั่ง {{value}}', en: 'weighbridge {{value}}' },
  'slip.before': { th: 'เดิม {{value}}', en: 'before {{value}}' },
  'slip.openCorrections': {
    th: 'มีคำขอแก้ไขข้อมูลชั่งรอพิจารณา {{n}} รายการ',
    en: 'Proposed corrections not decided: {{n}}',
  },
  'slip.bunchWeight': { th: 'ทะลายเฉลี่ย {{kg}} กก.', en: 'average bunch {{kg}} kg' },
  'slip.returned': {
    th: 'คืน {{kg}} กก. (อยู่ในน้ำหนักออกแล้ว)',
    en: '{{kg}} kg returned (in the weight out already)',
  },
  'slip.row': { th: 'ตารางราคา {{g}}% {{price}}', en: 'Ladder at {{g}}% {{price}}' },
  'slip.heldAtNext': { th: 'ไม่เกินราคาแถวถัดไป', en: 'not above the next row' },
  'slip.heldAtZero': { th: 'ไม่ต่ำกว่า 0', en: 'not below 0' },
  'slip.override': {
    th: 'กำหนดราคาเองโดย {{officer}} (ระบบคำนวณ {{computed}})',
    en: 'Set by {{officer}} (computed {{computed}})',
  },
  'slip.ladder': {
    th: 'ตารางราคา {{product}} ฉบับที่ {{n}} วันที่ {{date}}',
    en: 'Ladder of {{product}}, version {{n}}, {{date}}',
  },
  'slip.computed': { th: '{{kg}} กก. × {{price}} บาท/กก.', en: '{{kg}} kg × {{price}} baht/kg' },
  'slip.kept': {
    th: 'ไม่รวมในราคา (บาท/กก.): {{kept}}',
    en: 'Not in the price (baht/kg): {{kept}}',
  },
  'slip.shipping': { th: 'ค่าขนส่ง', en: 'shipping cost' },
  'slip.consistency': { th: 'ความสม่ำเสมอ', en: 'consistency' },
  'slip.returnRate': { th: 'อัตราคุณภาพ', en: 'return rate' },
  'slip.bunchPrice': { th: 'ก้านยาว', en: 'long stalk' },
  'slip.loosePrice': { th: 'ลูกร่วง', en: 'loose fruit' },
  'slip.gradedBy': {
    th: 'ประเมินคุณภาพโดย {{officer}} {{at}} น.',
    en: 'Graded by {{officer}}, {{at}}',
  },
  'slip.valuedBy': {
    th: 'ประเมินราคาโดย {{officer}} {{at}} น.',
    en: 'Valued by {{officer}}, {{at}}',
  },
  'slip.officer': { th: 'เจ้าหน้าที่', en: 'Officer' },
  'slip.driver': { th: 'คนขับรถ', en: 'Driver' },
} as const satisfies Words
