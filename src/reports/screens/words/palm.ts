import type { Words } from '../../../platform/i18n.ts'

/** The palm report, its month and the yield that is recorded in it. */
export const palm = {
  'palm.slip': { th: 'เลขที่ใบชั่ง', en: 'Slip no.' },
  'palm.timeOut': { th: 'เวลาออก', en: 'Time out' },
  'palm.avl': { th: 'รหัส AVL', en: 'AVL code' },
  'palm.customer': { th: 'ชื่อ AVL', en: 'AVL name' },
  'palm.plate': { th: 'ทะเบียนรถ', en: 'Vehicle reg.' },
  'palm.product': { th: 'สินค้า', en: 'Product' },
  'palm.net': { th: 'น้ำหนักสุทธิ', en: 'Net weight' },
  'palm.returned': { th: 'ปาล์มคืน', en: 'Returned' },
  'palm.grade': { th: '% น้ำมัน', en: 'Grade %' },
  'palm.price': { th: 'ราคาสุทธิ', en: 'Net price' },
  'palm.amount': { th: 'จำนวนเงิน', en: 'Amount' },
  'palm.wholeDay': { th: 'รวมทั้งวัน', en: 'The whole day' },
  'palm.notPriced': { th: '{{n}} ใบชั่งยังไม่มีราคา', en: '{{n}} tickets have no price yet' },
  'palm.notPriced_one': { th: '{{n}} ใบชั่งยังไม่มีราคา', en: '{{n}} ticket has no price yet' },
  'palm.notPriced_other': { th: '{{n}} ใบชั่งยังไม่มีราคา', en: '{{n}} tickets have no price yet' },
  'palm.toCome': {
    th: 'ยังไม่ถึงวันที่ {{date, day}} กรุณาเลือกวันที่ไม่เกินวันนี้',
    en: '{{date, day}} is still to come. Please choose today or a day before.',
  },

  'palm.figures': { th: 'ตัวเลขของวัน', en: 'Figures of the day' },
  'palm.FFB_Estate': { th: 'ปาล์มสวน', en: 'Estate FFB' },
  'palm.FFB_PPEP': { th: 'ปาล์ม PPEP', en: 'PPEP FFB' },
  'palm.FFB_Ramp': { th: 'ปาล์มลานเท', en: 'Ramp FFB' },
  'palm.FFB_Other': { th: 'ปาล์มอื่น', en: 'Other' },
  'palm.AVGGrade': { th: '% น้ำมันเฉลี่ย', en: 'Average grade' },
  'palm.AVGPrice': { th: 'ราคาเฉลี่ย', en: 'Average price' },
  'palm.TotalReject': { th: 'ปาล์มคืนรวม', en: 'Total reject' },
  'palm.TotalRejectPercent': { th: '% ปาล์มคืน', en: 'Total reject %' },
  'palm.TotalWeight': { th: 'น้ำหนักรวม', en: 'Total weight' },
  'palm.TotalWeightIncludeReturn': { th: 'น้ำหนักรวมปาล์มคืน', en: 'Total weight incl. return' },
  'palm.TotalCar': { th: 'จำนวนรถ', en: 'Trucks' },
  'palm.YieldPercent': { th: 'อัตราสกัด', en: 'Yield' },
  'palm.trucks': { th: 'คัน', en: 'trucks' },
  'palm.percent': { th: '%', en: '%' },

  'palm.month': { th: 'เดือน{{month}}', en: '{{month}}' },
  'palm.month.sources': { th: 'น้ำหนักรวมตามแหล่งที่มา', en: 'Total weight by source' },
  'palm.month.gap': { th: '% น้ำมันที่จ่ายเงิน กับอัตราสกัดจริง', en: 'Oil paid for and got' },
  'palm.tons': { th: 'ตัน', en: 'tons' },
  'palm.bahtPerKg': { th: 'บาท/กก.', en: 'baht/kg' },
  'palm.gap.day': {
    th: 'วันที่ {{date}}: {{points}} จุดเปอร์เซ็นต์ · {{baht}} บาท',
    en: '{{date}}: {{points}} points · {{baht}} baht',
  },
  'palm.gap.unpriced': {
    th: 'วันที่ {{date}}: {{points}} จุดเปอร์เซ็นต์ · รอราคาครบ',
    en: '{{date}}: {{points}} points · in baht once every ticket has a price',
  },
  'palm.gap.month': {
    th: 'รวม {{n}} วันที่ข้อมูลครบ: {{baht}} บาท',
    en: '{{n}} days, recorded and priced, together: {{baht}} baht',
  },
  'palm.gap.month_one': {
    th: 'รวม {{n}} วันที่ข้อมูลครบ: {{baht}} บาท',
    en: '{{n}} day, recorded and priced: {{baht}} baht',
  },
  'palm.gap.month_other': {
    th: 'รวม {{n}} วันที่ข้อมูลครบ: {{baht}} บาท',
    en: '{{n}} days, recorded and priced, together: {{baht}} baht',
  },
  'palm.gap.about': {
    th: 'อัตราสกัดลบ % น้ำมันเฉลี่ย คิดเป็นเงินตามส่วนของจำนวนเงินที่จ่าย ติดลบคือจ่ายค่าน้ำมันที่สกัดไม่ได้',
    en: 'Yield less average grade, and its share of the amount paid. Below zero, oil was paid for that did not come.',
  },

  'yield.record': { th: 'บันทึกอัตราสกัด', en: 'Record Yield' },
  'yield.date': { th: 'วันที่', en: 'Date' },
  'yield.percent': { th: 'อัตราสกัด CPO (%)', en: 'CPO yield (%)' },
  'yield.recorded': {
    th: 'บันทึกไว้แล้ว {{percent}}% โดย {{officer}} เมื่อ {{time}}',
    en: '{{percent}}% is recorded, by {{officer}} on {{time}}',
  },
  'yield.none': { th: 'ยังไม่มีการบันทึกของวันที่นี้', en: 'Nothing is recorded for this day yet' },
  'yield.unusual': {
    th: 'อัตราสกัดมักอยู่ระหว่าง {{least}}–{{most}}% กรุณาตรวจสอบอีกครั้ง',
    en: 'A yield is usually {{least}}–{{most}}%. Please check it.',
  },
  'yield.save': { th: 'บันทึก', en: 'Save' },
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
