import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { holdAlone } from './hold-alone.ts'
import { parseSettings, readSettings, saveSettings } from './settings.ts'
import { words } from './words.ts'

const newFile = () => path.join(mkdtempSync(path.join(tmpdir(), 'settings-')), 'agent.json')

test('without a file an agent starts with settings that nobody has filled in yet', async () => {
  const settings = await readSettings(newFile())
  expect(settings).toMatchObject({
    server: '',
    token: '',
    port: 3010,
    indicator: null,
    folder: null,
  })
})

test('what is saved is read again, and only its owner may read it', async () => {
  const file = newFile()
  const settings = { ...(await readSettings(file)), server: 'https://palm.mill.co.th', token: 'x' }
  await saveSettings(file, settings)
  expect(await readSettings(file)).toEqual(settings)
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
})

test.runIf(process.platform !== 'win32')(
  'a file that others may read is closed to them',
  async () => {
    const file = newFile()
    writeFileSync(file, '\ufeff{"token": "x"}', { mode: 0o644 })
    expect((await readSettings(file)).token).toBe('x')
    expect(statSync(file).mode & 0o777).toBe(0o600)
  },
)

test.each([
  [{ server: 'palm.mill.co.th' }, 'server', 'v.server'],
  [{ servre: '' }, '', 'v.unknown'],
  [{ port: 70_000 }, 'port', 'v.port'],
  [{ minimumKg: 'หนัก' }, 'minimumKg', 'v.minimumKg'],
  [{ products: [{ code: '', name: 'x' }] }, 'products.0.code', 'v.filled'],
  [{ indicator: { connection: { type: 'usb' } } }, 'indicator.connection.type', 'v.connection'],
  [
    { indicator: { connection: { type: 'serial', path: 'COM3', baudRate: 9 } } },
    'indicator.connection.baudRate',
    'v.baudRate',
  ],
  [{ folder: { path: 5 } }, 'folder.path', 'v.wrongKind'],
])('%j is refused at %s', (input, at, key) => {
  expect(parseSettings(input)).toMatchObject({
    faults: expect.arrayContaining([{ path: at, key }]),
  })
})

test('a wrong file ends the start with a sentence in both languages, and is left as it is', async () => {
  const file = newFile()
  writeFileSync(file, '{"port": "x"}')
  await expect(readSettings(file)).rejects.toThrow(words['v.port'].th)
  writeFileSync(file, '{"port": 1,')
  await expect(readSettings(file)).rejects.toThrow(words['v.json'].en)
  expect(readFileSync(file, 'utf8')).toBe('{"port": 1,')
})

test('of two agents on one queue the second does not start', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'alone-'))
  const release = await holdAlone(folder)
  await expect(holdAlone(folder)).rejects.toThrow('Another scale agent')
  await release()
  await (await holdAlone(folder))()
})

test('each word is said in both languages, and fills in the same', () => {
  const placeholders = (text: string) => [...text.matchAll(/\{\{\w+/g)].map(String).sort()
  for (const { th, en } of Object.values(words)) {
    expect(th && en).not.toBe('')
    expect(placeholders(th)).toEqual(placeholders(en))
  }
})
