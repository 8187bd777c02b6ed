import type { Words } from '../../../platform/i18n.ts'

/** What the list of accounts says that wait for another officer's look. */
export const accounts = {
  'accounts.count': { th: '{{n}} ราย', en: '{{n}} to check' },
  'accounts.empty': {
    th: 'ไม่มีบัญชีที่รอตรวจ',
    en: 'No account waits to be checked.',
  },
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
