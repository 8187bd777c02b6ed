import { expect, test } from 'vitest'
import { userForm } from './user.ts'

const PERSON = {
  Name: 'นภา',
  Lastname: 'รุ่งเรือง',
  Email: 'napa@mill.co.th',
  PersonnelNumber: 'บัญชี-9/2.ก',
  Roles: '51',
}

test.each([
  ['Name', '\u200b', 'v.name'],
  ['Name', '-', 'v.nameLetter'],
  ['Lastname', ' \u2060\u200b ', 'v.lastname'],
  ['Lastname', '😀', 'v.lastnameLetter'],
  ['PersonnelNumber', '\u200b', 'v.personnel'],
  ['PersonnelNumber', '10😀01', 'v.personnelSigns'],
  ['PersonnelNumber', '#7', 'v.personnelSigns'],
])('%s “%s” is refused by %s', (field, typed, message) => {
  const { error } = userForm.safeParse({ ...PERSON, [field]: typed })
  const [issue] = error?.issues ?? []
  expect([issue?.path, issue?.message]).toEqual([[field], message])
})

test('a personnel number of letters, digits, dash, dot and stroke is taken', () => {
  expect(userForm.safeParse(PERSON).success).toBe(true)
})
