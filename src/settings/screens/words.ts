import type { Words } from '../../platform/i18n.ts'

/** What the screen of the settings says. */
export const words = {
  'settings.setting': { th: 'รายการ', en: 'Setting' },
  'settings.value': { th: 'ใช้อยู่', en: 'In force' },
  'settings.since': { th: 'ใช้ตั้งแต่', en: 'Since' },
  'settings.initial': { th: 'ค่าเริ่มต้น', en: 'As delivered' },
  'settings.next': { th: 'จะเปลี่ยนเป็น', en: 'To come' },
  'settings.next.value': { th: '{{value}} ตั้งแต่ {{day}}', en: '{{value}} from {{day}}' },
  'settings.by': { th: 'ตั้งโดย', en: 'Set by' },
  'settings.newValue': { th: 'ค่าใหม่', en: 'New value' },
  'settings.from': { th: 'เริ่มใช้วันที่', en: 'Holds from' },
  'settings.saved': { th: 'บันทึก{{name}}แล้ว', en: '{{name}} saved' },
  'settings.range': {
    th: 'ตั้งได้ {{min}} ถึง {{max}} {{unit}}',
    en: 'From {{min}} to {{max}} {{unit}}',
  },
  'settings.unit': { th: 'หน่วย', en: 'Unit' },
  'settings.unit.days': { th: 'วัน', en: 'days' },
  'settings.unit.times': { th: 'เท่า', en: 'times' },
  'settings.about': { th: 'ใช้ทำอะไร', en: 'What it does' },
  'settings.about.leastTruckWeight': {
    th: 'ชั่งได้เบากว่านี้ พักไว้ให้ตรวจก่อน',
    en: 'A lighter weight waits to be looked at',
  },
  'settings.about.greatestTruckWeight': {
    th: 'ชั่งได้หนักกว่านี้ พักไว้ให้ตรวจก่อน',
    en: 'A heavier weight waits to be looked at',
  },
  'settings.about.oldestWayIn': {
    th: 'ใบที่ชั่งเข้านานกว่านี้ พักไว้ให้ตรวจก่อน ยกเว้นใบชั่งยกมา',
    en: 'An older way in waits to be looked at; opening tickets do not',
  },
  'settings.about.leastNetToMedian': {
    th: 'เทียบค่ากลาง 10 เที่ยวล่าสุดของรถคันนั้น น้อยกว่านี้พักไว้ให้ตรวจก่อน',
    en: 'Less, beside the truck’s last ten, waits to be looked at',
  },
  'settings.about.greatestNetToMedian': {
    th: 'เทียบค่ากลาง 10 เที่ยวล่าสุดของรถคันนั้น มากกว่านี้พักไว้ให้ตรวจก่อน',
    en: 'More, beside the truck’s last ten, waits to be looked at',
  },
  'settings.about.greatestChange': {
    th: 'น้ำหนักที่เครื่องชั่งส่งแก้หลังรถออก ต่างเกินนี้แจ้งผู้จัดการ',
    en: 'A greater change after the way out is told to managers',
  },
} as const satisfies Words
