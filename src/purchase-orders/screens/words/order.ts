import type { Words } from '../../../platform/i18n.ts'

/** What an order, its lines and its steps are called. */
export const order = {
  'po.count': { th: '{{n}} ใบ', en: '{{n}} orders', one: '{{n}} order' },
  'po.number': { th: 'เลขที่ใบสั่งซื้อ', en: 'PO No.' },
  'po.created': { th: 'วันที่สร้าง', en: 'Created' },
  'po.createdBy': { th: 'ผู้สร้าง', en: 'Created by' },
  'po.received': { th: 'รับแล้ว', en: 'Received' },
  'po.state.S.short': { th: 'รอพิจารณา', en: 'Submitted' },
  'po.empty': {
    th: 'ยังไม่มีใบสั่งซื้อ กด “สร้างใบสั่งซื้อ” เพื่อเริ่ม',
    en: 'No orders yet. Press “Create PO Header” to begin.',
  },
  'po.showAll': { th: 'แสดงทั้งหมด', en: 'Show all' },
  'po.caption': {
    th: 'สร้างโดย {{officer}} · AVL {{avl}}',
    en: 'Created by {{officer}} · AVL {{avl}}',
  },
  'po.caption.approved': {
    th: 'อนุมัติโดย {{officer}} {{at}}',
    en: 'Approved by {{officer}} {{at}}',
  },
  'line.grade': { th: 'น้ำมัน', en: 'Grade' },
  'line.pricePerTon': { th: 'ราคา/ตัน', en: 'Price/ton' },
  'line.gradeWhenAdded': { th: 'น้ำมัน ณ วันที่เพิ่ม', en: 'Grade when added' },
  'line.ladderWhenAdded': { th: 'ราคาตาราง ณ วันที่เพิ่ม', en: 'Ladder price when added' },
  'line.tax': { th: 'หักภาษี', en: 'Tax' },
  'line.paid': { th: 'จ่ายสุทธิ', en: 'Paid' },
  'po.create': { th: 'สร้างใบสั่งซื้อ', en: 'Create PO Header' },
  'po.open': { th: 'จัดการรายการ', en: 'PO Line' },
  'po.look': { th: 'เปิดดู', en: 'View' },
  'po.exportPdf': { th: 'ส่งออก PDF / พิมพ์', en: 'Export PDF / print' },
  'po.tickets': { th: 'ดูใบชั่งทั้งหมด', en: 'See its tickets' },
  'po.previous': { th: 'ใบก่อนหน้า', en: 'Previous order' },
  'po.next': { th: 'ใบถัดไป', en: 'Next order' },
  'po.statusUpdate': { th: 'อัปเดตสถานะ', en: 'Update status' },
  'po.receive': { th: 'รับสินค้า', en: 'Receive' },
  'po.release': { th: 'ปลดรายการ', en: 'Release line' },
  'po.invoice': { th: 'ตั้งหนี้', en: 'Set up payable' },
  'po.remove': { th: 'นำออก', en: 'Remove' },
  'po.toVendor': { th: 'ไปที่ผู้ขาย', en: 'Go to vendor' },
  'po.noAvl': {
    th: 'ผู้ขายของใบสั่งซื้อ {{po}} ยังไม่ได้ผูกกับข้อมูล AVL จึงเลือกใบชั่งไม่ได้ กรุณาผูก AVL ที่เมนู “ผู้ขาย” ก่อน',
    en: 'The vendor of {{po}} is not linked to AVL data, so no tickets can be chosen. Please link it in the Vendor menu first.',
  },
  'po.wait': {
    th: 'กรุณารอสักครู่ แล้วกดเพิ่มอีกครั้ง',
    en: 'Please wait a moment, then add again.',
  },
} as const satisfies Words
