import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { buildSchema, MIGRATION_LOCK, migrate } from '../../platform/migrate.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { withClient } from '../../platform/with-client.ts'
import {
  type BackupHead,
  BackupReader,
  FORMAT,
  type SequencesLine,
  type TableLine,
  verifyBackup,
} from './backup-file.ts'
import { listTables } from './write-backup.ts'

/** What a restored database holds. */
export interface Restored {
  /** ISO 8601. */
  madeAt: string
  tables: number
  rows: number
}

/**
 * Brings the backup `file` into the empty database at `url`, all or nothing, and then up to this program's
 * migrations. Throws a StartupError where the file is damaged or newer than this program, or the database has tables.
 */
export async function restoreBackup(url: string, file: string): Promise<Restored> {
  await verifyBackup(file)
  const reader = new BackupReader(file)
  const restoring = withClient(url, async (client) => {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    await refuseFilled(client)
    const restored = await bringIn(client, reader, file)
    await client.query('commit')
    await client.query('analyze')
    await migrate(url)
    return restored
  })
  return restoring.finally(() => reader.close())
}

async function bringIn(client: pg.Client, reader: BackupReader, file: string): Promise<Restored> {
  const head = await reader.line<BackupHead>()
  if (head.format !== FORMAT) throw unknownFormat(file)
  await buildSchema(client, head.migrations)
  const restored = { madeAt: head.madeAt, tables: 0, rows: 0 }
  await withoutRules(client, async () => {
    let line = await reader.line<TableLine | SequencesLine>()
    for (; 'table' in line; line = await reader.line()) {
      const rows = client.query(copyFrom(`copy ${line.table} (${line.columns}) from stdin`))
      await pipeline(reader.rows(), rows)
      restored.tables += 1
      restored.rows += rows.rowCount
    }
    for (const [name, last] of Object.entries(line.sequences)) {
      await client.query('select setval($1::regclass, $2)', [name, last])
    }
  })
  return restored
}

/**
 * Fills the tables in `fill` while they are empty and have neither foreign keys, since they come in the order of
 * their names, nor triggers, since what those would do is in the backup. The keys are checked as they come back.
 */
async function withoutRules(client: pg.Client, fill: () => Promise<void>): Promise<void> {
  const tables = (await listTables(client)).map(({ table }) => table)
  const { rows: keys } = await client.query<{ table: string; name: string; rule: string }>(`
    select conrelid::regclass as "table", format('%I', conname) as name, pg_get_constraintdef(oid) as rule
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  await client.query('set constraints all immediate')
  for (const { table, name } of keys) {
    await client.query(`alter table ${table} drop constraint ${name}`)
  }
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  await client.query(`truncate ${tables}`)
  await fill()
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
  for (const { table, name, rule } of keys) {
    await client.query(`alter table ${table} add constraint ${name} ${rule}`)
  }
}

async function refuseFilled(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    "select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') limit 1",
  )
  if (rows.length === 0) return
  throw new StartupError(
    'ฐานข้อมูลนี้มีข้อมูลอยู่แล้ว การกู้คืนจะไม่เขียนทับ กรุณาใช้ฐานข้อมูลว่าง หรือตั้ง DATA_DIR เป็นโฟลเดอร์ใหม่',
    'This database has data, and restoring overwrites nothing. Use an empty database, or set DATA_DIR to a new folder.',
  )
}

function unknownFormat(file: string): StartupError {
  return new StartupError(
    `${file} สร้างจากโปรแกรมรุ่นใหม่กว่า กรุณาใช้โปรแกรมรุ่นล่าสุด`,
    `${file} comes from a newer program. Use the latest program.`,
  )
}
