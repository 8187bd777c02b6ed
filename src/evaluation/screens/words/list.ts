import type { Words } from '../../../platform/i18n.ts'

/** The list of tickets, its filters, its columns and what may be done with a row. */
export const list = {
  'evaluation.search': { th: 'ผู้ขาย ทะเบียน ใบชั่ง', en: 'Seller, vehicle, slip' },
  'evaluation.dateIn': { th: 'วันที่เข้า', en: 'Entry date' },
  'evaluation.dateOut': { th: 'วันที่ออก', en: 'Exit date' },
  'evaluation.everyGrade': { th: 'ทุก % น้ำมัน', en: 'Every grade' },
  'evaluation.status.A': { th: 'ทั้งหมด', en: 'All' },
  'evaluation.status.W': { th: 'รอประเมิน', en: 'Waiting for evaluation' },
  'evaluation.status.T': { th: 'รอวันนี้', en: 'Waiting today' },
  'evaluation.status.B': { th: 'ก่อนหน้า', en: 'Before' },
  'evaluation.status.C': { th: 'เสร็จสิ้น', en: 'Completed' },
  'evaluation.state.voided': { th: 'ยกเลิกแล้ว', en: 'Voided' },
  'evaluation.state.weighOut': { th: 'รอชั่งออก', en: 'Waiting to weigh out' },
  'evaluation.state.grade': { th: 'รอประเมินคุณภาพ', en: 'Waiting for evaluation' },
  'evaluation.state.value': { th: 'รอประเมินราคา', en: 'Waiting for valuation' },
  'evaluation.state.evaluated': { th: 'เสร็จสิ้น', en: 'Completed' },
  'evaluation.empty': { th: 'ไม่มีรถรอประเมิน', en: 'No trucks are waiting.' },
  'evaluation.emptyToday': {
    th: 'วันนี้ยังไม่มีรถรอประเมิน',
    en: 'No trucks are waiting since today.',
  },
  'evaluation.seeBefore': { th: 'ดูใบก่อนหน้า {{n}} ใบ', en: 'Show the {{n}} from before' },
  'evaluation.countBefore': { th: 'ก่อนหน้า {{n}} ใบ', en: '{{n}} from before' },
  'evaluation.skippedAll': {
    th: 'ข้ามไว้แล้ว ไม่มีรถคันอื่นรอประเมิน',
    en: 'Put off. No other truck is waiting.',
  },
  'evaluation.mark.skipped': { th: 'ข้ามไว้ก่อน', en: 'Skipped' },
  'evaluation.next': { th: 'ประเมินใบถัดไป', en: 'Evaluate next' },

  'evaluation.elsewhere': {
    th: 'จอนี้ดูใบชั่งได้ การประเมินคุณภาพใช้แท็บเล็ตหรือคอมพิวเตอร์',
    en: 'Tickets can be read here. Please grade on a tablet or a computer.',
  },
  'evaluation.emptyOrder': {
    th: 'ใบสั่งซื้อนี้ยังไม่มีใบชั่ง',
    en: 'This order has no tickets yet.',
  },
  'evaluation.noOrder': {
    th: 'ไม่พบใบสั่งซื้อนี้ อาจถูกลบไปแล้ว',
    en: 'This order was not found. It may have been deleted.',
  },
  'evaluation.ofOrder': { th: 'ประเมินปาล์ม: {{po}}', en: 'Palm evaluation: {{po}}' },
  'evaluation.all': { th: 'ใบชั่งทั้งหมด', en: 'All tickets' },

  'evaluation.seller': { th: 'ผู้ขาย (AVL)', en: 'Seller' },
  'evaluation.returned.short': { th: 'คืน', en: 'Returned' },
  'evaluation.returned.shorter': { th: 'คืน', en: 'Ret.' },
  'evaluation.returnPercent': { th: '% ปาล์มคืน', en: 'Return %' },
  'evaluation.returned.kg': { th: 'คืน {{kg}}', en: 'returned {{kg}}' },
  'evaluation.gradePercent.short': { th: '% น้ำมัน', en: 'Grade' },
  'evaluation.gradedAt': { th: 'ประเมินคุณภาพเมื่อ', en: 'Graded' },
  'evaluation.valuer': { th: 'ผู้ประเมินราคา', en: 'Valued by' },
  'evaluation.valuedAt': { th: 'ประเมินราคาเมื่อ', en: 'Valued' },
  'evaluation.order': { th: 'ใบสั่งซื้อ', en: 'Order' },

  'evaluation.mark.override': {
    th: 'กำหนดราคาเองโดย {{officer}}: {{reason, reason}}',
    en: 'Price set by {{officer}}: {{reason, reason}}',
  },
  'evaluation.mark.corrected': { th: 'แก้ไขหลังชั่งแล้ว', en: 'Corrected after weighing' },
  'evaluation.mark.proposed': {
    th: 'เครื่องชั่งขอแก้ไข {{n}} รายการ รอตัดสิน',
    en: '{{n}} corrections wait to be decided',
    one: '{{n}} correction waits to be decided',
  },
  'evaluation.lockedBy': { th: 'ล็อก (ใบสั่งซื้อ {{po}})', en: 'Locked by PO {{po}}' },
  'evaluation.openOrder': { th: 'เปิด {{po}}', en: 'Open {{po}}' },
  'evaluation.notOut': { th: 'ยังไม่ออก', en: 'not out' },
  'evaluation.justIn': { th: 'เพิ่งเข้า', en: 'just in' },
  'evaluation.waiting': { th: 'รอ {{time}}', en: 'waits {{time}}' },

  'evaluation.evaluate': { th: 'ประเมิน', en: 'Evaluate' },
  'evaluation.price.brief': { th: 'ประเมินราคา', en: 'Price' },
  'evaluation.grade': { th: 'ประเมินคุณภาพ', en: 'Evaluate' },
  'evaluation.price': { th: 'ประเมินราคา', en: 'Evaluate price' },
  'evaluation.correctGrade': { th: 'แก้ไขคุณภาพ', en: 'Edit grade' },
  'evaluation.correctPrice': { th: 'แก้ไขราคา', en: 'Edit price' },
} as const satisfies Words
