import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { NamedFile } from '../../import/reads/read-files.ts'
import type { Validation } from '../../import/reads/validation.ts'
import { importFiles } from '../../import/writes/import-files.ts'
import { undoImport } from '../../import/writes/undo.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { migrate } from '../../platform/migrate.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { withMill } from '../database.ts'
import { readSettings } from '../settings.ts'
import { commandContext, importerOf } from './command-context.ts'
import { Answers } from './import-questions.ts'
import { printCounts, printFaults } from './import-report.ts'
import { readArguments, runCommand } from './run-command.ts'

/** Imports every CSV and Excel file of a folder, only checks them, or takes an import back. */
async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(args, {
    options: {
      check: { type: 'boolean' },
      undo: { type: 'string' },
      as: { type: 'string' },
      accept: { type: 'string', multiple: true },
      answer: { type: 'string', multiple: true },
    },
    most: 1,
    usage: USAGE,
  })
  const [folder] = positionals
  const { undo: id, as: email, check: isCheck = false, accept = [], answer = [] } = values
  const given = answer.map((one) => /^(\d+)=(.+)$/s.exec(one))
  const isOfFolder = isCheck || accept.length > 0
  const isUnclear = answer.length > 0 && accept.length === 0
  if (
    (id === undefined) === (folder === undefined) ||
    (id !== undefined && isOfFolder) ||
    isUnclear ||
    given.includes(null)
  ) {
    throw new StartupError(`ใช้: ${USAGE.th}`, `Use: ${USAGE.en}`)
  }
  const answers = new Answers(
    accept,
    new Map(given.map((one) => [Number(one?.[1]), one?.[2] ?? ''])),
  )
  const files = folder ? await readFolder(folder) : []
  await withMill(readSettings(process.env), async (url) => {
    await migrate(url)
    const ctx = commandContext('import', email ? await importerOf(email) : undefined)
    if (id !== undefined) await takeBack(id, ctx)
    else if (folder !== undefined) await bringIn(files, { folder, email, isCheck, answers }, ctx)
  })
}

const USAGE = {
  th: 'npm run import -- โฟลเดอร์ [--check] [--accept รหัสคำถาม [--answer ข้อ=ค่า]] [--as อีเมล] หรือ npm run import -- --undo รหัส [--as อีเมล]',
  en: 'npm run import -- folder [--check] [--accept CODE [--answer N=VALUE]] [--as EMAIL] or npm run import -- --undo ID [--as EMAIL]',
}

async function takeBack(id: string, ctx: CallContext): Promise<void> {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) {
    throw new StartupError(`รหัส ${id} ไม่ถูกต้อง`, `${id} is no id of an import`)
  }
  await undoImport({ ImportUUID: id }, ctx)
  console.log(`เลิกนำเข้าแล้ว / Undone: ${id}`)
}

interface How {
  folder: string
  /** Of the officer in whose name it is done. */
  email?: string
  isCheck: boolean
  answers: Answers
}

async function bringIn(
  files: NamedFile[],
  { folder, email, isCheck, answers }: How,
  ctx: CallContext,
): Promise<void> {
  const answer = (validation: Validation) => answers.to(validation)
  const { id, validation } = await importFiles(files, ctx, { isCheck, answer })
  if (answers.printOpen(email ? [folder, '--as', email] : [folder]) || printFaults(validation)) {
    process.exitCode = 1
    return
  }
  printCounts(validation)
  if (id) console.log(`เลิกนำเข้าได้ด้วย / Undo with: npm run import -- --undo ${id}`)
}

/** A folder is named as seen from where npm was called. */
async function readFolder(named: string): Promise<NamedFile[]> {
  const folder = path.resolve(process.env.INIT_CWD ?? '', named)
  const all = await readdir(folder).catch(() => {
    throw new StartupError(`ไม่พบโฟลเดอร์ ${folder}`, `There is no folder ${folder}`)
  })
  // Excel keeps a file ~$name beside one that is open.
  const names = all.filter((name) => /\.(csv|txt|xlsx|xlsm)$/i.test(name) && !name.startsWith('~$'))
  if (names.length === 0) {
    throw new StartupError(
      `ไม่มีไฟล์ CSV หรือ Excel ใน ${folder}`,
      `There is no CSV or Excel file in ${folder}`,
    )
  }
  return Promise.all(
    names.sort().map(async (name) => ({ name, bytes: await readFile(path.join(folder, name)) })),
  )
}

await runCommand(() => main(process.argv.slice(2)))
