import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { packageRoot } from '../package-root.ts'
import { closeDocuments, documentProcess, renderPdf } from './render-pdf.ts'

const folder = await mkdtemp(path.join(packageRoot, 'node_modules', '.templates-'))
afterAll(async () => {
  await closeDocuments()
  await rm(folder, { recursive: true })
})
afterEach(() => void vi.useRealTimers())

async function template(source: string): Promise<string> {
  const file = path.join(folder, `${crypto.randomUUID()}.typ`)
  await writeFile(file, source)
  return path.relative(packageRoot, file)
}

const isPdf = (bytes: Uint8Array) => new TextDecoder().decode(bytes.slice(0, 5)) === '%PDF-'

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a failing template is reported and does not stop other documents', async () => {
  const good = await template('#json(bytes(sys.inputs.data)).join()')
  const bad = await template('#panic("no such palm")')
  const [first, second, third] = await Promise.allSettled([
    renderPdf(good, 'ปาล์ม'),
    renderPdf(bad, null),
    renderPdf(good, 'ปาล์ม'),
  ])
  expect(second).toMatchObject({ reason: { message: expect.stringContaining('no such palm') } })
  expect([first, third].map((one) => one?.status === 'fulfilled' && isPdf(one.value))).toEqual([
    true,
    true,
  ])
})

test('every text of the data reaches the template as its words', async () => {
  const words = await template(`
    #let data = json(bytes(sys.inputs.data))
    #assert.eq(data, (day: ("ค่า", "ปาล์ม"), rows: ((net: 9, price: none), ("ค่า", "ปาล์ม"))))`)
  expect(
    isPdf(await renderPdf(words, { day: 'ค่าปาล์ม', rows: [{ net: 9, price: null }, 'ค่าปาล์ม'] })),
  ).toBe(true)
})

test('where the process is killed, another one makes the document on its way', async () => {
  const good = await template('palm')
  const slow = await template('#range(200000).map(n => calc.sqrt(n)).sum()')
  await renderPdf(good, null)
  const killed = documentProcess()!
  const both = [renderPdf(slow, null), renderPdf(good, null)]
  setTimeout(() => process.kill(killed, 'SIGKILL'), 20)
  expect((await Promise.all(both)).every(isPdf)).toBe(true)
  expect(documentProcess()).not.toBe(killed)
})

test('where a second one is killed, too, the document is refused and the next one comes', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const good = await template('palm')
  const endless = await template('#for n in range(100000000) { }')
  await renderPdf(good, null)
  const [left, next] = [renderPdf(endless, null), renderPdf(good, null)]
  const refused = expect(left).rejects.toMatchObject({ code: 'sys.unavailable' })
  const first = documentProcess()!
  process.kill(first, 'SIGKILL')
  await expect.poll(documentProcess).not.toBe(first)
  await expect.poll(documentProcess).toBeDefined()
  process.kill(documentProcess()!, 'SIGKILL')
  await refused
  expect(isPdf(await next)).toBe(true)
  expect(logged.mock.calls.flat().join()).toContain('A document was not made twice')
  logged.mockRestore()
})

test.runIf(process.platform === 'linux')(
  'a process that was stopped is replaced, however much time it would have',
  async () => {
    const good = await template('palm')
    await renderPdf(good, null)
    const stopped = documentProcess()!
    process.kill(stopped, 'SIGSTOP')
    const made = renderPdf(good, null)
    expect(isPdf(await made)).toBe(true)
    expect(isRunning(stopped)).toBe(false)
  },
)

test('a process that was killed between two documents is replaced', async () => {
  const good = await template('palm')
  await renderPdf(good, null)
  const killed = documentProcess()!
  process.kill(killed, 'SIGKILL')
  await expect.poll(documentProcess).toBeUndefined()
  expect(isPdf(await renderPdf(good, null))).toBe(true)
})

test('a document whose caller has gone is not begun', async () => {
  const [good, bad] = [await template('palm'), await template('#panic("it was begun")')]
  const caller = new AbortController()
  const [first, second, third] = [
    renderPdf(good, null),
    renderPdf(bad, null, caller),
    renderPdf(good, null),
  ]
  caller.abort()
  await expect(second).rejects.toMatchObject({ code: 'sys.unavailable' })
  expect([await first, await third].every(isPdf)).toBe(true)
})

test('a document whose caller goes away while it is made does not keep others waiting', async () => {
  const good = await template('palm')
  const endless = await template('#for n in range(100000000) { }')
  await renderPdf(good, null)
  const [busy, caller] = [documentProcess()!, new AbortController()]
  const left = renderPdf(endless, null, caller)
  const next = renderPdf(good, null)
  caller.abort()
  await expect(left).rejects.toMatchObject({ code: 'sys.unavailable' })
  expect(isPdf(await next)).toBe(true)
  expect(isRunning(busy)).toBe(false)
})

test('the process goes, and its memory with it, ten seconds after the last document', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const good = await template('palm')
  await renderPdf(good, null)
  const pid = documentProcess()!
  vi.advanceTimersByTime(9_000)
  await renderPdf(good, null)
  vi.advanceTimersByTime(9_000)
  expect(documentProcess()).toBe(pid)
  vi.advanceTimersByTime(1_000)
  vi.useRealTimers()
  expect(documentProcess()).toBeUndefined()
  await expect.poll(() => isRunning(pid)).toBe(false)
})

test('nothing runs once documents are closed', async () => {
  await renderPdf(await template('palm'), null)
  const pid = documentProcess()!
  await closeDocuments()
  expect(isRunning(pid)).toBe(false)
  expect(documentProcess()).toBeUndefined()
})
