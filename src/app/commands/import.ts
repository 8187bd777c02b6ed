import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Imported, importReference } from '../../import/import-reference.ts'
import type { Fault } from '../../import/read-files.ts'
import { words } from '../../import/words.ts'
import { createTranslate } from '../../platform/i18n.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { withDatabase } from '../database.ts'
import { migrate } from '../migrate.ts'
import { readSettings } from '../settings.ts'

const translate = createTranslate(words)

/** Imports every CSV file of the folder that the command names, and says what became of it. */
async function main([folder]: string[]): Promise<void> {
  if (!folder) {
    throw new StartupError('ใช้: npm run import -- โฟลเดอร์', 'Use: npm run import -- folder')
  }
  const files = await readFolder(folder)
  const ctx = { now: new Date(), requestId: 'import', language: 'th' as const, address: '' }
  const imported = await withDatabase(readSettings(process.env), async (url) => {
    await migrate(url)
    return importReference(files, ctx)
  })
  print(imported)
}

/** A folder is named as seen from where npm was called. */
async function readFolder(named: string) {
  const folder = path.resolve(process.env.INIT_CWD ?? '', named)
  const all = await readdir(folder).catch(() => {
    throw new StartupError(`ไม่พบโฟลเดอร์ ${folder}`, `There is no folder ${folder}`)
  })
  const names = all.filter((name) => /\.csv$/i.test(name)).sort()
  return Promise.all(
    names.map(async (name) => ({ name, bytes: await readFile(path.join(folder, name)) })),
  )
}

function print(imported: Imported): void {
  if ('counts' in imported) {
    for (const [kind, count] of Object.entries(imported.counts)) {
      console.log(bothLanguages('file.imported', { kind, ...count }))
    }
    return
  }
  for (const fault of imported.faults) console.error(sentenceOf(fault))
  console.error(bothLanguages('file.faults', { n: imported.faults.length }))
  process.exitCode = 1
}

function sentenceOf({ file, line, code, params }: Fault): string {
  const sentences = bothLanguages(code, params)
  return line ? `${file}:${line}  ${sentences}` : sentences
}

function bothLanguages(key: keyof typeof words, params: object): string {
  return (['th', 'en'] as const).map((lng) => translate(key, params, lng)).join(' / ')
}

function fail(error: unknown): void {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
}

await main(process.argv.slice(2)).catch(fail)
