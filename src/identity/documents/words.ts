import type { Words } from '../../platform/i18n.ts'

/** Words of the mails about an account: the link to a new password, and another address. */
export const words = {
  'mail.email.subject': {
    th: 'อีเมลของบัญชี Palm Scale ของคุณเปลี่ยนไป',
    en: 'The email of your Palm Scale account was changed',
  },
  'mail.email.changed': {
    th: '{{officer}} เปลี่ยนอีเมลของบัญชีนี้เป็น {{email}} การเข้าสู่ระบบครั้งต่อไปต้องใช้อีเมลใหม่ และต้องตั้งรหัสผ่านใหม่',
    en: '{{officer}} changed the email of this account to {{email}}. The next sign-in is by the new address, and asks for a new password.',
  },
  'mail.email.otherwise': {
    th: 'หากคุณไม่ได้ขอ กรุณาแจ้งผู้ดูแลระบบของโรงงานทันที',
    en: 'If you did not ask for it, tell an administrator of the mill at once.',
  },
  'mail.reset.subject': { th: 'ตั้งรหัสผ่านใหม่ของ Palm Scale', en: 'Reset your Palm Scale password' },
  'mail.reset.why': {
    th: 'มีผู้ขอตั้งรหัสผ่านใหม่ของบัญชีนี้ กรุณาเปิดลิงก์ด้านล่างเพื่อตั้งรหัสผ่าน',
    en: 'Somebody asked for a new password of this account. Open the link below to set it.',
  },
  'mail.reset.verb': { th: 'ตั้งรหัสผ่านใหม่', en: 'Reset password' },
  'mail.reset.until': {
    th: 'ลิงก์นี้ใช้ได้ครั้งเดียวภายใน 1 ชั่วโมง',
    en: 'The link works once and for 1 hour.',
  },
  'mail.reset.otherwise': {
    th: 'หากคุณไม่ได้ขอ ไม่ต้องทำอะไร รหัสผ่านเดิมยังใช้ได้',
    en: 'If it was not you, there is nothing to do: your password stays as it is.',
  },
} as const satisfies Words
