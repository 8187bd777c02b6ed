import { expect, test } from 'vitest'
import { newPassword, withNewPassword } from './password-form.ts'

const faults = (password: string, again = password) =>
  newPassword(['somchai@mill.co.th'])
    .safeParse({ password, again })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)[0]

test.each([
  ['', '', 'password v.newPassword'],
  ['k7#Vq2!m', undefined, 'password v.passwordShort'],
  ['กขคงจฉชซ', undefined, 'password v.passwordShort'],
  ['123456789', undefined, 'password v.passwordRow'],
  ['somchai2569', undefined, 'password v.passwordPerson'],
  ['ช้างเดินข้ามสะพาน', 'ช้างเดินข้ามถนน', 'again v.passwordMismatch'],
  ['ช้างเดินข้ามสะพาน', '', 'again v.passwordMismatch'],
  ['k7#Vq2!mZ', undefined, undefined],
  ['ช้างเดินข้ามสะพาน', undefined, undefined],
])('“%s” and “%s”: %s', (password, again, fault) => {
  expect(faults(password, again)).toBe(fault)
})

test('a password of words that the form knows of its officer is refused', () => {
  const form = withNewPassword({}, () => ['มะลิวัลย์'])
  expect(form.safeParse({ password: 'มะลิวัลย์2533', again: 'มะลิวัลย์2533' }).success).toBe(false)
})
