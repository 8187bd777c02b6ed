import type { ErrorRow } from '../platform/errors.ts'

export const errors = {
  'auth.wrong': {
    status: 400,
    th: 'อีเมลหรือรหัสผ่านไม่ถูกต้อง กรุณาตรวจสอบ',
    en: 'Email and Password are incorrect. Please check.',
  },
  'auth.throttled': {
    status: 429,
    th: 'เข้าสู่ระบบไม่สำเร็จหลายครั้ง กรุณารอ {{n}} นาทีแล้วลองใหม่ หรือกด “ลืมรหัสผ่าน”',
    en: 'Too many attempts. Please wait {{n}} minutes and try again, or use “Forgot password”.',
  },
} as const satisfies Record<string, ErrorRow>
