import type { Words } from '../../platform/i18n.ts'

/** The words of the master data: its kinds, its form and what became of it. */
export const words = {
  'masterData.kinds': { th: 'ประเภทข้อมูล', en: 'Kind' },
  'masterData.kind.productGroup': { th: 'กลุ่มสินค้า', en: 'Product groups' },
  'masterData.kind.product': { th: 'สินค้า', en: 'Products' },
  'masterData.kind.warehouse': { th: 'คลังสินค้า', en: 'Warehouses' },
  'masterData.kind.site': { th: 'ไซต์', en: 'Sites' },
  'masterData.kind.numberSequence': { th: 'ชุดเลขที่', en: 'Number sequences' },
  'masterData.kind.dimension': { th: 'D{{n}}', en: 'D{{n}}' },
  'masterData.add.productGroup': { th: 'เพิ่มกลุ่มสินค้า', en: 'Add product group' },
  'masterData.add.product': { th: 'เพิ่มสินค้า', en: 'Add product' },
  'masterData.add.warehouse': { th: 'เพิ่มคลังสินค้า', en: 'Add warehouse' },
  'masterData.add.site': { th: 'เพิ่มไซต์', en: 'Add site' },
  'masterData.add.numberSequence': { th: 'เพิ่มชุดเลขที่', en: 'Add number sequence' },
  'masterData.add.dimension': { th: 'เพิ่มค่า D{{n}}', en: 'Add value of D{{n}}' },

  'masterData.name': { th: 'ชื่อเรียก', en: 'Name' },
  'masterData.group': { th: 'อยู่ในกลุ่มสินค้า', en: 'Product group' },
  'masterData.site': { th: 'ตั้งอยู่ที่ไซต์', en: 'Site' },
  'masterData.default': { th: 'ค่าเริ่มต้น', en: 'Default' },
  'masterData.isDefault': {
    th: 'เป็นค่าเริ่มต้นของใบสั่งซื้อใหม่ (มีได้รายการเดียว)',
    en: 'The default of new orders (one at a time)',
  },
  'masterData.choose': { th: 'เลือก', en: 'Choose one' },
  'masterData.noParents': {
    th: 'ยังไม่มีให้เลือก กรุณา “{{add}}” ก่อน',
    en: 'There is none yet. Please “{{add}}” first.',
  },
  'record.codeStays': {
    th: 'รหัสเปลี่ยนภายหลังไม่ได้ ชื่อเปลี่ยนได้',
    en: 'The code stays as it is; the name can be changed.',
  },
  'record.edit': { th: 'แก้ไข {{name}}', en: 'Edit {{name}}' },
  'masterData.orders': {
    th: 'ใบสั่งซื้อที่ออกไปแล้วไม่เปลี่ยน',
    en: 'Orders made already stay as they are.',
  },
  'masterData.count.first': { th: '{{n}} รายการแรก', en: 'the first {{n}}' },
  'masterData.fromErp': { th: 'มาจาก ERP', en: 'from the ERP' },
  'masterData.empty': { th: 'ยังไม่มีรายการ', en: 'None yet.' },

  'ask.recordDelete': { th: 'ลบ {{name}} ใช่หรือไม่', en: 'Delete {{name}}?' },
  'ask.recordDelete.text': {
    th: 'ลบได้เฉพาะรายการที่ยังไม่มีอะไรใช้',
    en: 'Only what nothing uses can be deleted.',
  },
  'done.recordAdded': { th: 'เพิ่ม {{name}} เรียบร้อยแล้ว', en: '{{name}} added' },
  'done.recordDeleted': { th: 'ลบ {{name}} เรียบร้อยแล้ว', en: '{{name}} deleted' },
} as const satisfies Words
