import { expect, test } from 'vitest'
import { createTranslate } from '../../../platform/i18n.ts'
import { formatInstant } from '../../../platform/thai-date.ts'
import { words } from './words.ts'

const t = createTranslate(words)
const INSTANT = '2026-11-23T07:05:00Z'

test.each([
  ['session.idle', 'th', 'ไม่มีการใช้งานมานาน ระบบจะออกจากระบบเวลา 14:05 น.'],
  [
    'session.over',
    'th',
    'ครบเวลาใช้งานแล้ว ระบบจะออกจากระบบเวลา 14:05 น. กรุณาบันทึกงาน แล้วเข้าสู่ระบบใหม่',
  ],
  ['session.idle', 'en', 'You have been away for long and will be signed out at 14:05.'],
  ['session.over', 'en', 'This session ends at 14:05. Please save your work, then sign in again.'],
] as const)('%s is a whole sentence in %s', (key, language, sentence) => {
  const at = formatInstant(INSTANT, 'clock', language)
  expect(t(key, { at }, language)).toBe(sentence)
})
