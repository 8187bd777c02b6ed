import path from 'node:path'
import { runChecks } from '../../../check-data/check-data.ts'
import { restoreBackup } from '../../backup/writes/restore-backup.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { withDatabase } from '../database.ts'
import { readSettings } from '../settings.ts'
import { printChecks } from './check-report.ts'
import { readArguments, runCommand } from './run-command.ts'

/** Brings a backup into an empty database and checks the data. */
async function main(): Promise<void> {
  const {
    positionals: [named],
  } = readArguments(process.argv.slice(2), { options: {}, most: 1, usage: USAGE })
  if (named === undefined) throw new StartupError(`ใช้: ${USAGE.th}`, `Use: ${USAGE.en}`)
  const file = path.resolve(process.env.INIT_CWD ?? '', named)
  const results = await withDatabase(readSettings(process.env), async (url) => {
    const { madeAt, tables, rows } = await restoreBackup(url, file)
    console.log(`กู้คืนแล้ว / restored: ${file} (${madeAt})`)
    console.log(`${tables} ตาราง / tables, ${rows.toLocaleString('en')} แถว / rows`)
    return runChecks()
  })
  if (!printChecks(results)) process.exitCode = 1
}

const USAGE = { th: 'npm run restore -- ไฟล์สำรอง', en: 'npm run restore -- backup file' }

await runCommand(main)
