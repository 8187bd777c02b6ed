import pg from 'pg'
import { cutConnection } from './cancel-query.ts'
import { explainDatabase } from './explain-database.ts'
import { onceAborted } from './once-gone.ts'
import { StartupError } from './startup-error.ts'

const WAIT_MS = 10_000

/** Where a database address leads, without its password. */
type Place = Pick<pg.Client, 'host' | 'port' | 'user' | 'database'>

/**
 * Resolves once the PostgreSQL at `url` lets us in. Throws a StartupError that says what to do where it does not, or has not
 * answered after `waitMs` milliseconds; no longer is it waited for than to `stop`.
 */
export async function reachDatabase(
  url: string,
  { waitMs = WAIT_MS, stop }: { waitMs?: number; stop?: AbortSignal } = {},
): Promise<void> {
  const client = clientOf(url, waitMs)
  const leave = () => cutConnection(client)
  const stay = onceAborted(stop, leave)
  try {
    await client.connect()
    await client.end()
  } catch (error) {
    leave()
    throw unreachable(client, explainDatabase(url, error) as Error)
  } finally {
    stay()
  }
}

function clientOf(url: string, connectionTimeoutMillis: number) {
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis })
    // Once we are in, nobody asks it anything.
    client.on('error', () => {})
    return client
  } catch (error) {
    throw databaseAway(error as Error)
  }
}

/** What to do about `error`, with which a connection failed. */
function unreachable(place: Place, error: Error & { code?: string }): StartupError {
  if (error instanceof StartupError) return error
  const kind = KINDS.find(
    ({ code, says }) => code.test(error.code ?? '') || says?.test(error.message),
  )
  return kind ? kind.sentence(place, error) : databaseAway(error)
}

interface Kind {
  code: RegExp
  says?: RegExp
  sentence(place: Place, error: Error): StartupError
}

const KINDS: readonly Kind[] = [
  {
    code: /^(ENOTFOUND|EAI_AGAIN)$/,
    sentence: ({ host }) =>
      new StartupError(
        `ไม่พบเครื่องชื่อ ${host} ที่เขียนไว้ใน DATABASE_URL กรุณาตรวจชื่อเครื่อง และดูว่าเครื่องนี้ต่อเครือข่ายอยู่`,
        `No machine is called ${host}, as DATABASE_URL says. Check the name, and that this machine is on the network.`,
      ),
  },
  {
    // A socket that is not there, too.
    code: /^(ECONNREFUSED|ENOENT)$/,
    sentence: ({ host, port }) =>
      new StartupError(
        `ไม่มี PostgreSQL เปิดอยู่ที่ ${host} พอร์ต ${port} กรุณาเปิด PostgreSQL หรือแก้ชื่อเครื่องและพอร์ตใน DATABASE_URL`,
        `No PostgreSQL runs at ${host}, port ${port}. Start it, or correct the host and port in DATABASE_URL.`,
      ),
  },
  {
    code: /^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ECONNRESET)$/,
    says: /timeout expired|Connection terminated/,
    sentence: ({ host, port }) =>
      new StartupError(
        `${host} พอร์ต ${port} ไม่ตอบอย่าง PostgreSQL กรุณาดูว่าเครื่องนั้นเปิดอยู่ เครือข่ายและไฟร์วอลล์ยอมให้ผ่าน และพอร์ตใน DATABASE_URL ถูกต้อง`,
        `${host}, port ${port}, does not answer as a PostgreSQL. Check that the machine is on, that network and firewall let this one through, and the port in DATABASE_URL.`,
      ),
  },
  {
    code: /^(28P01|28000)$/,
    says: /^SASL: /,
    sentence: ({ host, user }, { message }) =>
      new StartupError(
        `PostgreSQL ที่ ${host} ไม่ให้ผู้ใช้ ${user} เข้า (${message}) กรุณาแก้ชื่อผู้ใช้และรหัสผ่านใน DATABASE_URL`,
        `The PostgreSQL at ${host} does not let the user ${user} in (${message}). Correct the user and password in DATABASE_URL.`,
      ),
  },
  {
    code: /^3D000$/,
    sentence: ({ host, database }) =>
      new StartupError(
        `PostgreSQL ที่ ${host} ไม่มีฐานข้อมูลชื่อ ${database} กรุณาสร้างด้วย createdb หรือแก้ชื่อใน DATABASE_URL`,
        `The PostgreSQL at ${host} has no database called ${database}. Make it by createdb, or correct its name in DATABASE_URL.`,
      ),
  },
]

/** What to do where the database went away in mid work, or cannot be reached for a reason of its own. */
export function databaseAway({ message }: Error): StartupError {
  return new StartupError(
    `ติดต่อฐานข้อมูลไม่ได้ (${message}) กรุณาตรวจ DATABASE_URL และดูว่า PostgreSQL เปิดอยู่`,
    `The database cannot be reached (${message}). Check DATABASE_URL, and that PostgreSQL runs.`,
  )
}
