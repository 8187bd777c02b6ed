import path from 'node:path'
import { restoreBackup } from '../../backup/writes/restore-backup.ts'
import { runChecks } from '../../check-data/check-data.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { withDatabase } from '../database.ts'
import { readSettings } from '../settings.ts'
import { printChecks } from './check-report.ts'

/** Brings a backup into an empty database and checks the data. */
async function main(named?: string): Promise<void> {
  if (!named) {
    throw new StartupError('ใช้: npm run restore -- ไฟล์สำรอง', 'Use: npm run restore -- backup file')
  }
  const file = path.resolve(process.env.INIT_CWD ?? '', named)
  const results = await withDatabase(readSettings(process.env), async (url) => {
    const { madeAt, tables, rows } = await restoreBackup(url, file)
    console.log(`กู้คืนแล้ว / restored: ${file} (${madeAt})`)
    console.log(`${tables} ตาราง / tables, ${rows.toLocaleString('en')} แถว / rows`)
    return runChecks()
  })
  if (!printChecks(results)) process.exitCode = 1
}

function fail(error: unknown): void {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
}

await main(process.argv[2]).catch(fail)
