import type { Words } from '../../../platform/i18n.ts'

/** What the lists of receiving and of payables say. */
export const list = {
  'po.search': { th: 'เลขที่ใบสั่งซื้อ ใบชั่ง หรือทะเบียนรถ', en: 'PO No., ticket or plate' },
  'po.search.hint': { th: 'เลขที่ ทะเบียน', en: 'No. or plate' },
  'receipt.empty': { th: 'ไม่มีใบสั่งซื้อที่รอรับสินค้า', en: 'No orders are waiting for goods.' },
  'invoice.empty': { th: 'ไม่มีใบสั่งซื้อที่รอตั้งหนี้', en: 'No orders are waiting for a payable.' },
  'invoice.noneReady': { th: 'ยังไม่มีใบสั่งซื้อที่พร้อมตั้งหนี้', en: 'No order is ready for a payable yet.' },
  'receive.all': { th: 'รับทั้ง {{n}} รายการ', en: 'Receive all {{n}}' },
  'receive.one': { th: 'รับ 1 รายการ', en: 'Receive 1 line' },
  'receive.search': { th: 'ทะเบียนรถ หรือเลขที่ใบชั่ง', en: 'Plate or ticket number' },
  'receive.open': {
    th: 'ยังไม่รับ {{n}} คัน ใน {{m}} ใบสั่งซื้อ',
    en: 'Trucks to receive: {{n}} (orders: {{m}})',
  },
  'receive.tab.open': { th: 'ยังไม่รับครบ', en: 'Not all received' },
  'receive.tab.done': { th: 'รับครบแล้ว', en: 'All received' },
  'receive.tab.today': { th: 'ออกวันนี้', en: 'Left today' },
  'receive.on': { th: 'รับวันที่', en: 'On' },
  'receive.dayClosed': { th: 'วันที่ {{day}} ปิดแล้ว', en: '{{day}} is closed' },
  'receive.line': {
    th: '{{ticket}} · {{net}} กก. · ออก {{time}}',
    en: '{{ticket}} · {{net}} kg · out {{time}}',
  },
  'receive.done': { th: 'รับแล้ว {{day}}', en: 'Received {{day}}' },
  'receive.waits': { th: 'รอส่ง', en: 'To be sent' },
  'receive.noneFound': {
    th: 'ไม่พบ “{{typed}}” ในรถที่แสดง',
    en: 'No truck shown here has “{{typed}}”',
  },
  'receive.truncated': { th: 'แสดงใบสั่งซื้อที่เก่าที่สุด {{n}} ใบ', en: 'Shows the oldest {{n}} orders' },
  'receive.newest': {
    th: 'แสดงใบสั่งซื้อล่าสุด {{n}} ใบ ใบอื่นค้นหาได้ด้วยทะเบียนรถหรือเลขที่ใบชั่ง',
    en: 'Shows the newest {{n}} orders. Search by plate or ticket number for others.',
  },
  'receive.noneDone': { th: 'ยังไม่มีใบสั่งซื้อที่รับครบแล้ว', en: 'No order is received in full yet.' },
  'receive.weighed': {
    th: 'ชั่งเข้า {{time}} {{in}} กก. · ชั่งออก {{out}} กก.',
    en: 'In {{time}}, {{in}} kg · out {{out}} kg',
  },
  'receive.nothing': {
    th: 'ทุกรายการของ {{po}} รับสินค้าแล้ว',
    en: 'All lines of {{po}} are received already.',
  },
  'receive.rest': { th: 'รับที่เหลือ {{n}} รายการ', en: 'Receive the remaining {{n}}' },
  'receive.blocked': {
    th: 'เลือกได้เฉพาะใบที่ยืนยันแล้วและยังรับสินค้าไม่ครบ',
    en: 'Only confirmed orders with lines left to receive can be selected.',
  },
  'invoice.chosen': {
    th: 'ตั้งหนี้ {{n}} ใบ',
    en: 'Set up {{n}} payables',
    one: 'Set up {{n}} payable',
  },
  'invoice.without': { th: 'ไม่มีบัญชี {{n}} ใบ', en: '{{n}} without an account' },
  'invoice.blocked': {
    th: 'เลือกได้เฉพาะใบที่รับสินค้าครบแล้วและยังไม่ตั้งหนี้',
    en: 'Only orders received in full and without a payable can be selected.',
  },
  'invoice.byBank': { th: 'ยอดจ่ายตามธนาคาร', en: 'Paid by bank' },
  'invoice.cash': { th: 'จ่ายเป็นเงินสด', en: 'Pay in cash' },
  'invoice.cashChosen': {
    th: 'จ่ายเป็นเงินสด {{n}} ใบที่ไม่มีบัญชี',
    en: 'Pay the {{n}} without an account in cash',
  },
  'invoice.cashChosen.text': {
    th: 'หากไม่เลือก ใบเหล่านี้จะยังไม่ตั้งหนี้',
    en: 'Otherwise their payables are not set up yet.',
  },
  'invoice.accountsChanged': {
    th: 'บัญชีเพิ่งเปลี่ยน ยังไม่มีเจ้าหน้าที่อีกคนตรวจ: {{orders}}',
    en: 'Account changed, and nobody else has checked it yet: {{orders}}',
  },
  'invoice.lastReceived': { th: 'รับสินค้าล่าสุด', en: 'Last receipt' },
  'invoice.total': {
    th: 'รวม {{n}} ใบสั่งซื้อ',
    en: 'Total of {{n}} orders',
    one: 'Total of {{n}} order',
  },
  'invoice.tooMany': {
    th: 'มากกว่า {{n}} ใบสั่งซื้อ เลือกสถานะหรือวันที่เพื่อดูยอดรวม',
    en: 'More than {{n}} orders. Choose a state or a day to see their totals.',
  },
  'invoice.waiting': {
    th: 'รอรับสินค้า (รับแล้ว {{n}}/{{m}})',
    en: 'waiting for receipt ({{n}} of {{m}})',
  },
  'invoice.account': { th: 'เลขที่บัญชี', en: 'Account no.' },
  'invoice.noBank': {
    th: '{{vendor}} ยังไม่มีเลขที่บัญชี กรุณากรอกที่ “จัดการข้อมูลการเงิน”',
    en: '{{vendor}} has no account number. Please fill it in at “Manage finance data”.',
  },
  'invoice.gone': {
    th: '{{po}} ไม่อยู่ในรายการที่ตั้งหนี้ได้แล้ว กรุณาโหลดข้อมูลล่าสุด',
    en: '{{po}} is no longer among the orders for a payable. Please load the latest.',
  },
} as const satisfies Words
