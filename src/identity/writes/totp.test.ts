import { expect, test } from 'vitest'
import { base32, codeOf, stepAt, stepOf } from './totp.ts'

/** The key of RFC 6238, appendix B, for SHA-1. */
const SECRET = Buffer.from('12345678901234567890')
const at = (seconds: number) => new Date(seconds * 1000)

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('RFC 6238, appendix B: at %i s the code is %s', (seconds, code) => {
  expect(codeOf(SECRET, stepAt(at(seconds)), 8)).toBe(code)
  expect(codeOf(SECRET, stepAt(at(seconds)))).toBe(code.slice(2))
})

test('a clock may be one step ahead or behind, and no more', () => {
  const now = at(1_234_567_890)
  const step = stepAt(now)
  for (const drift of [-1, 0, 1])
    expect(stepOf(SECRET, codeOf(SECRET, step + drift), now)).toBe(step + drift)
  for (const drift of [-2, 2])
    expect(stepOf(SECRET, codeOf(SECRET, step + drift), now)).toBeUndefined()
})

test.each([
  ['f', 'MY'],
  ['foob', 'MZXW6YQ'],
  ['foobar', 'MZXW6YTBOI'],
])('RFC 4648: %s is %s in base 32', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded)
})
