import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { packageRoot } from '../package-root.ts'
import { closeDocuments, renderPdf } from './render-pdf.ts'

const folder = await mkdtemp(path.join(packageRoot, 'node_modules', '.templates-'))
afterAll(async () => {
  await closeDocuments()
  await rm(folder, { recursive: true })
})

async function template(source: string): Promise<string> {
  const file = path.join(folder, `${crypto.randomUUID()}.typ`)
  await writeFile(file, source)
  return path.relative(packageRoot, file)
}

const isPdf = (bytes: Uint8Array) => new TextDecoder().decode(bytes.slice(0, 5)) === '%PDF-'

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

test('a thread that ended is replaced', async () => {
  const good = await template('palm')
  await renderPdf(good, null)
  const interrupted = renderPdf(good, null)
  await closeDocuments()
  await interrupted.catch(() => {})
  expect(isPdf(await renderPdf(good, null))).toBe(true)
})
