import type { Words } from '../../../platform/i18n.ts'

/** The price as it forms, its dialog and where it comes from. */
export const price = {
  'evaluation.price.title': { th: 'ประเมินราคา {{ticket}}', en: 'Evaluate price {{ticket}}' },
  'evaluation.price.ask': {
    th: 'บันทึกราคาที่กำหนดเองของ {{ticket}} ใช่หรือไม่',
    en: 'Save your own price of {{ticket}}?',
  },
  'evaluation.correctPrice.ask': {
    th: 'แก้ไขราคาของ {{ticket}} ใช่หรือไม่',
    en: 'Change the price of {{ticket}}?',
  },
  'evaluation.ask.price': {
    th: 'ราคา {{before}} → {{after}} บาท/กก.',
    en: 'Price {{before}} → {{after}} baht/kg',
  },
  'evaluation.correctPrice.title': { th: 'แก้ไขราคา {{ticket}}', en: 'Edit price {{ticket}}' },

  'evaluation.preview.kept': { th: 'ราคาเดิมที่ใช้ต่อไป', en: 'The present price stays' },
  'evaluation.preview': { th: 'ราคาที่จะได้', en: 'Price so far' },
  'evaluation.preview.saved': {
    th: 'ราคาของ {{g}}% ที่บันทึกไว้แล้ว',
    en: 'Price at the {{g}}% that is saved',
  },
  'evaluation.why.computed': { th: 'ราคาที่คำนวณได้', en: 'Computed price' },
  'evaluation.row': { th: 'ตารางราคา {{g}}%', en: 'Ladder at {{g}}%' },
  'evaluation.row.brief': { th: 'ตาราง {{g}}%', en: 'Ladder {{g}}%' },
  'evaluation.level.brief': { th: 'ระดับ{{level}}', en: '{{level}} level' },
  'evaluation.stepsUp': {
    th: 'สูงกว่าตาราง {{n}}% × {{step}}',
    en: 'Above the ladder {{n}}% × {{step}}',
  },
  'evaluation.stepsDown': {
    th: 'ต่ำกว่าตาราง {{n}}% × {{step}}',
    en: 'Below the ladder {{n}}% × {{step}}',
  },
  'evaluation.oldPrice.by': {
    th: 'ราคาเดิม {{price}} บาท/กก. ประเมินโดย {{officer}} {{at}}',
    en: 'Present price {{price}} baht/kg, by {{officer}}, {{at}}.',
  },
  'evaluation.priceChanged': {
    th: 'ราคาเปลี่ยนจาก {{old}} เป็น {{new}}',
    en: 'The price changed from {{old}} to {{new}}.',
  },
  'evaluation.ladder': { th: 'ใช้ตารางราคาของ', en: 'Ladder to use' },
  'evaluation.ladder.today': { th: 'ตารางราคาวันนี้', en: 'Ladder of today' },
  'evaluation.ladder.ofDay': { th: 'ตารางราคาวันที่ชั่ง {{day}}', en: 'Ladder of its day, {{day}}' },
  'evaluation.ladder.about': {
    th: 'ใบชั่งของวันก่อนใช้ราคาวันนี้ เว้นแต่เลือกราคาของวันที่ชั่ง ตารางที่เลือกจะบันทึกไว้กับใบชั่ง',
    en: 'A ticket of an earlier day is priced by today’s ladder unless you take that of its day. The ticket keeps which.',
  },
  'evaluation.ladder.taken': {
    th: 'ใช้ตารางราคาของวันที่ชั่ง {{day}}',
    en: 'By the ladder of its day, {{day}}',
  },
  'evaluation.ladder.later': {
    th: 'ใช้ตารางราคาของวันที่ประเมิน ไม่ใช่ของวันที่ชั่ง {{day}}',
    en: 'By the ladder of the day it was priced, not of its own, {{day}}',
  },
  'evaluation.computed': { th: 'คำนวณได้ {{price}}', en: 'computed {{price}}' },
  'evaluation.own': { th: 'กำหนดราคาเอง คำนวณได้ {{price}}', en: 'Override; computed {{price}}' },
  'evaluation.setPrices': { th: 'ไปกำหนดราคา', en: 'Set prices' },
  'evaluation.setTare': { th: 'ไปทะเบียนรถเบา', en: 'Light vehicle registration' },
  'evaluation.source': {
    th: 'ตาราง {{product}} ฉบับที่ {{n}} วันที่ {{date}}',
    en: 'Ladder of {{product}}, version {{n}}, {{date}}',
  },
  'evaluation.by': { th: 'โดย {{officer}}', en: 'by {{officer}}' },
  'evaluation.overriddenBy': {
    th: 'กำหนดเองโดย {{officer}}: {{reason, reason}}',
    en: 'Set by {{officer}}: {{reason, reason}}',
  },
  'evaluation.amount': { th: 'จำนวนเงินประมาณ', en: 'Amount' },
  'evaluation.paid': { th: 'ยอดจ่ายสุทธิ (บาท)', en: 'Amount paid (baht)' },
  'evaluation.notWeighedOut': {
    th: 'ยังไม่ชั่งออก จำนวนเงินแสดงหลังมีน้ำหนักสุทธิ',
    en: 'Not weighed out; the amount shows once there is a net weight.',
  },
  'evaluation.recorded': { th: 'บันทึกไว้ ไม่รวมในราคา', en: 'Recorded, not in the price' },
  'evaluation.recorded.values': {
    th: 'ค่าขนส่ง\u00a0{{shipping}} · ความสม่ำเสมอ\u00a0{{consistency}}',
    en: 'Shipping\u00a0cost\u00a0{{shipping}} · consistency\u00a0{{consistency}}',
  },
  'evaluation.returned.known': {
    th: '%\u00a0ปาล์มคืน\u00a0{{percent}} เทียบน้ำหนักรถเปล่า · อัตราคุณภาพ\u00a0{{rate}}',
    en: 'Return\u00a0%\u00a0{{percent}} against the empty truck · return\u00a0rate\u00a0{{rate}}',
  },
  'evaluation.returned.notReturned': {
    th: 'ไม่มี % ปาล์มคืนและอัตราคุณภาพ เพราะไม่คืนปาล์ม',
    en: 'No return percent or rate: nothing is returned.',
  },
  'evaluation.returned.notWeighedOut': {
    th: 'ยังไม่รู้ % ปาล์มคืนและอัตราคุณภาพ จนกว่าจะชั่งออก',
    en: 'Return percent and rate are known once it is weighed out.',
  },
  'evaluation.returned.noTare': {
    th: 'ไม่รู้ % ปาล์มคืน อัตราคุณภาพจึงเป็น {{rate}} เพราะ {{plate}} ยังไม่มีน้ำหนักรถเบา กำหนดได้ที่ “ทะเบียนรถเบา”',
    en: 'Return percent unknown, so the rate is {{rate}}: {{plate}} has no tare weight. Set it under “Light vehicle registration”.',
  },

  'done.priceCorrected': { th: 'แก้ไขราคาแล้ว', en: 'Price corrected' },
  'done.valued': { th: 'ประเมินราคาเรียบร้อยแล้ว', en: 'Valuation succeeded' },
} as const satisfies Words
