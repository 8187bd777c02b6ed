import type { Words } from '../../../platform/i18n.ts'

/** The list of vendors: its filters, its columns and what may be done with a row. */
export const list = {
  'vendor.filter.code': { th: 'รหัสผู้ขาย', en: 'Vendor Code' },
  'vendor.filter.name': { th: 'ชื่อผู้ขาย', en: 'Vendor Name' },
  'vendor.filter.avl': { th: 'รหัส AVL', en: 'AVL Code' },
  'vendor.filter.avlName': { th: 'ชื่อ AVL', en: 'AVL Name' },
  'vendor.filter.group': { th: 'กลุ่มสินค้า', en: 'Product group' },
  'vendor.search': { th: 'ค้นหา', en: 'Search' },

  'vendor.code': { th: 'รหัสผู้ขาย', en: 'Vendor code' },
  'vendor.name': { th: 'ชื่อผู้ขาย', en: 'Vendor name' },
  'vendor.daily': { th: 'ราคาประจำวัน', en: 'Daily price' },
  'vendor.priceProduct': { th: 'สินค้าของราคา', en: 'Priced product' },
  'vendor.bonus': { th: 'ส่วนเพิ่มตามระดับ', en: 'Member bonus' },
  'vendor.premiumPart': { th: 'ส่วนเพิ่มผู้ขายพรีเมียม', en: 'Premium of a premium vendor' },
  'vendor.price': { th: 'ราคาสุทธิ', en: 'Price' },
  'vendor.alert': { th: 'แจ้งเตือนระดับ', en: 'Member-level alert' },
  'vendor.tax': { th: 'ภาษีหัก ณ ที่จ่าย (%)', en: 'Tax deduction (%)' },

  'vendor.moveUp': { th: 'ควรเลื่อนเป็น {{level}}', en: 'Move up to {{level}}' },
  'vendor.moveDown': { th: 'ควรลดเป็น {{level}}', en: 'Move down to {{level}}' },
  'vendor.noLink': { th: 'ยังไม่ผูก AVL', en: 'Not linked' },
  'vendor.noD7': { th: 'ไม่มี D7', en: 'No FD7' },
  'vendor.premium': { th: 'รวมส่วนเพิ่มผู้ขายพรีเมียม', en: 'with the premium of a premium vendor' },
  'vendor.premium.title': {
    th: 'ผู้ขายพรีเมียม ราคาสุทธิรวมส่วนเพิ่มผู้ขายพรีเมียมแล้ว',
    en: 'A premium vendor: the price includes the premium.',
  },

  'vendor.setUp': { th: 'ตั้งค่าผู้ขาย', en: 'Setup' },
  'vendor.link': { th: 'ผูก AVL', en: 'Link' },
  'vendor.unlink': { th: 'เลิกผูก AVL', en: 'Unlink' },
  'vendor.manageLevel': { th: 'จัดการระดับสมาชิก', en: 'Manage member level' },
  'vendor.manageFinance': { th: 'จัดการข้อมูลการเงิน', en: 'Manage finance data' },

  'vendor.empty': { th: 'ยังไม่มีผู้ขาย นำเข้าได้ที่ “นำเข้าข้อมูล”', en: 'No vendors yet; import them.' },
  'vendor.exporting': { th: 'กำลังส่งออก {{file}}', en: 'Exporting {{file}}' },
  'vendor.exporting.rows': { th: 'อ่านแล้ว {{n}} จาก {{m}} ราย', en: 'Vendors read: {{n}} of {{m}}' },
  'vendor.exporting.writing': { th: 'อ่านครบแล้ว กำลังเขียนไฟล์', en: 'All read, writing the file' },
  'vendor.exporting.group': {
    th: 'ราคาในไฟล์เป็นของกลุ่มสินค้า {{group}}',
    en: 'The prices in the file are of the product group {{group}}.',
  },
  'vendor.exporting.stopped': {
    th: 'หยุดส่งออกแล้ว ไม่มีไฟล์ที่ดาวน์โหลด',
    en: 'Export stopped. Nothing was downloaded.',
  },
} as const satisfies Words
