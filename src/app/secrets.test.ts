import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { encryptSecret } from '../identity/writes/factor-secret.ts'
import { createFirstAdmin } from '../identity/writes/officers.ts'
import { db } from '../platform/db.ts'
import { decrypt, encrypt, keyOf, setEncryptionKeys } from '../platform/encryption.ts'
import { openTestDatabase } from '../tests/database.ts'
import { insertRow } from '../tests/rows.ts'
import { openSecrets, readKeyFile } from './secrets.ts'
import { readSettings } from './settings.ts'

await openTestDatabase()

let dataDir: string
let file: string

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'secrets-'))
  file = path.join(dataDir, 'secrets-key')
})

afterEach(() => rm(dataDir, { recursive: true }))

const key = () => randomBytes(32).toString('base64')
const open = (env: NodeJS.ProcessEnv) => openSecrets(readSettings({ DATA_DIR: dataDir, ...env }))

test('the first start makes a key that its owner alone may read, and every later one finds it', async () => {
  const made = await readKeyFile(dataDir)
  expect(made).toHaveLength(32)
  expect(await readFile(file, 'utf8')).toBe(`${made.toString('base64')}\n`)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readKeyFile(dataDir)).toEqual(made)
  expect(await readdir(dataDir)).toEqual(['secrets-key'])
})

test('of starts at once each gets the same key', async () => {
  const keys = await Promise.all(Array.from({ length: 8 }, () => readKeyFile(dataDir)))
  expect(new Set(keys.map(String)).size).toBe(1)
  expect(await readdir(dataDir)).toEqual(['secrets-key'])
})

test.each(['', 'short', key().slice(1)])(
  'a damaged key file, “%s”, is told in both languages',
  async (text) => {
    await writeFile(file, text)
    await expect(readKeyFile(dataDir)).rejects.toThrow(/เสียหาย[\s\S]*secrets-key is damaged/)
    expect(await readFile(file, 'utf8')).toBe(text)
  },
)

test('a key of the settings is used in place of a file, and a former one reads', async () => {
  const [SECRETS_KEY, SECRETS_KEY_FORMER] = [key(), key()]
  setEncryptionKeys([keyOf(SECRETS_KEY_FORMER)!])
  const old = encrypt(Buffer.from('old'), 'owner')
  await open({ SECRETS_KEY, SECRETS_KEY_FORMER })
  expect(decrypt(old, 'owner')).toEqual({ plain: Buffer.from('old'), byFormerKey: true })
  expect(decrypt(encrypt(Buffer.from('new'), 'owner'), 'owner')).toMatchObject({
    byFormerKey: false,
  })
  expect(await readdir(dataDir)).toEqual([])
})

test('a mill that was restored without its key says so at the start, and what helps', async () => {
  const ctx = { now: new Date(), requestId: 'r', language: 'th' as const, address: '' }
  await createFirstAdmin({ email: 'boss@mill.co.th', password: 'palm on two roads' }, ctx)
  const { id } = await db().selectFrom('officers').select('id').executeTakeFirstOrThrow()
  setEncryptionKeys([randomBytes(32)])
  const encrypted_secret = encryptSecret(randomBytes(20), id)
  await insertRow('second_factors', { officer_id: id, encrypted_secret, asked_at: new Date() })
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  await open({})
  expect(String(said.mock.lastCall)).toMatch(
    /1 คนไม่ได้[\s\S]*SECRETS_KEY_FORMER[\s\S]*another key: 1[\s\S]*npm run reset:second-factor/,
  )
  said.mockRestore()
})
