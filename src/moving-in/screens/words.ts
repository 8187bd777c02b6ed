import type { Words } from '../../platform/i18n.ts'

/** What the page of a mill that is moving in says. */
export const words = {
  'moving.left': { th: 'เหลืออีก {{n}} ขั้น', en: '{{n}} to go' },
  'moving.about': {
    th: 'ตั้งค่าโรงงานให้พร้อมจนเปิดใบสั่งซื้อใบแรกได้ จากนั้นหน้านี้จะหายไปเอง',
    en: 'What the mill needs up to its first order. Then this page is gone.',
  },
  'moving.done': { th: 'เสร็จแล้ว', en: 'Done' },
  'moving.notDone': { th: 'ยังไม่เสร็จ', en: 'Not done' },
  'moving.optional': { th: 'ถ้ามี', en: 'If any' },
  'moving.of': { th: '{{n}} จาก {{of}}', en: '{{n}} of {{of}}' },
  'moving.ask': { th: 'ขอให้ {{who}} ทำขั้นนี้', en: 'Ask {{who}} to do this.' },
  'moving.over': {
    th: 'เปิดใบสั่งซื้อใบแรกแล้ว โรงงานพร้อมใช้งาน',
    en: 'The first order is made. The mill is up and running.',
  },
  'moving.toDashboard': { th: 'ไปที่ภาพรวมวันนี้', en: 'Go to today' },

  'moving.letterhead': { th: 'ชื่อและที่อยู่ของโรงงาน', en: 'Name and address of the mill' },
  'moving.letterhead.left': {
    th: 'เอกสารยังขึ้นชื่อตัวอย่าง ขอให้ผู้ดูแลเซิร์ฟเวอร์ตั้งค่า {{missing}} แล้วเริ่มโปรแกรมใหม่',
    en: 'Documents have an example at their head. Whoever keeps the server sets {{missing}} and starts again.',
  },
  'moving.letterhead.done': { th: 'อยู่ที่หัวเอกสารทุกใบ', en: 'They head every document.' },
  'moving.officers': { th: 'ผู้ใช้งาน', en: 'Officers' },
  'moving.officers.left': {
    th: 'เปิดบัญชีให้คนละหนึ่งบัญชี แต่ละคนตั้งรหัสผ่านของตนเองเมื่อเข้าใช้ครั้งแรก',
    en: 'An account for each person, who sets a password of their own at the first sign-in.',
  },
  'moving.officers.count': { th: '{{n}} คนนอกจากคุณ', en: '{{n}} beside you' },
  'moving.officers.go': { th: 'เพิ่มผู้ใช้งาน', en: 'Add officers' },
  'moving.lists': { th: 'ข้อมูลหลักและผู้ขาย', en: 'Master data and vendors' },
  'moving.lists.left': {
    th: 'ยังไม่มี {{missing}} · นำเข้าจากไฟล์ได้พร้อมกัน',
    en: 'Missing: {{missing}}. Files bring in all of them at once.',
  },
  'moving.lists.done': {
    th: 'นำเข้าไฟล์เพิ่มหรือแก้ไขภายหลังได้เสมอ',
    en: 'More files, or later changes, come in the same way.',
  },
  'moving.list.vendor': { th: 'ผู้ขายที่ผูก AVL และมี D7', en: 'Vendors with AVL and D7' },
  'moving.list.dimension': { th: 'มิติ D1–D7', en: 'D1 to D7' },
  'moving.accounts': { th: 'บัญชีธนาคารของผู้ขาย', en: 'Bank accounts of vendors' },
  'moving.accounts.none': {
    th: 'นำเข้าเลขที่บัญชีจากไฟล์ได้ทั้งหมดพร้อมกัน',
    en: 'A file brings in all of them at once.',
  },
  'moving.accounts.left': {
    th: 'ให้เจ้าหน้าที่อีกคนเทียบกับเอกสารของผู้ขาย แล้วยืนยันพร้อมกันทั้งหมดได้',
    en: 'Another officer compares them with the vendors’ papers and confirms them, all at once if they are right.',
  },
  'moving.accounts.done': { th: 'ตรวจครบทุกบัญชีแล้ว', en: 'All of them are checked.' },
  'moving.accounts.count': { th: 'รอตรวจ {{n}} บัญชี', en: '{{n}} to check' },
  'moving.accounts.go': { th: 'ตรวจบัญชี', en: 'Check them' },
  'moving.prices': { th: 'ราคารับซื้อ', en: 'Prices' },
  'moving.prices.none': {
    th: 'ตั้งตารางราคาของสินค้าที่โรงงานรับซื้อ',
    en: 'Set the ladder of each product that the mill buys.',
  },
  'moving.prices.left': {
    th: '{{missing}} ชั่งเข้ามาแล้วแต่ยังไม่มีราคา',
    en: 'Weighed in without a price: {{missing}}.',
  },
  'moving.prices.done': { th: 'สินค้าที่รับซื้อมีราคาแล้ว', en: 'What is bought has its price.' },
  'moving.prices.count': { th: '{{n}} สินค้า', en: '{{n}} products', one: '{{n}} product' },
  'moving.prices.go': { th: 'ตั้งราคา', en: 'Set prices' },
  'moving.codes': { th: 'รหัสเริ่มต้นของใบสั่งซื้อ', en: 'Codes that orders begin with' },
  'moving.codes.left': {
    th: 'ระบบยังเลือก {{missing}} ให้ใบใหม่ไม่ได้ กำหนดค่าเริ่มต้นที่ข้อมูลหลัก',
    en: 'No default yet for {{missing}}: mark one in the master data.',
  },
  'moving.codes.done': {
    th: 'ใบใหม่ได้รหัสครบโดยไม่ต้องเลือก',
    en: 'New orders get all of them without a choice.',
  },
  'moving.codes.go': { th: 'กำหนดค่าเริ่มต้น', en: 'Mark the default' },
  'moving.openingTickets.left': {
    th: 'ปาล์มที่ชั่งไว้ก่อนหน้านี้และยังไม่จ่ายเงิน ให้นำเข้าก่อนต่อเครื่องชั่ง',
    en: 'Palm that was weighed before and is not paid yet comes in before the scale does.',
  },
  'moving.openingTickets.go': { th: 'นำเข้าใบชั่ง', en: 'Import tickets' },
  'moving.scale': { th: 'เครื่องชั่ง', en: 'The scale' },
  'moving.scale.token': {
    th: 'สร้างรหัสเชื่อมต่อให้เครื่องชั่งแต่ละเครื่อง แล้วนำไปใส่ที่เครื่องชั่ง',
    en: 'Make a token for each scale, and enter it there.',
  },
  'moving.scale.ticket': {
    th: 'มีรหัสเชื่อมต่อแล้ว รอใบชั่งแรกจากเครื่องชั่ง',
    en: 'It has its token; its first ticket is awaited.',
  },
  'moving.scale.done': {
    th: 'ทุกครั้งที่ชั่ง ใบชั่งเข้ามาที่ “ประเมินปาล์ม” เอง',
    en: 'Its tickets come in by themselves.',
  },
  'moving.scale.count': { th: '{{n}} เครื่อง', en: '{{n}} scales', one: '{{n}} scale' },
  'moving.scale.go': { th: 'ต่อเครื่องชั่ง', en: 'Connect the scale' },
  'moving.firstOrder': { th: 'ใบสั่งซื้อใบแรก', en: 'The first order' },
  'moving.firstOrder.palm': {
    th: 'ประเมินคุณภาพและราคาของปาล์มคันแรก แล้วเปิดใบสั่งซื้อ',
    en: 'Grade and price the first load, then make its order.',
  },
  'moving.firstOrder.left': {
    th: 'ปาล์มมีราคาแล้ว เปิดใบสั่งซื้อได้เลย',
    en: 'There is palm with a price: make its order.',
  },
  'moving.firstOrder.count': {
    th: 'รออยู่ {{n}} ใบชั่ง',
    en: '{{n}} tickets wait',
    one: '{{n}} ticket waits',
  },
  'moving.firstOrder.grade': { th: 'ประเมินคันแรก', en: 'Grade the first load' },
  'moving.firstOrder.go': { th: 'เปิดใบแรก', en: 'Make the first order' },
} as const satisfies Words
