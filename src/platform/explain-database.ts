import pg from 'pg'
import { StartupError } from './startup-error.ts'

/** Where a database address leads, without its password. */
type Place = Pick<pg.Client, 'host' | 'user' | 'database'>

/**
 * What to do about `error` of the database at `url`, where its user lacks a right or the database lacks something that
 * somebody else has to give: as a StartupError; else the error itself.
 */
export function explainDatabase(url: string, error: unknown): unknown {
  const cause = error instanceof Error && error.cause ? error.cause : error
  if (!(cause instanceof pg.DatabaseError)) return error
  const kind = KINDS.find(
    ({ code, says }) => code.test(cause.code ?? '') && says.test(cause.message),
  )
  return kind ? kind.sentence(new pg.Client({ connectionString: url }), cause.message) : error
}

interface Kind {
  code: RegExp
  says: RegExp
  sentence(place: Place, message: string): StartupError
}

/** The first that fits. */
const KINDS: readonly Kind[] = [
  {
    code: /^42501$/,
    says: /extension/,
    sentence: ({ host, user, database }, message) =>
      new StartupError(
        `ผู้ใช้ ${user} ติดตั้งส่วนเสริม pg_trgm ในฐานข้อมูล ${database} ที่ ${host} ไม่ได้ (${message}) กรุณาให้ผู้ดูแล PostgreSQL รันในฐานข้อมูลนั้น: create extension pg_trgm`,
        `The user ${user} may not add the extension pg_trgm to the database ${database} at ${host} (${message}). Have an administrator of that PostgreSQL run in it: create extension pg_trgm`,
      ),
  },
  {
    code: /^(0A000|58P01)$/,
    says: /extension/,
    sentence: ({ host }, message) =>
      new StartupError(
        `PostgreSQL ที่ ${host} ไม่มีส่วนเสริมที่โปรแกรมต้องใช้ (${message}) กรุณาติดตั้งชุด postgresql-contrib รุ่นเดียวกันบนเครื่องนั้น แล้วเริ่มใหม่`,
        `The PostgreSQL at ${host} lacks an extension that this program needs (${message}). Install postgresql-contrib of its version on that machine, and start again.`,
      ),
  },
  {
    // Without the right to see a schema it is as if there were none.
    code: /^(42501|3F000)$/,
    says: /^/,
    sentence: ({ host, user, database }, message) =>
      new StartupError(
        `ผู้ใช้ ${user} ไม่มีสิทธิ์พอในฐานข้อมูล ${database} ที่ ${host} (${message}) ผู้ใช้นี้ต้องเป็นเจ้าของฐานข้อมูลและตารางในนั้น กรุณาให้ผู้ดูแล PostgreSQL รัน: alter database ${database} owner to ${user} หรือแก้ผู้ใช้ใน DATABASE_URL`,
        `The user ${user} has too few rights in the database ${database} at ${host} (${message}). It has to own the database and its tables: have an administrator of that PostgreSQL run: alter database ${database} owner to ${user}, or correct the user in DATABASE_URL.`,
      ),
  },
]
