import { expect, test } from 'vitest'
import { openTestDatabase } from '../../tests/database.ts'
import { expectRefusal } from '../../tests/refusal.ts'
import { contextOf, signInAs } from '../../tests/server.ts'
import { createToken, revokeToken } from './tokens.ts'

await openTestDatabase()
const ctx = contextOf(await signInAs(1))

test('of the tokens in use none has the name of another, in whatever case; a revoked one frees its name', async () => {
  const { UUID } = await createToken({ Name: 'Scale 1' }, ctx)
  await expectRefusal(createToken({ Name: 'scale 1' }, ctx), 'scale.nameTaken', {
    fields: { Name: 'scale.nameTaken' },
  })
  await revokeToken({ UUID }, ctx)
  await createToken({ Name: 'scale 1' }, ctx)
})

test('of two created at once with one name, one is', async () => {
  const both = [1, 2].map(() => createToken({ Name: 'ขาเข้า' }, ctx))
  const outcomes = await Promise.allSettled(both)
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})
