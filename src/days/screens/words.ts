import type { Words } from '../../platform/i18n.ts'

/** What the screen of a day says past its document. */
export const words = {
  'day.checklist': { th: 'งานที่ยังค้างของวันที่เลือก', en: 'Still open of this day' },
  'day.check.inYard': { th: 'รถยังอยู่ในลาน', en: 'Trucks still in the yard' },
  'day.check.correction': { th: 'น้ำหนักที่เสนอแก้ไขรอตัดสิน', en: 'Weight corrections to decide' },
  'day.check.notGraded': { th: 'ยังไม่ประเมินคุณภาพ', en: 'Not graded' },
  'day.check.notPriced': { th: 'ยังไม่ประเมินราคา', en: 'Not priced' },
  'day.check.onNoOrder': { th: 'ยังไม่อยู่ในใบสั่งซื้อ', en: 'On no order' },
  'day.check.notSubmitted': { th: 'ใบสั่งซื้อยังไม่ส่งพิจารณา', en: 'Order not submitted' },
  'day.check.notApproved': { th: 'รออนุมัติ', en: 'Waiting for approval' },
  'day.check.notReceived': { th: 'รอรับสินค้า', en: 'Waiting for receipt' },
  'day.check.notInvoiced': { th: 'รอตั้งหนี้', en: 'Waiting for the payable' },
  'day.check.noYield': { th: 'ยังไม่บันทึกอัตราสกัด', en: 'Yield not recorded' },
  'day.changesFigures': { th: 'มีผลต่อยอดวัน', en: 'Changes the figures' },
  'day.nothingOpen': { th: 'ไม่มีงานค้างของวันที่เลือก', en: 'Nothing is open of this day' },
  'day.closings': { th: 'ประวัติการปิดวัน', en: 'History of closing' },

  'day.open': { th: 'ยังไม่ปิด', en: 'Open' },
  'day.closed.state': { th: 'ปิดแล้ว', en: 'Closed' },
  'day.notOverYet': {
    th: 'วันที่เลือกยังไม่จบ ปิดได้ตั้งแต่วันถัดไป',
    en: 'This day is not over yet. It can be closed from the next day on.',
  },
  'day.reopenedBy': {
    th: 'เปิดอีกครั้งเมื่อ {{time}} น. {{asker}} ขอ ({{reason, reason}}) {{officer}} ยืนยัน',
    en: 'Reopened {{time}}: {{asker}} asked ({{reason, reason}}), {{officer}} confirmed',
  },
  'day.reopeningWaits': {
    th: '{{asker}} ขอเปิดวันที่เลือกอีกครั้ง: {{reason, reason}}',
    en: '{{asker}} asks to reopen this day: {{reason, reason}}',
  },

  'day.close': { th: 'ปิดวัน', en: 'Close the day' },
  'day.close.ask': { th: 'ปิดวันที่ {{date, day}} ใช่หรือไม่', en: 'Close {{date, day}}?' },
  // The word for closing a dialog is that for closing a day.
  'day.close.keep': { th: 'ยังไม่ปิด', en: 'Not yet' },
  'day.close.text': {
    th: 'น้ำหนัก เปอร์เซ็นต์น้ำมัน ราคา และยอดรายงานของวันที่เลือกจะแก้ไขไม่ได้อีก จนกว่าเจ้าหน้าที่สองคนจะเปิดวัน',
    en: 'Weights, grades, prices and report figures of this day change no more until two officers reopen it.',
  },
  'day.close.open': {
    th: 'ยังค้าง: {{work}} งานเหล่านี้ทำต่อไม่ได้หลังปิดวัน',
    en: 'Still open: {{work}}. These cannot be done once the day is closed.',
  },
  'day.done.closed': { th: 'ปิดวันแล้ว', en: 'The day is closed' },
  'day.reopen': { th: 'ขอเปิดวัน', en: 'Ask to reopen' },
  'day.reopen.ask': {
    th: 'ขอเปิดวันที่ {{date, day}} อีกครั้ง เพราะอะไร',
    en: 'Why should {{date, day}} be reopened?',
  },
  'day.done.asked': {
    th: 'ส่งคำขอเปิดวันแล้ว รอเจ้าหน้าที่อีกคนยืนยัน',
    en: 'Asked to reopen. Another officer confirms.',
  },
  'day.confirm': { th: 'ยืนยันเปิดวัน', en: 'Confirm reopening' },
  'day.confirm.ask': { th: 'เปิดวันที่ {{date, day}} อีกครั้งใช่หรือไม่', en: 'Reopen {{date, day}}?' },
  'day.confirm.text': {
    th: 'ยอดของวันที่เลือกจะแก้ไขได้ จนกว่าจะปิดอีกครั้ง',
    en: 'Its figures may change until it is closed again.',
  },
  'day.done.reopened': { th: 'เปิดวันแล้ว', en: 'The day is open again' },
  'day.dismiss': { th: 'ไม่เปิดวัน', en: 'Keep closed' },
  'day.done.dismissed': { th: 'วันที่เลือกยังปิดอยู่ตามเดิม', en: 'The day stays closed' },
} as const satisfies Words
