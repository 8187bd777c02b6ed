import type { Words } from '../../../platform/i18n.ts'

/** The member levels: what each is paid, and what it takes. */
export const levels = {
  'levels.level': { th: 'ระดับ', en: 'Level' },
  'levels.price': { th: 'ส่วนเพิ่ม', en: 'Level price' },
  'levels.grade': { th: '% น้ำมันเฉลี่ยขั้นต่ำ', en: 'Minimum average grade' },
  'levels.weight': { th: 'น้ำหนักขั้นต่ำใน 12 เดือน', en: 'Minimum weight in 12 months' },
  'levels.members': { th: 'สมาชิก', en: 'Members' },
  'levels.persons': { th: 'ราย', en: 'AVL' },
  'levels.edit.title': { th: 'แก้ไขระดับ{{level}}', en: 'Edit level {{level}}' },
  'levels.edit.about': { th: 'สมาชิก {{n}} ราย', en: '{{n}} members', one: '{{n}} member' },
  'levels.edit.effect': {
    th: 'มีผลกับใบชั่งที่ยังไม่ประเมินราคา',
    en: 'Applies to tickets not valued yet.',
  },
  'levels.everybody': {
    th: 'ระดับแรกเป็นของลูกค้าทุกราย จึงไม่มีขั้นต่ำ',
    en: 'The first level is everybody’s and has no minimums.',
  },
  'levels.note': {
    th: 'เมื่อ 12 เดือนล่าสุดถึงขั้นต่ำทั้งสองข้อของระดับใด ระบบจะเตือนให้เลื่อนระดับในหน้าผู้ขาย',
    en: 'Where the last 12 months meet both minimums of a level, the vendor list says so.',
  },
  'ask.level': { th: 'บันทึกระดับ{{level}}ใช่หรือไม่', en: 'Save level {{level}}?' },
  'levels.leap': {
    th: 'ส่วนเพิ่มเปลี่ยนจาก {{was}} เป็น {{value}} ต่างกันเกิน {{max}} บาท/กก. กรุณาตรวจสอบก่อนบันทึก',
    en: 'The level price changes from {{was}} to {{value}}, by more than {{max}} baht/kg. Please check before saving.',
  },
  'levels.pays': {
    th: 'ระดับ{{level}} ได้ส่วนเพิ่ม {{value}} น้อยกว่าระดับ{{lower}} ({{than}})',
    en: 'Level {{level}} is paid {{value}}, less than level {{lower}} ({{than}}).',
  },
  'levels.asksGrade': {
    th: 'ระดับ{{level}} ขอ % น้ำมันขั้นต่ำ {{value}} น้อยกว่าระดับ{{lower}} ({{than}})',
    en: 'Level {{level}} asks for grade {{value}}, less than level {{lower}} ({{than}}).',
  },
  'levels.asksWeight': {
    th: 'ระดับ{{level}} ขอน้ำหนักขั้นต่ำ {{value}} กก. น้อยกว่าระดับ{{lower}} ({{than}} กก.)',
    en: 'Level {{level}} asks for {{value}} kg, less than level {{lower}} ({{than}} kg).',
  },
  'done.levelSaved': { th: 'บันทึกระดับ{{level}}แล้ว', en: 'Level {{level}} saved' },
} as const satisfies Words
