import type { Words } from '../../../platform/i18n.ts'

/** The list of palm that waits for an order. */
export const toOrder = {
  'toOrder.vendors': { th: '{{n}} ผู้ขาย', en: '{{n}} vendors', one: '{{n}} vendor' },
  'toOrder.ticketCount': { th: '{{n}} ใบชั่ง', en: '{{n}} weigh tickets', one: '{{n}} weigh ticket' },
  'toOrder.tickets': { th: 'ใบชั่ง', en: 'Tickets' },
  'toOrder.ticketsOf': { th: 'ใบชั่งของ {{vendor}}', en: 'Tickets of {{vendor}}' },
  'toOrder.group': { th: 'กลุ่มสินค้า', en: 'Group' },
  'toOrder.days': { th: 'วันที่ชั่งออก', en: 'Weighed out' },
  'toOrder.oldest': { th: 'เก่าสุด', en: 'Oldest' },
  'toOrder.obstacle': { th: 'ติดขัด', en: 'In the way' },
  'toOrder.noVendor': { th: 'ยังไม่ผูก AVL', en: 'No vendor linked' },
  'toOrder.noVendor.way': { th: 'ผูก AVL', en: 'Link' },
  'toOrder.noD7': { th: 'ไม่มี D7', en: 'No FD7' },
  'toOrder.noD7.way': { th: 'กำหนด D7', en: 'Set FD7' },
  'toOrder.noVendor.why': {
    th: 'ยังเปิดใบไม่ได้เพราะยังไม่ผูก AVL กับผู้ขาย กรุณาผูก AVL ในหน้าผู้ขายก่อน',
    en: 'No vendor is linked to this AVL yet. Link one on the vendors screen first.',
  },
  'toOrder.noD7.why': {
    th: 'ยังเปิดใบไม่ได้เพราะผู้ขายไม่มี D7 กรุณากำหนด D7 ในหน้าผู้ขายก่อน',
    en: 'The vendor has no FD7 yet. Set it on the vendors screen first.',
  },
  'toOrder.noAccount.way': { th: 'เพิ่ม', en: 'Add' },
  'toOrder.tabs': { th: 'แสดง', en: 'Show' },
  'toOrder.older': { th: 'เก่ากว่า', en: 'Older' },
  'toOrder.tickYesterday': {
    th: 'เลือกปาล์มของเมื่อวานทั้งหมด',
    en: 'Select all palm of yesterday',
  },
  'toOrder.head': { th: 'ใช้หัวใบของ', en: 'Head copied from' },
  'toOrder.head.typed': { th: 'ใช้หัวใบที่คุณแก้ไข', en: 'The head as you changed it' },
  'toOrder.changeHead': { th: 'แก้ไขหัวใบ', en: 'Change the head' },
  'toOrder.useHead': { th: 'ใช้หัวใบนี้', en: 'Use this head' },
  'toOrder.head.usual': { th: 'ใช้หัวใบตามค่าเริ่มต้น', en: 'The usual head' },
  'toOrder.sequence': { th: 'ลำดับเลข {{sequence}}', en: 'sequence {{sequence}}' },
  'toOrder.warehouse': { th: 'คลัง {{warehouse}}', en: 'warehouse {{warehouse}}' },
  'toOrder.toChoose': { th: '(ต้องเลือก)', en: '(to be chosen)' },
  'toOrder.make': { th: 'เปิดใบ', en: 'Make order' },
  'toOrder.makeAndSubmit': { th: 'เปิดใบและส่งพิจารณา', en: 'Make and submit orders' },
  'toOrder.makeDrafts': { th: 'เปิดเป็นร่าง', en: 'Make drafts' },
  'toOrder.makeAndSubmit.n': {
    th: 'เปิดและส่ง {{n}} ใบ',
    en: 'Make and submit {{n}} orders',
    one: 'Make and submit {{n}} order',
  },
  'toOrder.makeDrafts.n': {
    th: 'เปิดเป็นร่าง {{n}} ใบ',
    en: 'Make {{n}} drafts',
    one: 'Make {{n}} draft',
  },
  'toOrder.becomes': {
    th: 'ได้ {{n}} ใบสั่งซื้อ หนึ่งใบต่อ',
    en: '{{n}} orders, one per',
    one: '{{n}} order, one per',
  },
  'toOrder.per': { th: 'หนึ่งใบต่อ', en: 'One order per' },
  'toOrder.per.day': { th: 'ผู้ขายและวัน', en: 'vendor and day' },
  'toOrder.preview': { th: 'ใบสั่งซื้อที่จะเปิดและส่งพิจารณา', en: 'Orders to make and submit' },
  'toOrder.preview.drafts': { th: 'ใบสั่งซื้อที่จะเปิดเป็นร่าง', en: 'Orders to make as drafts' },
  'toOrder.blocked': {
    th: 'ยังเปิดใบไม่ได้ {{n}} แถว',
    en: '{{n}} rows cannot be ordered yet',
    one: '{{n}} row cannot be ordered yet',
  },
  'toOrder.submittedOne': {
    th: 'เปิดและส่งพิจารณา {{po}} แล้ว {{vendor}} {{amount}} บาท',
    en: '{{po}} made and submitted: {{vendor}}, {{amount}} baht',
  },
  'toOrder.submitted': {
    th: 'เปิดและส่งพิจารณา {{n}} ใบแล้ว',
    en: '{{n}} orders made and submitted',
    one: '{{n}} order made and submitted',
  },
  'toOrder.drafted': {
    th: 'เปิดเป็นร่าง {{n}} ใบแล้ว',
    en: '{{n}} drafts made',
    one: '{{n}} draft made',
  },
  'toOrder.withdrawn': {
    th: 'เลิกทำ {{n}} ใบแล้ว ใบชั่งกลับมารอเปิดใบ',
    en: '{{n}} orders undone. Their tickets wait again.',
    one: '{{n}} order undone. Its tickets wait again.',
  },
  'toOrder.taken': {
    th: '{{officer}} เปิดใบแล้ว {{at}}',
    en: '{{officer}} made the order at {{at}}',
  },
  'toOrder.truncated': {
    th: 'ปาล์มที่รอเปิดใบมีมากกว่าที่แสดง แสดงใบชั่งเก่าสุดก่อน',
    en: 'More palm waits than is shown: the oldest tickets are.',
  },
  'toOrder.empty': {
    th: 'ปาล์มที่มีราคาแล้วอยู่ในใบสั่งซื้อครบทุกใบ',
    en: 'All palm that has a price is on an order.',
  },
  'toOrder.seeOrders': { th: 'ดูใบสั่งซื้อ', en: 'See the orders' },
} as const satisfies Words
