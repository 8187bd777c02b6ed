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

  'premium.empty': { th: 'ยังไม่มีผู้ขายพรีเมียม', en: 'No premium vendors' },
  'premium.addedAt': { th: 'เพิ่มเมื่อ', en: 'Added' },
  'premium.addedBy': { th: 'เพิ่มโดย', en: 'Added by' },
  'premium.add': { th: 'เพิ่มผู้ขายพรีเมียม', en: 'Add Premium' },
  'premium.addOne': { th: 'เพิ่ม', en: 'Add' },
  'premium.added': { th: 'เพิ่มแล้ว', en: 'Added' },
  'premium.without': { th: 'ผู้ขายที่ยังไม่เป็นพรีเมียม', en: 'Vendors without premium' },
  'premium.none': { th: 'ไม่มีผู้ขายที่ยังไม่เป็นพรีเมียม', en: 'Every vendor is premium.' },
  'premium.remove': { th: 'นำออก', en: 'Delete' },
  'premium.effect': {
    th: 'ได้ราคาพรีเมียมกับใบชั่งที่ยังไม่ประเมินราคา',
    en: 'Gets the premium price for tickets not valued yet.',
  },
  'ask.premiumRemove': {
    th: 'นำ {{vendor}} ออกจากผู้ขายพรีเมียมใช่หรือไม่',
    en: 'Remove {{vendor}} from premium?',
  },
  'ask.premiumRemove.text': {
    th: 'ใบชั่งที่ยังไม่ประเมินราคาจะไม่ได้ราคาพรีเมียม ราคาที่ประเมินแล้วไม่เปลี่ยน',
    en: 'Tickets not valued yet get no premium price. What is valued stays as it is.',
  },
  'done.premiumAdded': { th: 'เพิ่มผู้ขายพรีเมียมเรียบร้อยแล้ว', en: 'Premium added' },
  'done.premiumRemoved': { th: 'นำออกจากผู้ขายพรีเมียมแล้ว', en: 'Premium removed' },

  'accounts.count': { th: '{{n}} ราย', en: '{{n}} to check' },
  'accounts.empty': { th: 'ไม่มีบัญชีที่รอตรวจ', en: 'No account waits to be checked.' },
  'accounts.now': { th: 'บัญชีที่จะจ่ายเงินเข้า', en: 'Account to pay to' },
  'accounts.before': { th: 'บัญชีเดิม', en: 'Before' },
  'accounts.tax': { th: 'ภาษี', en: 'Tax' },
  'accounts.changedAt': { th: 'แก้ไขเมื่อ', en: 'Changed at' },
  'accounts.changedBy': { th: 'แก้ไขโดย', en: 'Changed by' },
  'accounts.all': { th: 'ถูกต้องทั้งหมด {{n}} บัญชี', en: 'All are right: {{n}}' },
  'accounts.right': { th: 'ตรวจแล้ว ถูกต้อง {{n}} บัญชี', en: 'Checked: {{n}} right' },
  'accounts.ask': {
    th: 'ยืนยันว่าบัญชีถูกต้อง {{n}} บัญชี ใช่หรือไม่',
    en: 'Confirm that {{n}} accounts are right?',
    one: 'Confirm that {{n}} account is right?',
  },
  'accounts.ask.text': {
    th: 'เงินค่าปาล์มจะโอนเข้าบัญชีเหล่านี้ กรุณาเทียบกับสมุดบัญชีของผู้ขายก่อน',
    en: 'Palm is paid to these accounts. Compare them with the vendors’ bank books first.',
  },
  'accounts.done': {
    th: 'ตรวจบัญชีแล้ว {{n}} บัญชี',
    en: '{{n}} accounts checked',
    one: '{{n}} account checked',
  },
  'accounts.own': {
    th: 'คุณแก้ไขบัญชีเหล่านี้เอง เจ้าหน้าที่คนอื่นต้องเป็นผู้ตรวจ',
    en: 'You changed these accounts yourself. Another officer has to check them.',
  },
} as const satisfies Words
