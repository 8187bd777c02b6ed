import { randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { setEncryptionKeys } from '../../platform/encryption.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { encryptFactors, encryptSecret, findSecret } from './factor-secret.ts'
import { createOfficer } from './officers.ts'

await openTestDatabase()

const present = randomBytes(32)
const former = randomBytes(32)
const secret = randomBytes(20)
let id: string

beforeEach(async () => {
  await db().deleteFrom('second_factors').execute()
  id = await newOfficer()
})

function newOfficer(): Promise<string> {
  const email = `${crypto.randomUUID()}@mill.co.th`
  const person = { firstName: 'วันชัย', lastName: 'ทองอ่อน', email, personnelNumber: email }
  const ctx = { now: new Date(), requestId: 'r', language: 'th' as const, address: '' }
  return createOfficer({ ...person, role: 50, password: 'สะพานไม้ 3 แผ่น' }, ctx)
}

const keep = (kept: { clear_secret: Buffer } | { encrypted_secret: Buffer }) =>
  db()
    .insertInto('second_factors')
    .values({ officer_id: id, asked_at: new Date(), ...kept })
    .execute()

const kept = () =>
  db()
    .selectFrom('second_factors')
    .select(['clear_secret', 'encrypted_secret'])
    .where('officer_id', '=', id)
    .executeTakeFirstOrThrow()

/** What the present key alone reads. */
async function read() {
  setEncryptionKeys([present])
  return findSecret((await kept()).encrypted_secret, id)?.plain
}

describe('secrets of second factors', () => {
  test('in clear, as they were once, are encrypted with the present key', async () => {
    await keep({ clear_secret: secret })
    setEncryptionKeys([present])
    expect(await encryptFactors()).toBe(0)
    expect((await kept()).clear_secret).toBeNull()
    expect((await kept()).encrypted_secret?.includes(secret)).toBe(false)
    expect(await read()).toEqual(secret)
  })

  test('of a former key are encrypted with the present one, and then left as they are', async () => {
    setEncryptionKeys([former])
    await keep({ encrypted_secret: encryptSecret(secret, id) })
    setEncryptionKeys([present, former])
    expect(await encryptFactors()).toBe(0)
    expect(await read()).toEqual(secret)
    const before = await kept()
    expect(await encryptFactors()).toBe(0)
    expect(await kept()).toEqual(before)
  })

  test('of a key that is missing are counted and kept, for whoever finds the key', async () => {
    setEncryptionKeys([former])
    await keep({ encrypted_secret: encryptSecret(secret, id) })
    setEncryptionKeys([present])
    expect(await encryptFactors()).toBe(1)
    setEncryptionKeys([present, former])
    expect(await encryptFactors()).toBe(0)
    expect(await read()).toEqual(secret)
  })

  test('are their officer’s alone, and not to be changed by a bit', async () => {
    setEncryptionKeys([present])
    const encrypted = encryptSecret(secret, id)
    expect(findSecret(encrypted, await newOfficer())).toBeUndefined()
    expect(findSecret(encrypted.subarray(0, 20), id)).toBeUndefined()
    for (const at of [0, 15, encrypted.length - 1]) {
      const changed = Buffer.from(encrypted)
      changed[at]! ^= 1
      expect(findSecret(changed, id)).toBeUndefined()
    }
    expect(findSecret(encrypted, id)?.plain).toEqual(secret)
    expect(encryptSecret(secret, id)).not.toEqual(encrypted)
  })
})
