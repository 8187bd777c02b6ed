import type { Words } from '../../platform/i18n.ts'

/** What the palette says that finds everything. */
export const words = {
  'search.title': { th: 'ค้นหาทุกอย่าง', en: 'Search everything' },
  'search.placeholder': {
    th: 'ทะเบียนรถ ใบชั่ง ใบสั่งซื้อ ผู้ขาย AVL หรือหน้าจอ',
    en: 'Plate, ticket, order, vendor, AVL or screen',
  },
  'search.recent': { th: 'เปิดล่าสุด', en: 'Opened lately' },
  'search.screens': { th: 'หน้าจอ', en: 'Screens' },
  'search.actions': { th: 'คำสั่ง', en: 'Actions' },
  'search.found': { th: 'พบ {{n}} รายการ', en: '{{n}} found' },
  'search.none': { th: 'ไม่พบ {{typed}}', en: '{{typed}} was not found' },
  'search.finds': {
    th: 'ค้นหาได้จากทะเบียนรถ เลขที่ใบชั่งทั้งสองแบบ เลขที่ใบสั่งซื้อ รหัสหรือชื่อผู้ขาย AVL และชื่อหน้าจอ ไม่ต้องใส่ขีดหรือเว้นวรรค',
    en: 'Plates, both numbers of a ticket, order numbers, codes and names of vendors, AVL and screens can be searched, without dashes or spaces.',
  },
  'search.moreDocuments': { th: 'อีก {{n}} ใบ', en: '{{n}} more' },
  'search.moreVehicles': { th: 'อีก {{n}} คัน', en: '{{n}} more vehicles' },
  'search.moreVendors': { th: 'อีก {{n}} ราย', en: '{{n}} more vendors' },
  'search.tickets': { th: '{{n}} ใบชั่งใน 30 วัน', en: '{{n}} tickets in 30 days' },
  'search.latest': { th: 'ล่าสุด {{time}}', en: 'last {{time}}' },
  'search.load': { th: '{{kg}} กก.', en: '{{kg}} kg' },
  'search.noVendor': { th: 'ยังไม่ผูกผู้ขาย', en: 'No vendor linked' },
  'search.avl': { th: 'AVL {{avl}}', en: 'AVL {{avl}}' },
  'search.key.choose': { th: 'เลื่อน', en: 'move' },
  'search.key.open': { th: 'เปิด', en: 'open' },
  'search.key.newTab': { th: 'เปิดแท็บใหม่', en: 'in a new tab' },
  'search.key.next': { th: 'กลุ่มถัดไป', en: 'next kind' },
  'search.do.evaluate': { th: 'ประเมินใบที่รออยู่', en: 'Evaluate what waits' },
  'search.do.make': { th: 'เปิดใบสั่งซื้อจากใบชั่งที่มีราคาแล้ว', en: 'Make orders of priced tickets' },
  'search.do.makeFor': { th: 'เปิดใบให้ {{name}}', en: 'Make orders for {{name}}' },
  'search.do.approve': { th: 'พิจารณาใบสั่งซื้อที่รออยู่', en: 'Review the orders that wait' },
  'search.do.receive': { th: 'รับสินค้าที่ยังไม่รับครบ', en: 'Receive what is outstanding' },
  'search.do.invoice': { th: 'ตั้งหนี้ใบที่รับสินค้าครบแล้ว', en: 'Set up payables of received orders' },
  'search.do.pay': { th: 'ดูยอดจ่ายของวันนี้', en: 'See what is paid today' },
  'search.do.price': { th: 'ตั้งราคาบนกระดาน', en: 'Set prices on the board' },
} as const satisfies Words
