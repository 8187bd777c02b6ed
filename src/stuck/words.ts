import type { ErrorRow } from '../platform/errors.ts'

export const errors = {
  'stuck.gone': {
    th: 'งานนี้ไม่ค้างแล้ว กรุณาโหลดหน้าใหม่',
    en: 'This is not stuck any more. Please reload the page.',
  },
  'stuck.own': {
    th: 'งานนี้เป็นของคุณ จึงเตือนผู้อื่นไม่ได้',
    en: 'This is your own work, of which nobody else can be reminded.',
  },
  'stuck.reminded': {
    th: '{{officer}} เตือนงานนี้แล้ววันนี้ เมื่อ {{time, time}} น.',
    en: '{{officer}} reminded of this today already, at {{time, time}}.',
  },
} as const satisfies Record<string, ErrorRow>
