import type { Words } from '../../platform/i18n.ts'
import { words as board } from './board/words.ts'

/** The words of the price screens. */
export const words = {
  ...board,
  'prices.group': { th: 'ชื่อกลุ่มสินค้า', en: 'Name' },
  'prices.modified': { th: 'แก้ไขล่าสุด', en: 'Modified' },
  'prices.modifiedBy': { th: 'แก้ไขโดย', en: 'Modified by' },
  'prices.unset': { th: 'ยังไม่มีตารางราคา', en: 'No prices yet' },
  'prices.manage': { th: 'กำหนดราคา', en: 'Manage price' },
  'prices.noGroups': { th: 'ยังไม่มีกลุ่มสินค้า', en: 'No product groups yet.' },
  'prices.noProducts': { th: 'ยังไม่มีสินค้า', en: 'No products yet.' },

  'prices.view': { th: 'ดูราคา', en: 'View price' },
  'prices.view.title': { th: 'ราคา {{product}}', en: 'Prices of {{product}}' },
  'prices.update': { th: 'แก้ไขราคา', en: 'Update price' },
  'prices.update.title': { th: 'แก้ไขราคา {{product}}', en: 'Update prices of {{product}}' },
  'prices.save': { th: 'บันทึกราคา', en: 'Save prices' },

  'prices.version': { th: 'ฉบับที่ {{n}}', en: 'Version {{n}}' },
  'prices.versions': { th: 'ตารางราคาที่ผ่านมา', en: 'Price versions' },
  'prices.inForce': { th: 'ใช้อยู่', en: 'In force' },
  'prices.savedBy': { th: '{{time}} โดย {{officer}}', en: '{{time}} by {{officer}}' },
  'prices.about': {
    th: '{{code}} · ตารางราคาฉบับที่ {{n}} · {{time}} โดย {{officer}}',
    en: '{{code}} · price version {{n}} · {{time}} by {{officer}}',
  },
  'prices.about.unset': { th: '{{code}} · ยังไม่มีตารางราคา', en: '{{code}} · no prices yet' },
  'prices.compared': {
    th: 'กำลังดูฉบับที่ {{n}} เทียบกับฉบับที่ {{now}} ที่ใช้อยู่',
    en: 'This is version {{n}}, beside version {{now}} that is in force.',
  },

  'prices.table': {
    th: 'ราคา {{from}}–{{to}}% (บาท/กก.)',
    en: 'Prices at {{from}}–{{to}}% (baht/kg)',
  },
  'prices.before': { th: 'เดิม', en: 'Old' },
  'prices.after': { th: 'ใหม่', en: 'New' },
  'prices.mine': { th: 'ของคุณ', en: 'Yours' },
  'prices.difference': { th: 'ต่าง', en: 'Change' },
  'prices.origin': { th: 'ที่มา', en: 'From' },
  'prices.posted': { th: 'ในตาราง', en: 'In the ladder' },
  'prices.stepsUp': { th: '{{g}}% + {{n}} × {{step}}', en: '{{g}}% + {{n}} × {{step}}' },
  'prices.stepsDown': { th: '{{g}}% − {{n}} × {{step}}', en: '{{g}}% − {{n}} × {{step}}' },
  'prices.capped': { th: 'เท่ากับ {{price}}', en: 'held at {{price}}' },
  'prices.stepAbove': { th: 'เพิ่ม % ละ', en: 'Per % up' },
  'prices.stepBelow': { th: 'ลด % ละ', en: 'Per % down' },

  'prices.rows': { th: 'ราคาตามเปอร์เซ็นต์น้ำมัน (บาท/กก.)', en: 'Prices by grade (baht/kg)' },
  'prices.row': { th: 'ราคา {{g}}%', en: 'Price at {{g}}%' },
  'prices.grade': { th: 'เปอร์เซ็นต์น้ำมันของแถวใหม่', en: 'Grade of the new row' },
  'prices.addRow': { th: 'เพิ่มแถว %', en: 'Add a grade' },
  'prices.removeRow': { th: 'นำ {{g}}% ออก', en: 'Remove {{g}}%' },
  'prices.was': { th: 'เดิม {{price}}', en: 'was {{price}}' },
  'prices.increment': { th: 'สูงกว่าตาราง เพิ่ม % ละ (บาท)', en: 'Above the highest grade, per %' },
  'prices.decrement': { th: 'ต่ำกว่าตาราง ลด % ละ (บาท)', en: 'Below the lowest grade, per %' },
  'prices.premium': { th: 'ราคาพรีเมียม (บาท/กก.)', en: 'Premium price (baht/kg)' },
  'prices.premium.unset': { th: 'ยังไม่กำหนด ใช้ {{price}}', en: 'Not set: {{price}}' },
  'prices.premium.usual': {
    th: 'พรีเมียมที่ยังไม่กำหนด ใช้ราคาปกติ {{price}}',
    en: 'A premium that is not set is the usual {{price}}.',
  },
  'prices.waits': {
    th: '{{when}}: {{price}} ที่ 18% ({{difference}})',
    en: '{{when}}: {{price}} at 18% ({{difference}})',
  },
  'prices.startsAt': { th: 'เริ่มใช้ {{at}}', en: 'Starts {{at}}' },
  'prices.replacedBy': {
    th: 'ราคา {{product}} ที่รออยู่ ({{when}}, {{price}} ที่ 18%) จะมาแทนราคานี้ ถ้าไม่ต้องการ ให้ถอนราคาที่รอก่อนที่ “ฉบับราคา”',
    en: 'The prices of {{product}} that wait ({{when}}, {{price}} at 18%) will take the place of these. If they should not, withdraw them first at “Versions”.',
  },
  'prices.appliesTo': {
    th: 'มีผลกับใบชั่งที่ยังไม่ประเมินราคาเท่านั้น',
    en: 'Applies only to tickets not valued yet',
  },
  'prices.waiting': {
    th: 'มีใบชั่งรอประเมินราคา {{n}} ใบที่จะใช้ราคาใหม่',
    en: '{{n}} waiting tickets will use them.',
    one: '{{n}} waiting ticket will use them.',
  },
  'prices.waiting.none': { th: 'ไม่มีใบชั่งรอประเมินราคา', en: 'No tickets wait for a price.' },
  'prices.unchanged': {
    th: 'ราคาที่กรอกเหมือนเดิมทุกช่อง จึงไม่มีอะไรต้องบันทึก',
    en: 'Every price is as it was. There is nothing to save.',
  },
  'prices.stale': {
    th: '{{officer}} บันทึกตารางราคาใหม่เมื่อ {{time}} น.',
    en: '{{officer}} saved new prices at {{time}}.',
  },
  'prices.stale.kept': {
    th: 'เทียบสามตารางด้านข้าง แล้วกด “โหลดข้อมูลล่าสุด” ราคาที่คุณกรอกจะยังอยู่ในช่อง',
    en: 'Compare the three at the side, then load the latest: what you typed stays in its fields.',
  },

  'ask.price': { th: 'บันทึกราคา {{product}} ใช่หรือไม่', en: 'Save prices of {{product}}?' },
  'v.priceEmpty': { th: 'เว้นว่าง = ใช้ราคาเดิม {{price}}', en: 'Empty = keep {{price}}' },
  'v.ladderDrop': {
    th: '{{g}}% ราคาต่ำกว่า {{g1}}% กรุณาตรวจสอบก่อนบันทึก',
    en: '{{g}}% is priced below {{g1}}%. Please check before saving.',
  },
  'v.ladderLeap': {
    th: 'ราคาเปลี่ยนจากเดิมถึง {{most}}% (เกิน {{max}}%) ที่ {{grades}} กรุณาตรวจสอบก่อนบันทึก',
    en: 'The price changes by up to {{most}}% (more than {{max}}%) at {{grades}}. Please check before saving.',
  },
  'done.saved': { th: 'บันทึกเรียบร้อยแล้ว', en: 'Saved successfully' },
} as const satisfies Words
