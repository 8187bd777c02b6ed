import type { Words } from '../../platform/i18n.ts'
import { truckWords } from '../words/truck.ts'

/** Words that only the screens of weighing say. */
export const words = {
  'token.name': { th: 'ชื่อเครื่องชั่ง', en: 'Name' },
  'token.nameHint': { th: 'เช่น เครื่องชั่ง 1 ขาเข้า', en: 'e.g. Scale 1, way in' },
  'token.createdBy': { th: 'สร้างโดย', en: 'Created by' },
  'token.silent': { th: 'ไม่ส่งข้อมูล', en: 'Silent' },
  'token.silent.orRevoke': {
    th: 'หากเลิกใช้เครื่องชั่งแล้ว ให้เพิกถอนรหัส',
    en: 'Revoke the token of a scale that is no longer used.',
  },
  'token.ticketsToday': { th: 'ใบชั่งวันนี้', en: 'Tickets today' },
  'token.updatedToday': { th: 'อัปเดตวันนี้', en: 'Updated today' },
  'token.refusedToday': { th: 'ตีกลับวันนี้', en: 'Refused today' },
  'token.create': { th: 'สร้างรหัส', en: 'Create token' },
  'token.restarts': { th: 'เลขที่ชั่งเริ่มนับใหม่', en: 'Numbers start again' },
  'token.restarts.hint': {
    th: 'เลขซ้ำในวันหรือปีใหม่ นับเป็นรถคันใหม่ ใบชั่งที่รับเข้าแล้วไม่เปลี่ยน',
    en: 'On a new day or in a new year the same number is another truck. Tickets that are in stay as they are.',
  },
  'token.restarts.never': { th: 'ไม่เริ่มใหม่', en: 'Never' },
  'token.restarts.daily': { th: 'ทุกวัน', en: 'Every day' },
  'token.restarts.yearly': { th: 'ทุกปี', en: 'Every year' },
  'token.restarts.of': { th: 'เลขที่ชั่งของ {{name}}', en: 'Numbers of {{name}}' },
  'done.tokenRestarts': { th: 'บันทึกรอบเลขที่ชั่งของ {{name}} แล้ว', en: 'Numbers of {{name}} saved' },
  'token.secret': { th: 'รหัสเชื่อมต่อของ {{name}}', en: 'Token of {{name}}' },
  'token.empty': {
    th: 'ยังไม่มีรหัสเชื่อมต่อ กด “สร้างรหัส” เพื่อให้เครื่องชั่งส่งข้อมูลได้',
    en: 'No tokens yet. Press “Create token” so that a scale can send.',
  },
  'token.leave': {
    th: 'ปิดโดยยังไม่ได้คัดลอกรหัสของ {{name}} ใช่หรือไม่',
    en: 'Close without copying the token of {{name}}?',
  },
  'token.leave.text': {
    th: 'รหัสนี้จะไม่แสดงอีก หากต้องการใช้ต้องเพิกถอนแล้วสร้างใหม่',
    en: 'It is not shown again: you would have to revoke it and create another.',
  },
  'token.leave.verb': { th: 'ปิดโดยไม่คัดลอก', en: 'Close without copying' },
  'ask.revoke': { th: 'เพิกถอนรหัสของ {{name}} ใช่หรือไม่', en: 'Revoke the token of {{name}}?' },
  'ask.revoke.text': {
    th: 'เครื่องชั่งนี้จะส่งข้อมูลไม่ได้',
    en: 'This scale can no longer send.',
  },
  'done.tokenCreated': {
    th: 'สร้างรหัสแล้ว กรุณาคัดลอกตอนนี้ รหัสนี้แสดงครั้งเดียว',
    en: 'Token created. Copy it now; it is shown only once.',
  },
  'done.tokenRevoked': { th: 'เพิกถอนรหัสของ {{name}} แล้ว', en: 'Token of {{name}} revoked' },

  'refused.none': {
    th: 'ไม่มีใบชั่งที่ตีกลับ ใบชั่งทุกใบรับเข้าครบแล้ว',
    en: 'No refused tickets: everything that was sent is taken in.',
  },
  'refused.search': { th: 'ทะเบียน รหัส ลูกค้า', en: 'Plate, ID, customer' },
  'refused.lastSeen': { th: 'ส่งมาล่าสุด', en: 'Last sent' },
  'refused.why': { th: 'สาเหตุ', en: 'Why' },
  'refused.sent': { th: 'ค่าที่ส่งมา', en: 'What was sent' },
  'refused.sent.of': { th: 'ส่งมาเป็น “{{value}}”', en: 'Sent as “{{value}}”' },
  'refused.empty': { th: 'ไม่มีค่า', en: 'nothing' },
  'refused.scale': { th: 'เครื่องชั่ง', en: 'Scale' },
  'refused.times': { th: 'จำนวนครั้ง', en: 'Times' },
  'refused.state.open': { th: 'รอแก้ไข', en: 'To fix' },
  'refused.state.taken': { th: 'รับเข้าแล้ว', en: 'Taken in' },
  'refused.state.aside': { th: 'ไม่รับ', en: 'Set aside' },
  'refused.fix': { th: 'แก้แล้วรับเข้า', en: 'Fix and take in' },
  'refused.right': { th: 'ตรวจแล้ว ค่านี้ถูกต้อง', en: 'Checked: this value is right' },
  'refused.takeIn': { th: 'รับเข้า', en: 'Take in' },
  'refused.truck': { th: 'เป็นรถคันไหน', en: 'Which truck it is' },
  'refused.truck.otherTruck': truckWords.otherTruck,
  'refused.truck.correction': truckWords.correction,
  'refused.fix.title': { th: 'แก้ใบชั่งที่ตีกลับ {{plate}}', en: 'Fix refused ticket {{plate}}' },
  'refused.settled.title': { th: 'ใบชั่งที่ตีกลับ {{plate}}', en: 'Refused ticket {{plate}}' },
  'refused.toTicket': { th: 'ดูใบชั่ง', en: 'Open the ticket' },
  'refused.fix.about': {
    th: '{{scale}} · ส่งมา {{time}} · {{n}} ครั้ง',
    en: '{{scale}} · sent {{time}} · {{n}} times',
    one: '{{scale}} · sent {{time}} · {{n}} time',
  },
  'refused.fix.unknown': {
    th: 'ช่องที่ระบบไม่รู้จักจะไม่ส่งเข้าไปด้วย: {{fields}}',
    en: 'Fields that are not known are left out: {{fields}}',
  },
  'refused.timeHint': { th: 'เช่น 24/11/2569 08:15', en: 'e.g. 24/11/2026 08:15' },
  'refused.taken': { th: 'รับใบชั่งของ {{plate}} เข้าแล้ว', en: 'Ticket of {{plate}} taken in' },
  'refused.proposed': {
    th: 'ใบชั่งเดิมประเมินหรือเปิดใบแล้ว ค่าของ {{plate}} จึงเป็นคำขอแก้ไข รอผู้ดูแลระบบตัดสิน',
    en: 'The ticket is graded or on an order: what {{plate}} says waits as a correction for an administrator.',
  },
  'refused.aside': { th: 'ไม่รับใบนี้', en: 'Set aside' },
  'refused.aside.ask': {
    th: 'ไม่รับใบชั่งของ {{plate}} ใช่หรือไม่',
    en: 'Set the ticket of {{plate}} aside?',
  },
  'refused.aside.text': {
    th: 'ใบนี้จะไม่เข้าระบบ แม้เครื่องชั่งส่งซ้ำ และนำกลับมาแก้ภายหลังได้',
    en: 'It is not taken in, however often the scale sends it, and can be taken back later.',
  },
  'refused.setAside': { th: 'ย้ายไปรายการที่ไม่รับแล้ว', en: 'The ticket is set aside' },
  'refused.reopen': { th: 'นำกลับมาแก้', en: 'Take back' },
  'refused.reopened': { th: 'นำกลับมารอแก้ไขแล้ว', en: 'The ticket waits to be fixed again' },
} as const satisfies Words
