import { describe, expect, test } from 'vitest'
import { browserHash } from '../../identity/writes/passwords.ts'
import { openTestDatabase } from '../database.ts'
import { openTestServer, signInAs } from '../server.ts'
import { withRollback } from '../transactions.ts'
import { type Refused, watchRefusals } from './refused.ts'

await openTestDatabase()
const server = await openTestServer()
const { refusedInBoth } = watchRefusals(server)

const Password = browserHash('ปาล์มทะลาย 2569')
const NOBODY = '00000000-0000-4000-8000-000000000000'
const person = {
  Name: 'สมหญิง',
  Lastname: 'ใจดี',
  Email: 'somying@mill.co.th',
  PersonnelNumber: '-',
  Roles: 51,
  Password,
}
const TAKEN = 'Taken@mill.co.th'
const known = await signInAs(51)
await server.post('user/SaveUser', { ...person, Email: TAKEN }, 0)
const HASHES = [
  '',
  'secret',
  Password.toUpperCase(),
  Password.slice(1),
  `${Password}0`,
  5,
  true,
  [],
]

describe('an officer', () => {
  const save = (fields: object, why: Refused) =>
    refusedInBoth('user/SaveUser', { ...person, ...fields }, 0, why)

  test.each([
    ['Name', 100, "  ' or 1=1 -- <b>"],
    ['Lastname', 100, "  ' or 1=1 -- <b>"],
    ['PersonnelNumber', 50, ' ก-1./๒ '],
  ] as const)('%s has up to %i letters, whatever they are', async (field, max, odd) => {
    await accepts({ [field]: 'ก'.repeat(max) })
    await accepts({ [field]: odd })
  })

  test('has an e-mail', async () => {
    const NONE = [
      '',
      ' ',
      'somying',
      'somying@',
      '@mill.co.th',
      'a b@mill.co.th',
      'a@mill',
      'ก@โรงงาน.ไทย',
    ]
    for (const none of [...NONE, `${'a'.repeat(190)}@mill.co.th`]) {
      await save({ Email: none }, ['sys.invalid', 'Email'])
    }
    await accepts({ Email: '  Some.Ying+mill@mill.co.th ' })
  })

  test('has one of the seven roles', async () => {
    for (const none of [2, 49, 53, 100]) {
      await save({ Roles: none }, ['sys.invalid', 'Roles'])
    }
  })

  test('has a password that a browser has hashed', async () => {
    for (const none of HASHES) await save({ Password: none }, ['sys.invalid', 'Password'])
    for (const none of [null, undefined]) {
      await save({ Password: none }, ['v.newPassword', 'Password'])
    }
  })

  test('that is known gets no password with it: UpdatePassword sets it', async () => {
    await save({ UUID: known.id }, ['sys.invalid', 'Password'])
  })

  test('has an e-mail of their own', async () => {
    for (const Email of [TAKEN, TAKEN.toLowerCase(), ` ${TAKEN.toUpperCase()} `]) {
      await save({ Email }, ['user.emailTaken', 'Email'])
      const ofAnother = { UUID: known.id, Password: undefined, Email }
      await save(ofAnother, ['user.emailTaken', 'Email'])
    }
  })

  async function accepts(fields: object) {
    await withRollback(async () => {
      const { status, body } = await server.post('user/SaveUser', { ...person, ...fields }, 0)
      expect(body).toMatchObject({ status: 200 })
      expect(status).toBe(200)
    })
  }
})

describe.each([
  ['user/SaveUser', { ...person, Password: undefined }],
  ['user/UpdatePassword', { Password }],
  ['user/Deactivate', {}],
  ['user/Activate', {}],
  ['user/EndSessions', {}],
  ['user/getHistory', {}],
])('%s', (path, fields) => {
  test('of an officer who is not there', async () => {
    const { code } = await refused(path, { ...fields, UUID: NOBODY }, ['user.notFound'])
    expect(code).toBe('user.notFound')
  })
  const refused = (to: string, body: object, why: Refused) => refusedInBoth(to, body, 0, why)
})

test('another password is one that a browser has hashed', async () => {
  for (const none of [...HASHES, null, undefined]) {
    const body = { UUID: known.id, Password: none }
    await refusedInBoth('user/UpdatePassword', body, 0, ['sys.invalid', 'Password'])
  }
})

describe('a forgotten password', () => {
  test('is asked for with an e-mail, where mail is sent', async () => {
    const body = { email: 'somying@mill.co.th' }
    await refusedInBoth('authenOfficer/requestPasswordReset', body, 0, ['auth.noMail'])
  })

  test('is set by a token', async () => {
    for (const Token of ['a', `'; drop table officers; --`, 'ก'.repeat(100)]) {
      await refusedInBoth('authenOfficer/resetPassword', { Token, Password }, 0, [
        'auth.resetInvalid',
      ])
    }
  })
})
