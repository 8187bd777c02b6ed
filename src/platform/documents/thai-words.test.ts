import fc from 'fast-check'
import { expect, test } from 'vitest'
import { thaiWords } from './thai-words.ts'

test('breaks between Thai words and at spaces, never within a word', () => {
  expect(thaiWords('รายงานจ่ายเงินค่าปาล์ม')).toEqual(['รายงาน', 'จ่าย', 'เงิน', 'ค่า', 'ปาล์ม'])
  expect(thaiWords('นายฮาซัน หลีเส็น')).toContain(' ')
})

test('keeps punctuation with its word', () => {
  expect(thaiWords('บริษัท (สาธิต) จำกัด')).toContain('(สาธิต)')
  expect(thaiWords('010-4-17302-9')).toEqual(['010-4-17302-9'])
  expect(thaiWords('1,312,038.25')).toEqual(['1,312,038.25'])
})

test('cuts words that are too long for any column', () => {
  const pieces = thaiWords('a'.repeat(200))
  expect(pieces.every((piece) => piece.length <= 16)).toBe(true)
})

test('loses no letter', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(...'ปื้ฏูญี่กำ์ๆฯ (1.-') }),
  )
  fc.assert(fc.property(text, (given) => thaiWords(given).join('') === given))
})
