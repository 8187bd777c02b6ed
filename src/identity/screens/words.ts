import type { Words } from '../../platform/i18n.ts'

/** Words of the screens before sign-in. */
export const words = {
  'signIn.title': { th: 'เข้าสู่ระบบ', en: 'Sign in' },
  'signIn.about': { th: 'ระบบรับซื้อปาล์มและเครื่องชั่ง', en: 'Palm purchasing and weighbridge' },
  'signIn.email': { th: 'อีเมล', en: 'Email' },
  'signIn.emailExample': { th: 'เช่น name@mill.co.th', en: 'e.g. name@mill.co.th' },
  'signIn.password': { th: 'รหัสผ่าน', en: 'Password' },
  'signIn.remember': { th: 'จดจำการเข้าสู่ระบบ', en: 'Remember me' },
  'signIn.verb': { th: 'เข้าสู่ระบบ', en: 'Sign in' },
  'signIn.signUp': { th: 'ขอบัญชีผู้ใช้', en: 'Sign up' },
  'signIn.kilograms': { th: 'กิโลกรัม', en: 'kilograms' },
  'forgot.title': { th: 'ลืมรหัสผ่าน', en: 'Forgot password' },
  'forgot.back': { th: 'กลับไปเข้าสู่ระบบ', en: 'Back to sign in' },
  'auth.signup': {
    th: 'ผู้ดูแลระบบเป็นผู้สร้างบัญชีให้ กรุณาติดต่อผู้ดูแลระบบของโรงงาน',
    en: 'Accounts are made by an administrator of the mill. Please ask them.',
  },
} as const satisfies Words
