import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { runCommand } from '../../tests/command.ts'
import { openTestDatabase } from '../../tests/database.ts'

const DATABASE_URL = await openTestDatabase()
const folder = await mkdtemp(path.join(tmpdir(), 'import-command-'))
afterAll(() => rm(folder, { recursive: true }))

const run = (...args: string[]) => runCommand('import', DATABASE_URL, args)
const sites = () => db().selectFrom('sites').select(['code', 'name']).execute()

test('an option that is not known, and a second folder, are refused and nothing is written', async () => {
  await writeFile(path.join(folder, 'sites.csv'), 'รหัสไซต์,ชื่อไซต์\nS9,โรงงาน\n')
  for (const args of [
    [folder, '--chek'],
    [folder, folder],
    [folder, '--answer', '1=x'],
  ]) {
    const refused = await run(...args)
    expect(refused).toMatchObject({ code: 1, out: '' })
    expect(refused.err).toMatch(/ใช้: npm run import.*\n.*Use: npm run import/)
  }
  expect(await sites()).toEqual([])
}, 180_000)

test('a folder is checked, imported and taken back', async () => {
  await writeFile(path.join(folder, 'sites.csv'), 'รหัสไซต์,ชื่อไซต์\nS1,โรงงาน\nS2,\n')
  const wrong = await run(path.basename(folder))
  expect(wrong).toMatchObject({ code: 1, out: '' })
  expect(wrong.err).toMatch(/^sites\.csv:3 {2}SiteName.*ต้องมีค่า \/ Needs a value$/m)

  await writeFile(path.join(folder, 'sites.csv'), 'รหัสไซต์,ชื่อไซต์\nS1,โรงงาน\n')
  const checked = await run(folder, '--check')
  expect(checked).toMatchObject({ code: 0, err: '' })
  expect(checked.out).toContain('sites: เพิ่มใหม่ 1')
  expect(await sites()).toEqual([])
  expect(await db().selectFrom('imports').select('id').execute()).toEqual([])

  const done = await run(folder)
  expect(done).toMatchObject({ code: 0, err: '' })
  expect(await sites()).toEqual([{ code: 'S1', name: 'โรงงาน' }])
  const [, id = ''] = /--undo ([\da-f-]{36})/.exec(done.out) ?? []

  expect(await run('--undo', id)).toMatchObject({ code: 0, err: '' })
  expect(await sites()).toEqual([])
  expect(await run('--undo', id)).toMatchObject({ code: 1, out: '' })
  expect(await run('--undo', 'x')).toMatchObject({ code: 1, out: '' })
  expect(await run('no-such-folder')).toMatchObject({ code: 1, out: '' })
}, 180_000)

test('what the preview would ask is printed with a code, and the command with it accepts the proposals', async () => {
  const lines = ['รหัส AVL,ชื่อลูกค้า,ธนาคาร,เลขที่บัญชี', 'K1,สวนหนึ่ง,กรุงไทย,123456789']
  await writeFile(path.join(folder, 'customers.csv'), lines.join('\n'))
  const asked = await run(folder)
  expect(asked).toMatchObject({ code: 1, out: '' })
  expect(asked.err).toMatch(
    /^1\. customers\.csv:2 {2}CustomerSysBookBankNumber “123456789”: .* → 0123456789$/m,
  )
  const accounts = () => db().selectFrom('customers').select('bank_account').execute()
  expect(await accounts()).toEqual([])
  const [, accept = ''] = /(--accept [\da-f]{8})$/m.exec(asked.err) ?? []
  expect(await run(folder, ...accept.split(' '))).toMatchObject({ code: 0, err: '' })
  expect(await accounts()).toEqual([{ bank_account: '0123456789' }])
}, 180_000)
