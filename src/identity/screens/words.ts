import type { Words } from '../../platform/i18n.ts'

/** Words of the screens before sign-in. */
export const words = {
  'signIn.title': { th: 'เข้าสู่ระบบ', en: 'Sign in' },
  'signIn.about': { th: 'ระบบรับซื้อปาล์มและเครื่องชั่ง', en: 'Palm purchasing and weighbridge' },
  'signIn.email': { th: 'อีเมล', en: 'Email' },
  'signIn.emailExample': { th: 'เช่น name@mill.co.th', en: 'e.g. name@mill.co.th' },
  'signIn.password': { th: 'รหัสผ่าน', en: 'Password' },
  'signIn.code': { th: 'รหัสยืนยัน', en: 'Code' },
  'signIn.remember': { th: 'จดจำการเข้าสู่ระบบ', en: 'Remember me' },
  'signIn.verb': { th: 'เข้าสู่ระบบ', en: 'Sign in' },
  'signIn.signUp': { th: 'ขอบัญชีผู้ใช้', en: 'Sign up' },
  'signIn.kilograms': { th: 'กิโลกรัม', en: 'kilograms' },
  'forgot.title': { th: 'ลืมรหัสผ่าน', en: 'Forgot password' },
  'forgot.about': {
    th: 'เราจะส่งลิงก์สำหรับตั้งรหัสผ่านใหม่ไปที่อีเมลของคุณ',
    en: 'We mail you a link to set a new password.',
  },
  'forgot.verb': { th: 'ส่งลิงก์ตั้งรหัสผ่าน', en: 'Send reset link' },
  'forgot.back': { th: 'กลับไปเข้าสู่ระบบ', en: 'Back to sign in' },
  'done.resetSent': {
    th: 'หากอีเมลนี้มีในระบบ เราส่งลิงก์ตั้งรหัสผ่านไปให้แล้ว กรุณาตรวจสอบกล่องจดหมาย',
    en: 'If this email is known, a reset link is on its way. Please check your mailbox.',
  },
  'reset.title': { th: 'ตั้งรหัสผ่านใหม่', en: 'Reset password' },
  'reset.password': { th: 'รหัสผ่านใหม่', en: 'New password' },
  'reset.again': { th: 'ยืนยันรหัสผ่านใหม่', en: 'Confirm new password' },
  'reset.againFirst': { th: 'ยืนยันรหัสผ่าน', en: 'Confirm password' },
  'reset.rule': {
    th: '9 ตัวอักษรขึ้นไป และเดาไม่ง่าย เช่น คำสามคำที่ไม่เกี่ยวกัน',
    en: '9 characters or longer and hard to guess, such as three unrelated words',
  },
  'reset.another': { th: 'ขอลิงก์ใหม่', en: 'Ask for a new link' },
  'done.passwordChanged': { th: 'เปลี่ยนรหัสผ่านเรียบร้อยแล้ว', en: 'Password changed' },
  'v.passwordShort': {
    th: 'รหัสผ่านต้องยาว 9 ตัวอักษรขึ้นไป',
    en: 'Password must be 9 characters or longer',
  },
  'v.passwordMismatch': {
    th: 'รหัสผ่านสองช่องไม่ตรงกัน กรุณากรอกใหม่',
    en: 'You entered the password twice, not matching',
  },
  'v.passwordPerson': {
    th: 'เดาง่าย เพราะมาจากชื่อหรืออีเมลของผู้ใช้ กรุณาตั้งรหัสอื่น',
    en: 'Easy to guess: it is made of the user’s name or email. Please choose another.',
  },
  'v.passwordWord': {
    th: 'เดาง่าย เพราะเป็นคำที่คนใช้ตั้งรหัสบ่อย กรุณาตั้งรหัสอื่น',
    en: 'Easy to guess: it is a common word. Please choose another.',
  },
  'v.passwordYear': {
    th: 'เดาง่าย เพราะเป็นเลขปี กรุณาตั้งรหัสอื่น',
    en: 'Easy to guess: it is made of years. Please choose another.',
  },
  'v.passwordRow': {
    th: 'เดาง่าย เพราะเป็นตัวเลขหรือแป้นที่เรียงกัน กรุณาตั้งรหัสอื่น',
    en: 'Easy to guess: it is a row of digits or keys. Please choose another.',
  },
  'v.passwordRepeated': {
    th: 'เดาง่าย เพราะเป็นตัวซ้ำ ๆ กรุณาตั้งรหัสอื่น',
    en: 'Easy to guess: it repeats the same signs. Please choose another.',
  },
  'v.passwordPhone': {
    th: 'เดาง่าย เพราะเป็นเบอร์โทรศัพท์หรือเลขประจำตัว กรุณาตั้งรหัสอื่น',
    en: 'Easy to guess: it is a telephone or identity number. Please choose another.',
  },
  'auth.signup': {
    th: 'ผู้ดูแลระบบเป็นผู้สร้างบัญชีให้ กรุณาติดต่อผู้ดูแลระบบของโรงงาน',
    en: 'Accounts are made by an administrator of the mill. Please ask them.',
  },
} as const satisfies Words
