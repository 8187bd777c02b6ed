import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { openTestServer } from '../../tests/server.ts'
import { weaknessOf } from '../rules/guessable.ts'
import { commonPasswords } from './common-passwords.ts'
import { browserHash } from './passwords.ts'

await openTestDatabase()
const server = await openTestServer()

const passwords = commonPasswords()
const stored = () =>
  db().selectFrom('officers').select(['id', 'password_hash']).orderBy('id').execute()

test('knows thousands, among them those at the head of every list', () => {
  expect(passwords.length).toBeGreaterThan(10_000)
  expect(passwords).toEqual(
    expect.arrayContaining([
      '123456789',
      '1234567890',
      '987654321',
      'password1',
      'Password123',
      'P@ssw0rd1',
      'qwertyuiop',
      'qwerty123',
      'iloveyou1',
      'sunshine1',
      'princess1',
      'asdfghjkl',
      '111111111',
      'admin1234',
      'thailand2569',
      'ปาล์มทะลาย',
    ]),
  )
})

test('are refused by the screens, too', () => {
  expect(passwords.filter((password) => weaknessOf(password) === undefined)).toEqual([])
})

test.each(['Password123', 'qwertyuiop', 'ปาล์มทะลาย123'])(
  'whoever sends the hash of %s by hand is refused, and nothing is changed',
  async (password) => {
    const before = await stored()
    const Password = browserHash(password)
    const [other] = before.filter(({ id }) => id !== server.officers[0].id)
    const user = {
      Name: 'สมชาย',
      Lastname: 'ใจดี',
      Email: 'new@mill.example',
      PersonnelNumber: 'N-1',
      Roles: 51,
    }
    const refused = {
      status: 400,
      body: { code: 'v.passwordCommon', fields: { Password: expect.any(String) } },
    }
    expect(await server.post('user/SaveUser', { ...user, Password }, 0)).toMatchObject(refused)
    expect(
      await server.post('user/UpdatePassword', { UUID: other!.id, Password }, 0),
    ).toMatchObject(refused)
    expect(
      await server.post('authenOfficer/resetPassword', { Token: 'x', Password }),
    ).toMatchObject(refused)
    const own = { PresentPassword: browserHash('nobody knows'), Password }
    expect(await server.post('profile/changePassword', own, 51)).toMatchObject(refused)
    expect(await stored()).toEqual(before)
  },
)
