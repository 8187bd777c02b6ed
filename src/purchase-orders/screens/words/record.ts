import type { Words } from '../../../platform/i18n.ts'

/** The page of an order, and the tickets that it can take. */
export const record = {
  'track.label': { th: 'ขั้นตอนของใบสั่งซื้อ', en: 'Way of the order' },
  'track.draft': { th: 'ร่าง', en: 'Draft' },
  'track.review': { th: 'พิจารณา', en: 'Review' },
  'track.approved': { th: 'อนุมัติ', en: 'Approved' },
  'track.confirmed': { th: 'ยืนยัน', en: 'Confirmed' },
  'track.received': { th: 'รับสินค้า', en: 'Received' },
  'track.payable': { th: 'ตั้งหนี้', en: 'Payable' },
  'record.lines': { th: 'รายการในใบสั่งซื้อ', en: 'PO lines' },
  'record.noLines': {
    th: 'ยังไม่มีรายการ เลือกใบชั่งเพื่อเพิ่ม',
    en: 'No lines yet. Choose tickets to add.',
  },
  'record.validity': { th: 'วันเริ่มใช้ – วันหมดอายุ', en: 'Date of use – expire' },
  'record.submitted': { th: 'ส่งพิจารณาแล้ว รอผู้อนุมัติ', en: 'Submitted, waiting for an approver' },
  'record.approvedAlone': {
    th: 'อนุมัติคนเดียว ไม่มีเจ้าหน้าที่คนที่สองตรวจ',
    en: 'Approved alone, without a second officer',
  },
  'record.inReview': { th: 'อยู่ระหว่างพิจารณา', en: 'under consideration' },
  'record.ready': {
    th: 'ประเมินและชั่งออกครบทุกใบ ส่งพิจารณาได้',
    en: 'Every ticket is weighed out, graded and priced. Ready to submit.',
  },
  'record.notReady': {
    th: 'ใบชั่ง {{ticket}} ยังไม่ครบ: {{missing}}',
    en: 'Ticket {{ticket}} is incomplete: {{missing}}',
  },
  'record.total': { th: 'รวม {{n}} ใบ', en: '{{n}} tickets', one: '{{n}} ticket' },
  'record.note': {
    th: 'เปอร์เซ็นต์น้ำมันและราคารวมเป็นค่าเฉลี่ยถ่วงน้ำหนัก · หักภาษี ณ ที่จ่าย {{percent}}% โดยประมาณ {{tax}} บาท',
    en: 'Grade and price of the total are averages by weight · withholding tax {{percent}}%, about {{tax}} baht',
  },
  'record.facts': { th: 'ข้อมูลใบสั่งซื้อ', en: 'About the order' },
  'record.average': { th: 'น้ำมัน · ราคา เฉลี่ยถ่วงน้ำหนัก', en: 'Oil · price, averages by weight' },
  'record.conditions': { th: 'เงื่อนไขและมิติทางการเงิน', en: 'Conditions and dimensions' },
  'record.mi': { th: 'M&I สูงสุด (%)', en: 'M&I max (%)' },
  'record.iv': { th: 'IV ต่ำสุด – สูงสุด', en: 'IV min – max' },
  'record.colours': { th: 'สี R · Y · B', en: 'Colour R · Y · B' },
  'tickets.title': { th: 'ใบชั่งที่เพิ่มได้', en: 'Available scale tickets' },
  'tickets.search': { th: 'ค้นหาใบชั่งหรือทะเบียนรถ', en: 'Search slip or vehicle' },
  'tickets.today': { th: 'วันนี้ {{day}}', en: 'Today {{day}}' },
  'tickets.chooseDay': { th: 'เลือกใบชั่งทั้งหมดของวันที่ {{day}}', en: 'Select all of {{day}}' },
  'tickets.ofDay': {
    th: '{{n}} ใบ · {{kg}} กก.',
    en: '{{n}} tickets · {{kg}} kg',
    one: '{{n}} ticket · {{kg}} kg',
  },
  'tickets.adding': { th: 'เพิ่มแล้ว {{n}} จาก {{m}} ใบชั่ง', en: 'Tickets added: {{n}} of {{m}}' },
  'tickets.chosen': { th: 'เลือก {{n}} ใบ · {{kg}} กก.', en: '{{n}} chosen · {{kg}} kg' },
  'tickets.sum': { th: '{{amount}} บาท', en: '{{amount}} baht' },
  'tickets.add': { th: 'เพิ่ม {{n}} ใบชั่ง', en: 'Add {{n}} tickets', one: 'Add {{n}} ticket' },
  'tickets.add_zero': { th: 'เพิ่ม', en: 'Add' },
  'tickets.empty': {
    th: 'ไม่มีใบชั่งของ AVL {{avl}} ที่ประเมินราคาแล้วและยังไม่อยู่ในใบสั่งซื้อ',
    en: 'No valued ticket of AVL {{avl}} is free.',
  },
} as const satisfies Words
