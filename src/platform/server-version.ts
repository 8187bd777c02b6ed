import type pg from 'pg'
import { StartupError } from './startup-error.ts'

/** Older ones are out of care, and were never tried. */
const OLDEST = 15

/** Throws a StartupError where the PostgreSQL at the other end is too old. */
export async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string; number: number }>(
    "select current_setting('server_version') as version, current_setting('server_version_num')::int as number",
  )
  for (const { version, number } of rows) refuseOlder(version, number)
}

/** As PostgreSQL numbers itself: 15.4 is 150004. */
export function refuseOlder(version: string, number: number): void {
  if (number >= OLDEST * 10_000) return
  throw new StartupError(
    `PostgreSQL ${version} เก่าเกินไป ต้องเป็นรุ่น ${OLDEST} ขึ้นไป กรุณาตั้ง DATABASE_URL เป็นรุ่นใหม่กว่า`,
    `PostgreSQL ${version} is too old: ${OLDEST} or newer is needed. Set DATABASE_URL to a newer one.`,
  )
}
