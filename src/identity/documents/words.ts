import type { Words } from '../../platform/i18n.ts'

/** Words of the mail with the link to a new password. */
export const words = {
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
