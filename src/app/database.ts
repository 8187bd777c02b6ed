import pg from 'pg'
import { hasCluster } from '../../embedded-postgres/create.ts'
import { ensureDatabase, hasDatabase } from '../../embedded-postgres/database.ts'
import { startEmbeddedPostgres } from '../../embedded-postgres/start.ts'
import { isAway } from '../platform/database-errors.ts'
import { closeDatabase, openDatabase, pool } from '../platform/db.ts'
import { explainDatabase } from '../platform/explain-database.ts'
import { publishGathered } from '../platform/live/change-events.ts'
import { missingMigrations } from '../platform/migrate.ts'
import { databaseAway, reachDatabase } from '../platform/reach-database.ts'
import { StartupError } from '../platform/startup-error.ts'
import type { Settings } from './settings.ts'

type Work<T> = (url: string) => Promise<T>
type Where = Pick<Settings, 'databaseUrl' | 'dataDir'>

/**
 * Does a command's work on the mill of `settings`, beside its server or without one. Throws a StartupError where there is
 * no mill, and makes nothing; where the database is away or does not let us in; and where `isCurrent`, unless it has the
 * tables of this program.
 */
export async function withMill<T>(
  settings: Where,
  work: Work<T>,
  { isCurrent = false } = {},
): Promise<T> {
  const { databaseUrl, dataDir } = settings
  if (!databaseUrl && !(await hasCluster(dataDir))) throw noMill(settings)
  const find = async (server: string) => {
    if (!(await hasDatabase(server))) throw noMill(settings)
    return ensureDatabase(server)
  }
  return onDatabase(settings, find, async (url) => {
    if (!(await hasMill())) throw noMill(settings)
    if (isCurrent && (await missingMigrations()).length > 0) throw ofOlderProgram()
    return work(url)
  })
}

/** The same where there may be no mill yet: what is missing for one is made. */
export function withDatabase<T>(settings: Where, work: Work<T>): Promise<T> {
  return onDatabase(settings, ensureDatabase, work)
}

async function onDatabase<T>(
  { databaseUrl, dataDir }: Where,
  urlOn: (server: string) => Promise<string>,
  work: Work<T>,
): Promise<T> {
  const server = databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir })
  let url = databaseUrl ?? ''
  try {
    if (server) url = await urlOn(server.url)
    await reachDatabase(url)
    openDatabase(url)
    const result = await work(url)
    // Screens of the mill that runs beside it follow what a command did.
    await publishGathered()
    return result
  } catch (error) {
    throw isAway(error) ? databaseAway(error as Error) : explainDatabase(url, error)
  } finally {
    await closeDatabase()
    await server?.stop()
  }
}

async function hasMill(): Promise<boolean> {
  const { rows } = await pool().query("select to_regclass('installation') is not null as found")
  return rows[0].found
}

function noMill({ databaseUrl, dataDir }: Where): StartupError {
  if (!databaseUrl) {
    return new StartupError(
      `ไม่มีข้อมูลของโรงงานใน ${dataDir} ตั้ง DATABASE_URL แล้วหรือยัง ยังไม่ได้ทำสิ่งใด หากเป็นโรงงานใหม่ กรุณารัน npm start ก่อน`,
      `There is no mill in ${dataDir}; is DATABASE_URL set? Nothing was done. Begin a new mill by npm start.`,
    )
  }
  const { database, host } = new pg.Client({ connectionString: databaseUrl })
  return new StartupError(
    `ไม่มีข้อมูลของโรงงานในฐานข้อมูล ${database} ที่ ${host} ตั้ง DATABASE_URL ถูกฐานข้อมูลหรือไม่ ยังไม่ได้ทำสิ่งใด หากเป็นโรงงานใหม่ กรุณารัน npm start ก่อน`,
    `There is no mill in the database ${database} at ${host}; is DATABASE_URL set to the right one? Nothing was done. Begin a new mill by npm start.`,
  )
}

function ofOlderProgram(): StartupError {
  return new StartupError(
    'ฐานข้อมูลนี้เป็นของโปรแกรมรุ่นก่อน ยังไม่ได้ทำสิ่งใด กรุณารัน npm start ของรุ่นนี้ก่อนหนึ่งครั้ง',
    'This database is of an earlier version of the program, and nothing was done. Run npm start of this version once.',
  )
}
