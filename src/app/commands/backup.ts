import path from 'node:path'
import { backUpOnce, backupName } from '../../backup/writes/daily-backup.ts'
import { rememberBackup } from '../../backup/writes/remember-backup.ts'
import { writeBackup } from '../../backup/writes/write-backup.ts'
import { withMill } from '../database.ts'
import { readSettings } from '../settings.ts'
import { readArguments, runCommand } from './run-command.ts'

/**
 * Writes a backup of the mill to the file that is named, or to a new one beside its data; with `--daily` into the folder
 * that is named, unless it has that of the day, and deletes the oldest there.
 */
async function main(): Promise<void> {
  const {
    values: { daily: isDaily },
    positionals: [named],
  } = readArguments(process.argv.slice(2), {
    options: { daily: { type: 'boolean' } },
    most: 1,
    usage: {
      th: 'npm run backup -- [ไฟล์สำรอง] หรือ npm run backup -- --daily [โฟลเดอร์]',
      en: 'npm run backup -- [backup file] or npm run backup -- --daily [folder]',
    },
  })
  const settings = readSettings(process.env)
  const place = named
    ? path.resolve(process.env.INIT_CWD ?? '', named)
    : path.join(settings.dataDir, 'backups')
  await withMill(settings, async (url) => {
    if (isDaily) return backUpDay(url, place)
    await backUp(url, named ? place : path.join(place, backupName(new Date())))
  })
}

async function backUp(url: string, file: string): Promise<void> {
  const now = new Date()
  const { tables, rows, bytes } = await writeBackup(url, file)
  const size = `${(bytes / 1e6).toFixed(1)} MB`
  console.log(`สำรองข้อมูลแล้ว / backed up: ${file}`)
  console.log(`${tables} ตาราง / tables, ${rows.toLocaleString('en')} แถว / rows, ${size}`)
  // A standby has nowhere to keep it.
  await rememberBackup({ made_at: now, failed_at: null }).catch(({ message }: Error) => {
    console.error(
      `ไฟล์สำรองครบถ้วน แต่บันทึกเวลาสำรองไว้ในโรงงานไม่ได้ / The backup is whole, but the mill does not know of it: ${message}`,
    )
  })
}

async function backUpDay(url: string, folder: string): Promise<void> {
  const made = await backUpOnce(url, folder)
  console.log(
    made
      ? `สำรองข้อมูลแล้ว / backed up: ${made}`
      : `มีไฟล์สำรองของวันนี้แล้ว / the backup of the day stands in: ${folder}`,
  )
}

await runCommand(main)
