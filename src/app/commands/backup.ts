import path from 'node:path'
import { backupName } from '../../backup/writes/daily-backup.ts'
import { writeBackup } from '../../backup/writes/write-backup.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { withMill } from '../database.ts'
import { readSettings } from '../settings.ts'
import { readArguments } from './arguments.ts'

/** Writes a backup of the mill to the file that is named, or to a new one beside its data. */
async function main(): Promise<void> {
  const {
    positionals: [named],
  } = readArguments(process.argv.slice(2), {
    options: {},
    most: 1,
    usage: { th: 'npm run backup -- [ไฟล์สำรอง]', en: 'npm run backup -- [backup file]' },
  })
  const settings = readSettings(process.env)
  const file = named
    ? path.resolve(process.env.INIT_CWD ?? '', named)
    : path.join(settings.dataDir, 'backups', backupName(new Date()))
  const { tables, rows, bytes } = await withMill(settings, (url) => writeBackup(url, file))
  const size = `${(bytes / 1e6).toFixed(1)} MB`
  console.log(`สำรองข้อมูลแล้ว / backed up: ${file}`)
  console.log(`${tables} ตาราง / tables, ${rows.toLocaleString('en')} แถว / rows, ${size}`)
}

function fail(error: unknown): void {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
}

await main().catch(fail)
