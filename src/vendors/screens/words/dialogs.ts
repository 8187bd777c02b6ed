import type { Words } from '../../../platform/i18n.ts'

/** What the dialogs of one vendor say: its values, its link, and the level and finance data of its customer. */
export const dialogs = {
  'vendor.setUp.title': { th: 'ตั้งค่าผู้ขาย {{vendor}}', en: 'Vendor Setup {{vendor}}' },
  'vendor.setUp.distance': { th: 'ระยะทางถึงโรงงาน', en: 'Distance to factory' },
  'vendor.setUp.d7': { th: 'D7 ของผู้ขาย', en: 'D7_Related' },
  'vendor.setUp.recorded': {
    th: 'ค่าขนส่งและความสม่ำเสมอ บันทึกไว้ ไม่รวมในราคา',
    en: 'Shipping cost and consistency are recorded, not in the price.',
  },

  'vendor.add': { th: 'เพิ่มผู้ขาย', en: 'Add vendor' },
  'vendor.add.avl': { th: 'ผูกกับ AVL ที่มีอยู่', en: 'Link to a customer' },
  'vendor.add.avlNone': {
    th: 'ไม่มี AVL นี้ หรือผูกกับผู้ขายอื่นแล้ว',
    en: 'There is no such customer, or another vendor has it.',
  },
  'vendor.add.newAvl': { th: 'หรือรหัส AVL ใหม่', en: 'Or a new AVL code' },
  'vendor.addCustomer': { th: 'เพิ่ม AVL', en: 'Add customer' },
  'vendor.rename': { th: 'แก้ไขชื่อ', en: 'Edit name' },

  'vendor.link.title': {
    th: 'เลือก AVL ที่จะผูกกับ {{vendor}}',
    en: 'Choose customer to link to {{vendor}}',
  },
  'vendor.link.elsewhere': {
    th: 'ผูก AVL ใช้แท็บเล็ตหรือคอมพิวเตอร์',
    en: 'Please link on a tablet or a computer.',
  },
  'vendor.link.search': { th: 'ค้นหารหัสหรือชื่อ AVL', en: 'Search AVL code or name' },
  'vendor.link.choose': { th: 'เลือก', en: 'Choose' },
  'vendor.link.label': { th: 'AVL ที่ยังไม่ผูก', en: 'Customers not linked' },
  'vendor.link.empty': { th: 'ไม่มี AVL ที่ยังไม่ผูก', en: 'Every customer is linked.' },
  'vendor.link.more': {
    th: 'แสดง {{n}} รายการแรก พิมพ์รหัสหรือชื่อเพื่อค้นหา',
    en: 'The first {{n}} are shown. Type a code or name to search.',
  },

  'ask.link': { th: 'ผูก {{vendor}} กับ AVL {{avl}} ใช่หรือไม่', en: 'Link {{vendor}} to AVL {{avl}}?' },
  'vendor.link.customer': { th: 'AVL', en: 'AVL' },
  'vendor.link.otherName': {
    th: 'ชื่อผู้ขายกับชื่อ AVL ไม่ตรงกัน กรุณาตรวจสอบ',
    en: 'The names of vendor and AVL differ. Please check.',
  },

  'ask.unlink': {
    th: 'เลิกผูก {{vendor}} กับ AVL {{avl}} ใช่หรือไม่',
    en: 'Unlink {{vendor}} from AVL {{avl}}?',
  },
  'ask.unlink.text': {
    th: 'ใบชั่งต่อไปของ AVL นี้จะเข้าใบสั่งซื้อของผู้ขายรายนี้ไม่ได้ จนกว่าจะผูกใหม่',
    en: 'Tickets of this AVL cannot go on orders of this vendor until it is linked again.',
  },

  'vendor.level.title': { th: 'จัดการระดับสมาชิก {{vendor}}', en: 'Member level of {{vendor}}' },
  'vendor.level.summary': { th: 'สรุปใบชั่งที่เสร็จสิ้น', en: 'Summary of completed tickets' },
  'vendor.level.period': { th: 'ช่วงเวลา', en: 'Period' },
  'vendor.level.months': { th: '{{n}} เดือน', en: '{{n}} months' },
  'vendor.level.records': { th: 'จำนวนใบชั่ง', en: 'Record count' },
  'vendor.level.weight': { th: 'น้ำหนักขั้นต่ำ/น้ำหนักรวม', en: 'Minimum weight/total weight' },
  'vendor.level.bonus': { th: 'ระดับสมาชิก (ส่วนเพิ่ม บาท/กก.)', en: 'Member level (bonus, baht/kg)' },
  'vendor.level.next': {
    th: 'ขั้นต่ำของระดับถัดไป ({{level}}): {{grade}}%, {{weight}} กก.',
    en: 'Minimum of the next level ({{level}}): {{grade}}%, {{weight}} kg',
  },
  'vendor.level.highest': { th: 'เป็นระดับสูงสุดแล้ว', en: 'This is the highest level.' },
  'vendor.level.estimate': {
    th: '12 เดือนที่ผ่านมาถึงเกณฑ์ระดับ {{level}}',
    en: 'The last 12 months meet the minimums of {{level}}.',
  },

  'vendor.accountChanged': {
    th: '{{officer, who}} เปลี่ยนบัญชีหรือภาษีของ {{vendor}} เมื่อ {{time}} ยังไม่มีเจ้าหน้าที่อีกคนตรวจ',
    en: '{{officer, who}} changed account or tax of {{vendor}} at {{time}}. Nobody else has checked it yet.',
  },
  'vendor.formerAccount': {
    th: 'เดิมคือ {{account}} หักภาษี {{tax}}%',
    en: 'Before it was {{account}}, tax {{tax}}%.',
  },
  'vendor.accountIsRight': { th: 'ตรวจแล้ว ถูกต้อง', en: 'Checked, it is right' },
  'done.accountConfirmed': { th: 'บันทึกผลการตรวจบัญชีเรียบร้อยแล้ว', en: 'Account checked' },
  'vendor.finance.title': { th: 'จัดการข้อมูลการเงิน {{vendor}}', en: 'Finance data of {{vendor}}' },
  'vendor.finance.bank': { th: 'ธนาคาร', en: 'Bank name' },
  'vendor.finance.noBank': { th: 'ไม่มีบัญชีธนาคาร', en: 'No bank account' },
  'vendor.finance.account': { th: 'เลขที่บัญชี (10–15 หลัก)', en: 'Bank account number (10–15 digits)' },
  'vendor.finance.digits': {
    th: '{{account}} · {{n}} หลัก',
    en: '{{account}} · {{n}} digits',
    one: '{{account}} · {{n}} digit',
  },
  'vendor.finance.otherLength': {
    th: '{{account}} · {{n}} หลัก บัญชี {{bank}} มักมี {{m}} หลัก กรุณาตรวจสอบ',
    en: '{{account}} · {{n}} digits. Accounts of {{bank}} usually have {{m}}; please check.',
    one: '{{account}} · {{n}} digit. Accounts of {{bank}} usually have {{m}}; please check.',
  },
  'vendor.finance.tax': { th: 'ภาษีหัก ณ ที่จ่าย', en: 'Tax deduction' },
  'vendor.finance.taxHint': {
    th: 'บุคคลธรรมดามักเป็น 0 นิติบุคคล 0.75 สำหรับปาล์มจากสวนตนเอง',
    en: 'Usually 0 for a person, 0.75 for a company on palm of its own garden.',
  },
  'vendor.finance.ask': {
    th: 'เปลี่ยนบัญชีรับเงินของ {{vendor}} ใช่หรือไม่',
    en: 'Change the account of {{vendor}}?',
  },
  'vendor.finance.ask.text': {
    th: 'จาก {{before}} เป็น {{after}}',
    en: 'From {{before}} to {{after}}',
  },
  'vendor.finance.after': {
    th: 'มีผลกับใบสั่งซื้อที่ยังไม่ตั้งหนี้',
    en: 'Applies to orders whose payable is not set up yet.',
  },

  'done.vendorLinked': { th: 'ผูก AVL เรียบร้อยแล้ว', en: 'Linked' },
  'done.vendorUnlinked': { th: 'เลิกผูก AVL เรียบร้อยแล้ว', en: 'Unlinked' },
  'done.vendorSaved': { th: 'บันทึกข้อมูลผู้ขายเรียบร้อยแล้ว', en: 'Vendor data updated' },

  'vendor.history.title': { th: 'ประวัติ {{vendor}}', en: 'History of {{vendor}}' },
  'vendor.event.create': { th: 'เพิ่มผู้ขาย', en: 'Added' },
  'vendor.event.changeName': { th: 'เปลี่ยนชื่อผู้ขาย', en: 'Name changed' },
  'vendor.event.import': { th: 'นำเข้าข้อมูล', en: 'Imported' },
  'vendor.event.undoImport': { th: 'เลิกนำเข้าข้อมูล', en: 'Import taken back' },
  'vendor.event.link': { th: 'ผูก AVL', en: 'Linked' },
  'vendor.event.unlink': { th: 'เลิกผูก AVL', en: 'Unlinked' },
  'vendor.event.setUp': { th: 'ตั้งค่าผู้ขาย', en: 'Set up' },
  'vendor.event.finance': { th: 'เปลี่ยนข้อมูลการเงิน', en: 'Finance data changed' },
  'vendor.event.confirmAccount': { th: 'ตรวจบัญชีแล้ว ถูกต้อง', en: 'Account checked' },
  'vendor.event.level': { th: 'เปลี่ยนระดับ', en: 'Level changed' },
  'vendor.event.join': { th: 'รวมรหัส AVL', en: 'AVL codes joined' },
  'vendor.event.undoJoin': { th: 'เลิกรวมรหัส AVL', en: 'Joining undone' },
  'vendor.event.rename': { th: 'เปลี่ยนชื่อ AVL', en: 'AVL renamed' },
  'vendor.event.refuseName': { th: 'คงชื่อ AVL เดิม', en: 'Name of the AVL kept' },
  'vendor.event.addPremium': { th: 'เพิ่มเป็นผู้ขายพรีเมียม', en: 'Premium added' },
  'vendor.event.removePremium': { th: 'นำออกจากผู้ขายพรีเมียม', en: 'Premium removed' },
} as const satisfies Words
