import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { getImports } from '../../import/reads/imports.ts'
import { db } from '../../platform/db.ts'
import { runCommand } from '../../tests/command.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { rowOf } from '../../tests/rows.ts'
import { signInEveryRole } from '../../tests/server.ts'

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

/** What the audit trail and the list of imports say of who imported last. */
async function whoImported() {
  const { system_account, email } = await db()
    .selectFrom('audit_entries')
    .leftJoin('officers', 'officers.id', 'officer_id')
    .select(['system_account', 'email'])
    .where('request_id', '=', 'import')
    .orderBy('audit_entries.id', 'desc')
    .executeTakeFirstOrThrow()
  const [latest] = await getImports({}, { now: new Date(), language: 'th' })
  return { system_account, email, by: latest?.By }
}

test('what is imported has the name of who ran the command, and of the officer whom they name', async () => {
  const officers = await signInEveryRole()
  const { email } = await rowOf('officers', { id: officers[1].id })
  const system_account = `${userInfo().username}@${hostname()}`
  const importSite = (code: string, ...args: string[]) =>
    writeFile(path.join(folder, 'sites.csv'), `รหัสไซต์,ชื่อไซต์\n${code},โรงงาน\n`).then(() =>
      run(folder, ...args),
    )
  expect(await importSite('A1')).toMatchObject({ code: 0, err: '' })
  expect(await whoImported()).toEqual({ system_account, email: null, by: system_account })

  const named = await importSite('A2', '--as', email.toUpperCase())
  expect(named).toMatchObject({ code: 0, err: '' })
  const { firstName, lastName } = officers[1]
  const by = `${firstName} ${lastName}`
  expect(await whoImported()).toEqual({ system_account, email, by })

  for (const other of ['nobody@mill.example', officers[51].id]) {
    const refused = await importSite('A3', '--as', other)
    expect(refused).toMatchObject({ code: 1, out: '' })
    expect(refused.err).toMatch(
      /นำเข้าข้อมูลได้[\s\S]*No officer “.*” may import, and nothing was done/,
    )
  }
  const purchaser = await db()
    .selectFrom('officers')
    .select('email')
    .where('id', '=', officers[51].id)
    .executeTakeFirstOrThrow()
  expect((await importSite('A3', '--as', purchaser.email)).code).toBe(1)
  expect((await sites()).map(({ code }) => code).sort()).toEqual(['A1', 'A2'])
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
