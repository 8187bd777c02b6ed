import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { Sealer } from '../audit-trail/writes/seal.ts'
import { db } from '../platform/db.ts'

/** Seals every entry that is committed, once those who write are through, and returns how many there were. */
export async function sealTrail(now: Date, sealer = new Sealer()): Promise<number> {
  let sealed = 0
  while (await isOpen()) {
    sealed += await sealer.seal(now)
    await wait(10)
  }
  return sealed
}

async function isOpen(): Promise<boolean> {
  const { rows } = await sql<{ isOpen: boolean }>`
    select coalesce((select max(id) from audit_entries), 0) > coalesce((select max(last_id) from audit_seals), 0)
      as "isOpen"`.execute(db())
  return rows[0]?.isOpen === true
}
