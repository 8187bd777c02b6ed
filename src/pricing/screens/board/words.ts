import type { Words } from '../../../platform/i18n.ts'

/** The words of the price board. */
export const words = {
  'board.increment': { th: 'เพิ่ม', en: 'Up' },
  'board.decrement': { th: 'ลด', en: 'Down' },
  'board.all': { th: 'ทุกช่อง', en: 'All cells' },
  'board.effective': { th: 'มีผล', en: 'Effective' },
  'board.now': { th: 'ทันที', en: 'Now' },
  'board.later': { th: 'ตั้งเวลา', en: 'At a time' },
  'board.day': { th: 'วันที่มีผล', en: 'Effective on' },
  'board.time': { th: 'เวลาที่มีผล', en: 'Effective at' },
  'board.reset': { th: 'คืนราคาเดิม', en: 'Back to the prices in force' },
  'board.send': {
    th: 'ส่งให้ผู้ตรวจ {{n}} สินค้า',
    en: 'Send {{n}} products to the checker',
  },
  'board.send_one': {
    th: 'ส่งให้ผู้ตรวจ {{n}} สินค้า',
    en: 'Send {{n}} product to the checker',
  },
  'board.send_other': {
    th: 'ส่งให้ผู้ตรวจ {{n}} สินค้า',
    en: 'Send {{n}} products to the checker',
  },
  'board.save': {
    th: 'บันทึกราคา {{n}} สินค้า',
    en: 'Save prices of {{n}} products',
  },
  'board.save_one': {
    th: 'บันทึกราคา {{n}} สินค้า',
    en: 'Save prices of {{n}} product',
  },
  'board.save_other': {
    th: 'บันทึกราคา {{n}} สินค้า',
    en: 'Save prices of {{n}} products',
  },
  'board.ask': {
    th: 'บันทึกราคา {{n}} สินค้า ใช่หรือไม่',
    en: 'Save prices of {{n}} products?',
  },
  'board.ask_one': {
    th: 'บันทึกราคา {{n}} สินค้า ใช่หรือไม่',
    en: 'Save prices of {{n}} product?',
  },
  'board.ask_other': {
    th: 'บันทึกราคา {{n}} สินค้า ใช่หรือไม่',
    en: 'Save prices of {{n}} products?',
  },
  'board.nothing': { th: 'ยังไม่มีราคาที่ต้องบันทึก', en: 'No prices to save' },
  'board.stale': {
    th: 'มีผู้บันทึกราคาใหม่ระหว่างที่คุณแก้ไข กด “โหลดข้อมูลล่าสุด” ราคาที่คุณกรอกจะยังอยู่ในช่อง',
    en: 'Somebody saved new prices meanwhile. Load the latest: what you typed stays in its fields.',
  },
  'board.effect': { th: 'ผลของราคาใหม่', en: 'What new prices do' },
  'board.effect.none': {
    th: 'แก้ราคาบนกระดาน แล้วผลเป็นบาทจะแสดงที่นี่ก่อนบันทึก',
    en: 'Change prices on the board: what they do in baht shows here before you save.',
  },
  'board.leadTo': { th: 'ไปที่ช่อง {{field}}', en: 'Go to {{field}}' },
  'board.noPrice': { th: 'กรุณากรอกราคาอย่างน้อยหนึ่งช่อง', en: 'Type at least one price' },
  'board.effect.sum': {
    th: 'จาก {{before}} เป็น {{after}} บาท ถ้าปาล์มช่วงนี้ใช้ราคาใหม่',
    en: 'From {{before}} to {{after}} baht, if the palm of these days had the new prices.',
  },
  'board.effect.ofDays': {
    th: 'ปาล์ม {{n}} วันที่ผ่านมาจะเปลี่ยนไป {{difference}} บาท (จาก {{before}} เป็น {{after}})',
    en: 'The palm of the last {{n}} days would change by {{difference}} baht (from {{before}} to {{after}}).',
  },
  'board.gainers': { th: 'ได้มากสุด', en: 'Gains most' },
  'board.tons': { th: 'ตัน', en: 'Tons' },
  'board.baht': { th: 'บาท', en: 'Baht' },
  'board.steps': { th: 'ขั้นราคา', en: 'Steps' },
  'board.steps.old': { th: 'ที่ใช้อยู่', en: 'In force' },
  'board.steps.computed': { th: 'คำนวณ', en: 'Computed' },
  'board.unmoved': { th: 'ไม่เปลี่ยน', en: 'Unchanged' },
  'board.moved': { th: '{{low}} ถึง {{high}}', en: '{{low}} to {{high}}' },
  'board.versions': { th: 'ฉบับราคา', en: 'Versions' },
  'board.change': { th: 'เปลี่ยนที่ 18%', en: 'Change at 18%' },
  'board.maker': { th: 'ผู้ตั้งราคา', en: 'Set by' },
  'board.checker': { th: 'ผู้ตรวจ', en: 'Checker' },
  'board.state.sentBack': { th: 'ร่าง (ส่งกลับ)', en: 'Draft (sent back)' },
  'board.state.waiting': { th: 'รอตรวจ', en: 'Waiting for check' },
  'board.state.scheduled': { th: 'รอเวลา', en: 'Scheduled' },
  'board.state.past': { th: 'เดิม', en: 'Past' },
  'board.state.withdrawn': { th: 'ถอนแล้ว', en: 'Withdrawn' },
  'board.check': { th: 'ตรวจราคา', en: 'Check prices' },
  'board.check.about': {
    th: '{{officer}} ตั้งราคานี้เมื่อ {{time}} มีผล {{from}} ดูราคาและผลเป็นบาท แล้วเผยแพร่หรือส่งกลับ',
    en: '{{officer}} set these prices on {{time}}, effective {{from}}. See them and what they do in baht, then publish or send back.',
  },
  'board.sendBack': { th: 'ส่งกลับ', en: 'Send back' },
  'board.sendBack.ask': {
    th: 'ส่งราคากลับให้ {{officer}} ใช่หรือไม่',
    en: 'Send the prices back to {{officer}}?',
  },
  'board.sentBack': { th: 'ส่งราคากลับแล้ว', en: 'Prices sent back' },
  'board.publish': { th: 'เผยแพร่ราคา', en: 'Publish' },
  'board.published': { th: 'เผยแพร่ราคาแล้ว', en: 'Prices published' },
  'board.withdraw': { th: 'ถอน', en: 'Withdraw' },
  'board.withdraw.ask': {
    th: 'ถอนราคาของ {{products}} ใช่หรือไม่',
    en: 'Withdraw the prices of {{products}}?',
  },
  'board.withdraw.text': {
    th: 'ราคานี้จะไม่มีผล หากต้องการใช้ ให้คัดลอกมาแล้วบันทึกใหม่',
    en: 'They will not take effect. To use them after all, copy and save them again.',
  },
  'board.withdrawn': { th: 'ถอนราคาแล้ว', en: 'Prices withdrawn' },
  'board.copy': { th: 'คัดลอกมา', en: 'Copy' },

  'gate.late': {
    th: 'ยังรับราคาล่าสุดไม่ได้ ราคานี้อ่านเมื่อ {{time}}',
    en: 'The latest prices cannot be read. These were read on {{time}}.',
  },
  'gate.print': { th: 'พิมพ์ป้ายราคา', en: 'Print for the gate' },
  'gate.links': { th: 'จอหน้าลาน', en: 'Screens at the gate' },
  'gate.links.about': {
    th: 'เปิดลิงก์บนจอหน้าลาน จอจะแสดงราคาที่ใช้อยู่และเปลี่ยนตามเอง ผู้ที่มีลิงก์ดูได้โดยไม่ต้องเข้าสู่ระบบ',
    en: 'Open a link on the screen at the gate: it shows the prices in force and follows them. Whoever has a link needs no sign-in.',
  },
  'gate.create': { th: 'สร้างลิงก์', en: 'Create link' },
  'gate.created': {
    th: 'ลิงก์ใหม่ แสดงครั้งนี้ครั้งเดียว',
    en: 'The new link, shown this once',
  },
  'gate.name': { th: 'ชื่อจอ', en: 'Screen' },
  'gate.nameHint': { th: 'เช่น หน้าลาน 1', en: 'e.g. Gate 1' },
  'gate.lastDay.label': {
    th: 'ใช้ได้ถึงวันที่ (ไม่ระบุ คือไม่มีกำหนด)',
    en: 'Last day (none: without an end)',
  },
  'gate.lastDay.head': { th: 'ใช้ได้ถึง', en: 'Until' },
  'gate.over': { th: 'หมดอายุแล้ว', en: 'over' },
  'gate.done.revoked': { th: 'เพิกถอนลิงก์ {{name}} แล้ว', en: 'Link {{name}} revoked' },
  'gate.ask.revoke': { th: 'เพิกถอนลิงก์ {{name}} ใช่หรือไม่', en: 'Revoke the link {{name}}?' },
  'gate.ask.revoke.text': {
    th: 'จอที่ใช้ลิงก์นี้จะไม่แสดงราคาอีก หากต้องการใช้ ให้สร้างลิงก์ใหม่',
    en: 'A screen with this link shows no prices any more. It would need a new link.',
  },
} as const satisfies Words
