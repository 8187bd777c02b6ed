import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../../app/app.ts'
import { db } from '../../platform/db.ts'
import { closeReading } from '../../platform/spreadsheets/read-in-process.ts'
import {
  closeUnpacking,
  unpackingProcesses,
} from '../../platform/spreadsheets/unpack-in-process.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { buildMill } from '../../tests/fixture.ts'
import { openTestServer, signInAs } from '../../tests/server.ts'

await openTestDatabase()
const server = await openTestServer()
await buildMill()
afterAll(() => Promise.all([closeReading(), closeUnpacking()]))

const preview = (body: object) => server.post('reference/PreviewImport', body, 1)
const toWire = (Name: string, text: string) => ({
  Name,
  Base64: Buffer.from(text).toString('base64'),
})
const TWO_MEBIBYTES = `รหัสไซต์,ชื่อไซต์\n${Array.from({ length: 8_000 }, (_, n) => `S${n},${'โรงงาน'.repeat(14)} ${n}`).join('\n')}\n`

test('Files of a large body come whole and are kept in parts, beside small ones', async () => {
  const { body } = await preview({
    Files: [toWire('ใหญ่.csv', TWO_MEBIBYTES), toWire('เล็ก.csv', 'รหัสไซต์,ชื่อไซต์\nX1,เล็ก\n')],
  })
  expect(body.result.Tables).toMatchObject([
    { File: 'ใหญ่.csv', Kind: 'sites', Rows: 8_000, Faults: [] },
    { File: 'เล็ก.csv', Kind: 'sites', Rows: 1 },
  ])
  const parts = await db()
    .selectFrom('import_file_parts')
    .select('content')
    .where('import_id', '=', body.result.ImportUUID)
    .where('name', '=', 'ใหญ่.csv')
    .orderBy('part')
    .execute()
  expect(parts.length).toBeGreaterThan(1)
  expect(Math.max(...parts.map(({ content }) => content.length))).toBe(1024 * 1024)
  expect(Buffer.concat(parts.map(({ content }) => content)).toString()).toBe(TWO_MEBIBYTES)
})

test('A large body that is wrong is refused as a small one is, and nothing of it is kept', async () => {
  const before = await db().selectFrom('imports').select('id').execute()
  const Files = [{ ...toWire('a.csv', TWO_MEBIBYTES), Size: 1 }]
  expect((await preview({ Files })).body).toMatchObject({ status: 400, code: 'sys.unknownField' })
  // A file in the place of a name is no name.
  const named = [{ Name: TWO_MEBIBYTES, Base64: '' }]
  expect((await preview({ Files: named })).body).toMatchObject({ status: 400, code: 'sys.invalid' })
  expect(await db().selectFrom('imports').select('id').execute()).toEqual(before)
})

test('Whoever goes while their body comes leaves neither a process nor a draft', async () => {
  await closeUnpacking()
  const app = await buildApp({ logLevel: 'silent' })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { token } = await signInAs(1)
  const before = await db().selectFrom('imports').select('id').execute()
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(
    `POST /api/system/reference/PreviewImport HTTP/1.1\r\nhost: mill\r\ncontent-type: application/json\r\nauthorization: Bearer ${token}\r\ncontent-length: 20000000\r\n\r\n{"Files":[{"Name":"a.csv","Base64":"${'A'.repeat(3_000_000)}`,
  )
  await expect.poll(() => unpackingProcesses()).toHaveLength(1)
  socket.destroy()
  await once(socket, 'close')
  await expect.poll(() => unpackingProcesses()).toEqual([])
  expect(await db().selectFrom('imports').select('id').execute()).toEqual(before)
  await app.close()
})
