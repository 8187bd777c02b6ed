import type { Words } from '../../../platform/i18n.ts'

/** The palm report, its month and the yield that is recorded in it. */
export const palm = {
  'palm.returned': { th: 'ปาล์มคืน', en: 'Returned' },
  'palm.returned.short': { th: 'คืน', en: 'Return' },
  'palm.wholeDay': { th: 'รวมทั้งวัน', en: 'The whole day' },
  'palm.notPriced': {
    th: '{{n}} ใบชั่งยังไม่มีราคา',
    en: '{{n}} tickets have no price yet',
    one: '{{n}} ticket has no price yet',
  },

  'palm.figures': { th: 'ตัวเลขของวัน', en: 'Figures of the day' },
  'palm.FFB_Estate': { th: 'ปาล์มสวน', en: 'Estate FFB' },
  'palm.FFB_PPEP': { th: 'ปาล์ม PPEP', en: 'PPEP FFB' },
  'palm.FFB_Ramp': { th: 'ปาล์มลานเท', en: 'Ramp FFB' },
  'palm.FFB_Other': { th: 'ปาล์มอื่น', en: 'Other' },
  'palm.TotalReject': { th: 'ปาล์มคืนรวม', en: 'Total reject' },
  'palm.TotalRejectPercent': { th: '% ปาล์มคืน', en: 'Total reject %' },
  'palm.TotalWeight': { th: 'น้ำหนักรวม', en: 'Total weight' },
  'palm.TotalWeightIncludeReturn': { th: 'น้ำหนักรวมปาล์มคืน', en: 'Total weight incl. return' },
  'palm.TotalCar': { th: 'จำนวนรถ', en: 'Trucks' },
  'palm.YieldPercent': { th: 'อัตราสกัด', en: 'Yield' },

  'palm.month': { th: 'เดือน{{month}}', en: '{{month}}' },
  'palm.month.sources': { th: 'น้ำหนักรวมตามแหล่งที่มา', en: 'Total weight by source' },
  'palm.month.gap': { th: '% น้ำมันที่จ่ายเงิน กับอัตราสกัดจริง', en: 'Oil paid for and got' },
  'palm.gap': { th: 'ส่วนต่าง', en: 'Difference' },
  'palm.gap.points': { th: 'จุดเปอร์เซ็นต์', en: '% points' },
  'palm.gap.days': { th: 'รวม {{n}} วัน', en: '{{n}} days', one: '{{n}} day' },
  'palm.gap.unpriced': { th: 'ยังประเมินราคาไม่ครบ', en: 'awaiting prices' },
  'palm.gap.ask': { th: 'ส่วนต่างนี้คืออะไร', en: 'What is this difference?' },
  'palm.gap.about': {
    th: 'สกัดได้จริงต่างจาก % น้ำมันที่จ่ายเงินเท่าไร และคิดเป็นเงินเท่าไร ติดลบคือสกัดได้น้อยกว่าที่จ่าย ยอดรวมนับเฉพาะวันที่บันทึกอัตราสกัดและมีราคาครบ',
    en: 'By how much the oil got differs from the oil paid for, and what that is worth. Below zero, less came than was paid for. The total counts days with a yield and every price.',
  },

  'yield.record': { th: 'บันทึกอัตราสกัด', en: 'Record Yield' },
  'yield.percent': { th: 'อัตราสกัด CPO (%)', en: 'CPO yield (%)' },
  'yield.recorded': {
    th: 'บันทึกไว้แล้ว {{percent}}% โดย {{officer}} เมื่อ {{time}}',
    en: '{{percent}}% is recorded, by {{officer}} on {{time}}',
  },
  'yield.none': { th: 'ยังไม่มีการบันทึกของวันที่นี้', en: 'Nothing is recorded for this day yet' },
  'yield.unusual': {
    th: 'อัตราสกัดมักอยู่ระหว่าง {{min}}–{{max}}% กรุณาตรวจสอบอีกครั้ง',
    en: 'A yield is usually {{min}}–{{max}}%. Please check it.',
  },
  'ask.yield': {
    th: 'เปลี่ยนอัตราสกัดของวันที่ {{date, day}} จาก {{before}}% เป็น {{after}}% ใช่หรือไม่',
    en: 'Change the yield of {{date, day}} from {{before}}% to {{after}}%?',
  },
  'ask.yield.text': {
    th: 'ค่าเดิมบันทึกโดย {{officer}} เมื่อ {{time}}',
    en: 'The present one was recorded by {{officer}} on {{time}}.',
  },
  'ask.yield.yes': { th: 'เปลี่ยนอัตราสกัด', en: 'Change the yield' },
  'done.yieldSaved': { th: 'บันทึกอัตราสกัดเรียบร้อยแล้ว', en: 'Yield saved' },
} as const satisfies Words
