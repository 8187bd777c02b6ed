import { expect, test } from 'vitest'
import { keptReason, REASONS, reason, reasonWords, requiredReason } from './reasons.ts'

test('a known reason is kept as its code, by its code or in either language', () => {
  for (const given of ['wrongVendor', 'เลือกผู้ขายผิด', 'Wrong vendor', ' wrong VENDOR ']) {
    expect(keptReason(given)).toBe('wrongVendor')
  }
  expect(reason().parse(' Grade below 18% ')).toBe('low')
  expect(requiredReason.parse('ปาล์มดิบ')).toBe('raw')
})

test('another reason is kept in its own words', () => {
  expect(reason().parse(' รถไม่มา ')).toBe('รถไม่มา')
  expect(reasonWords('รถไม่มา', 'en')).toBe('รถไม่มา')
  expect(requiredReason.safeParse(' ').success).toBe(false)
  expect(reason(5).safeParse('รถไม่มา').success).toBe(false)
})

test('a reason is shown in the language of its reader, also where it was kept in words', () => {
  expect(reasonWords('wrongVendor', 'th')).toBe('เลือกผู้ขายผิด')
  expect(reasonWords('wrongVendor', 'en')).toBe('Wrong vendor')
  expect(reasonWords('เลือกผู้ขายผิด', 'en')).toBe('Wrong vendor')
})

test('every reason that is offered differs from the others in both languages', () => {
  const offered = [...new Set(Object.values(REASONS).flat())]
  for (const language of ['th', 'en'] as const) {
    const words = offered.map((code) => reasonWords(code, language))
    expect(new Set(words).size).toBe(offered.length)
  }
  expect(offered.map((code) => keptReason(code))).toEqual(offered)
})
