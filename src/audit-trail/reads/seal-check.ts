import { CompiledQuery } from 'kysely'
import { db } from '../../platform/db.ts'
import { yieldToEventLoop } from '../../platform/yield-to-event-loop.ts'
import type { SealFault } from '../rules/seal-faults.ts'
import { SEAL_HASH, sealedEntries } from './seal-hash.ts'

/** What was found in the whole chain, and how many entries were looked at. */
export interface SealCheck {
  entries: number
  faults: SealFault[]
}

interface SealState {
  entries: number
  isFollowing: boolean
  isWhole: boolean
}

/** Computes every seal again, one after the other, and names the entries of those that do not fit. */
export async function checkSeals(stop?: AbortSignal): Promise<SealCheck> {
  const check: SealCheck = { entries: 0, faults: await findUncovered() }
  const seals = await db().selectFrom('audit_seals').select('number').orderBy('number').execute()
  for (const { number } of seals) {
    if (stop?.aborted) break
    const [state] = await rows<SealState>(STATE, number)
    if (!state) continue
    check.entries += state.entries
    if (!state.isFollowing) check.faults.push({ id: number, fault: 'unchained' })
    if (!state.isWhole) check.faults.push(...(await whatBroke(number)))
    await yieldToEventLoop()
  }
  return check
}

/** The entries that differ from what a broken seal says; where none does, the seal itself was changed. */
async function whatBroke(number: number): Promise<SealFault[]> {
  const entries = await rows<SealFault>(DIFFERING, number)
  return entries.length > 0 ? entries : [{ id: number, fault: 'broken' }]
}

/** Entries that stand before all that was ever sealed. */
function findUncovered(): Promise<SealFault[]> {
  return rows<SealFault>(
    `select id, 'added' as fault from audit_entries where id < $1 order by id limit 100`,
    1,
  )
}

async function rows<Row>(text: string, parameter: number): Promise<Row[]> {
  return (await db().executeQuery<Row>(CompiledQuery.raw(text, [parameter]))).rows
}

const OF_SEAL = sealedEntries('where id between seal.first_id and seal.last_id')

const STATE = `
  select cardinality(seal.entry_ids) as entries,
    seal.previous_hash = coalesce(previous.hash, '') and seal.first_id = coalesce(previous.last_id, 0) + 1
      as "isFollowing",
    seal.hash = ${SEAL_HASH} as "isWhole"
  from audit_seals seal
    left join audit_seals previous on previous.number = seal.number - 1
    cross join lateral (${OF_SEAL}) found
  where seal.number = $1`

const DIFFERING = `
  select coalesce(sealed.id, found.id) as id,
    case when found.id is null then 'missing' when sealed.id is null then 'added' else 'changed' end as fault
  from (select unnest(entry_ids) as id, unnest(entry_marks) as mark from audit_seals where number = $1) sealed
    full join (select unnest(ids) as id, unnest(marks) as mark
      from audit_seals seal cross join lateral (${OF_SEAL}) whole where seal.number = $1) found using (id)
  where sealed.mark is distinct from found.mark
  order by 1`
