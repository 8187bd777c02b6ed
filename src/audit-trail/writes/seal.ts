import { CompiledQuery, sql } from 'kysely'
import { db, transaction } from '../../platform/db.ts'
import { startLongJob } from '../../platform/timed-jobs.ts'
import { SEAL_HASH, sealedEntries } from '../reads/seal-hash.ts'

/** Entries of one seal: enough that a million need two hundred, few enough that each takes a moment. */
const BATCH = 5000
const MINUTE_MS = 60_000
/** Held by who makes the next seal. */
const SEAL_LOCK = 5_417_001

/** The last id that was given at some moment, and the transactions that were writing entries after it. */
interface Mark {
  lastId: number
  writers: string[]
}

/**
 * Chains the entries of the audit trail whose transactions are over. Ids are given in order and committed in any: it
 * marks the last id given and who is writing then, and once these transactions are over, whatever has an id up to the
 * mark is there to be sealed, or never will be: docs/decisions/0043.
 */
export class Sealer {
  #mark: Mark | undefined

  /** Seals all that can be sealed at `now`, unless `stop` comes before; returns how many entries. */
  async seal(now: Date, stop?: AbortSignal): Promise<number> {
    const ofBefore = await this.#sealMarked(now, stop)
    if (this.#mark) return ofBefore
    this.#mark = await takeMark()
    return ofBefore + (await this.#sealMarked(now, stop))
  }

  async #sealMarked(now: Date, stop: AbortSignal | undefined): Promise<number> {
    if (!this.#mark || !(await areOver(this.#mark))) return 0
    let sealed = 0
    for (let batch = BATCH; batch === BATCH && !stop?.aborted; sealed += batch) {
      batch = await sealBatch(this.#mark.lastId, now)
    }
    if (!stop?.aborted) this.#mark = undefined
    return sealed
  }
}

/** Seals the audit trail every minute, on one of the servers; returns what stops it, after the batch under way. */
export function startSealing(): () => Promise<void> {
  const sealer = new Sealer()
  const work = (now: Date, stop: AbortSignal) => sealer.seal(now, stop)
  return startLongJob({ name: 'seal-audit-trail', periodMs: MINUTE_MS, work })
}

/** Transactions that hold the lock of whoever inserts entries: it is taken before an id is, and kept to the end. */
const WRITERS = sql`pg_locks where locktype = 'relation' and mode = 'RowExclusiveLock' and granted
  and relation = 'audit_entries'::regclass
  and database = (select oid from pg_database where datname = current_database())`

/** The id first, the writers in a later statement: that order is what a mark says. */
async function takeMark(): Promise<Mark> {
  const given = await sql<{ lastId: number }>`
    select case when is_called then last_value else 0 end as "lastId" from audit_entries_id_seq`.execute(
    db(),
  )
  const writing = await sql<{
    id: string
  }>`select virtualtransaction as id from ${WRITERS}`.execute(db())
  return { lastId: given.rows[0]?.lastId ?? 0, writers: writing.rows.map(({ id }) => id) }
}

/** Whether every transaction is over that was writing when the mark was taken. */
async function areOver({ writers }: Mark): Promise<boolean> {
  if (writers.length === 0) return true
  const { rows } = await sql`
    select from ${WRITERS} and virtualtransaction = any(${writers}) limit 1`.execute(db())
  return rows.length === 0
}

/** Seals the next entries up to `lastId`; returns how many. */
function sealBatch(lastId: number, now: Date): Promise<number> {
  return transaction(async () => {
    await sql`select pg_advisory_xact_lock(${sql.lit(SEAL_LOCK)})`.execute(db())
    const query = CompiledQuery.raw(NEXT_SEAL, [lastId, now])
    const { rows } = await db().executeQuery<{ entries: number }>(query)
    return rows[0]?.entries ?? 0
  })
}

const NEXT_SEAL = `
  with previous as (select number, last_id, hash from audit_seals order by number desc limit 1),
  entries as (${sealedEntries(`where id > coalesce((select last_id from previous), 0) and id <= $1
    order by id limit ${BATCH}`)}),
  seal as (
    select coalesce((select number from previous), 0) + 1 as number,
      coalesce((select last_id from previous), 0) + 1 as first_id, entries.last_id, ids, marks, digests,
      coalesce((select hash from previous), '') as previous_hash, $2::timestamptz as sealed_at
    from entries where ids is not null)
  insert into audit_seals (number, first_id, last_id, entry_ids, entry_marks, previous_hash, hash, sealed_at)
  select number, first_id, last_id, ids, marks, previous_hash, ${SEAL_HASH}, sealed_at from seal
  returning cardinality(entry_ids) as entries`
