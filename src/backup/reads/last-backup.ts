import { db } from '../../platform/db.ts'
import { statement } from '../../platform/statement.ts'
import { isLate } from '../rules.ts'

/** When the mill last backed itself up, and whether that is too long ago. */
export async function lastBackup(now: Date) {
  const [last] = await readLast({})
  const madeAt = last?.made_at ?? null
  return { MadeAt: madeAt, FailedAt: last?.failed_at ?? null, IsLate: isLate(madeAt, now) }
}

const readLast = statement(() => db().selectFrom('last_backup').select(['made_at', 'failed_at']))
