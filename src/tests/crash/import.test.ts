import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { makeEmptyDatabase } from '../database.ts'
import { ask, type Product, signIn, startProduct } from '../product.ts'

const url = await makeEmptyDatabase()
const EMAIL = 'boss@mill.example'
const PASSWORD = 'palm of imports'
const ROWS = 6_000

interface Draft {
  ImportUUID: string
  Version: number
  State: string
  Counts: { New: number }
}

test('a server that is killed while it imports leaves nothing of it, and the draft to be imported', async () => {
  const env = { DATABASE_URL: url, ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD }
  const first = await startProduct(env)
  const Files = [{ Name: 'vendors.csv', Base64: Buffer.from(vendorsFile()).toString('base64') }]
  const call = await caller(first)
  const draft = await call<Draft>('PreviewImport', { Files })
  const { ImportUUID, Version } = draft
  const importing = call('Import', { ImportUUID, Version }).catch(() => 'lost')
  // The server is killed between two parts of the vendors: customers and some vendors are written and not committed.
  await until(async () => {
    const { State, Done } = await call<{ State: string; Done: number }>('GetImportProgress', {
      ImportUUID,
    })
    return State === 'running' && Done > ROWS
  })
  process.kill(first.pid, 'SIGKILL')
  expect(await importing).toBe('lost')
  expect(await vendorsKept()).toBe(0)

  const second = await startProduct(env)
  const again = await caller(second)
  await until(async () => (await again<Draft>('GetImport', { ImportUUID })).State === 'draft')
  const kept = await again<Draft>('GetImport', { ImportUUID })
  expect(kept.Counts.New).toBe(ROWS)
  expect(await again('Import', { ImportUUID, Version: kept.Version })).toMatchObject({
    Counts: { New: ROWS },
  })
  expect(await vendorsKept()).toBe(ROWS)
  await second.stop()
}, 360_000)

async function caller({ address }: Product) {
  const { session } = await signIn(address, EMAIL, PASSWORD)
  return <T>(name: string, input: object) => ask<T>(address, `reference/${name}`, input, session)
}

/** Each vendor has a customer of its own, which is written first. */
function vendorsFile(): string {
  const lines = Array.from({ length: ROWS }, (_, n) => `V${n},Vendor ${n},A${n}`)
  return ['VendorAccountNumber,VendorOrganizationName,CustomerDataID', ...lines].join('\n')
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(10)
}

async function vendorsKept(): Promise<number> {
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  const { rows } = await database.query('select count(*)::int as n from vendors')
  await database.end()
  return rows[0].n
}
