import { expect, test } from 'vitest'
import { browserHash } from '../../identity/writes/passwords.ts'
import { db } from '../../platform/db.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { buildApp } from '../app.ts'

await openTestDatabase()

/** From where a wrong password was counted that `from` sends as forwarded for somebody else. */
async function countedSender(trustProxy: false | string[], from: string): Promise<string> {
  await db().deleteFrom('password_failures').execute()
  const app = await buildApp({ logLevel: 'silent', trustProxy })
  const answer = await app.inject({
    method: 'POST',
    url: '/api/system/authenOfficer/signin',
    remoteAddress: from,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
    payload: { email: 'nobody@mill.co.th', password: browserHash('guess') },
  })
  expect(answer.json().code).toBe('auth.wrong')
  await app.close()
  const row = await db().selectFrom('password_failures').select('sender').executeTakeFirstOrThrow()
  return row.sender
}

test.each([
  ['a stranger', ['loopback'], '198.51.100.4', '198.51.100.4'],
  ['a proxy on this machine', ['loopback'], '127.0.0.1', '203.0.113.9'],
  ['a proxy by its network', ['10.1.0.0/16'], '10.1.2.3', '203.0.113.9'],
  ['one beside that network', ['10.1.0.0/16'], '10.2.2.3', '10.2.2.3'],
  ['anybody, where no proxy is trusted', false as const, '127.0.0.1', '127.0.0.1'],
])(
  'what %s says of the sender is believed only of a trusted proxy',
  async (_, trusted, from, counted) => {
    expect(await countedSender(trusted, from)).toBe(counted)
  },
)
