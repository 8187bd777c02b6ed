import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { qrCode } from './qr-code.ts'

/** Each was read back by a decoder of another hand (jsQR 1.4.0) when its digest was written down. */
test.each([
  ['a short text', 'hi', 21, 'c479624d5b62be58'],
  [
    'a key of an app',
    'otpauth://totp/Palm%20Scale%3Aboss%40mill.co.th?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Palm%20Scale',
    41,
    '19cfe6874f3193ad',
  ],
  ['many blocks', 'x'.repeat(400), 69, 'c689e5090c3a99c0'],
])('%s is a code that scanners read', (_, text, size, digest) => {
  const modules = qrCode(text)
  expect(modules).toHaveLength(size)
  const rows = modules.map((row) => row.map(Number).join('')).join('\n')
  expect(createHash('sha256').update(rows).digest('hex').slice(0, 16)).toBe(digest)
})

test('a text that no code holds is refused', () => {
  expect(() => qrCode('x'.repeat(900))).toThrow('Too long')
})
