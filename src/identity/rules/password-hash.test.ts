import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { passwordHash } from './password-hash.ts'

test.each(['palm-demo-2569', 'รหัสผ่านภาษาไทย', ''])('“%s” leaves as its SHA-256', (password) => {
  expect(passwordHash(password)).toBe(createHash('sha256').update(`SS${password}`).digest('hex'))
})
