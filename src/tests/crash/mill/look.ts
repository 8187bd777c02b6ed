import { checkData } from '../../../../check-data/check-data.ts'
import { query } from '../../../platform/db.ts'
import type { Write } from './writes.ts'

/** What came of the writes of a run. */
export interface Tally {
  acknowledged: number
  found: number
  lost: string[]
  doubled: string[]
  /** Given up without an answer: there whole, or not at all. */
  givenUp: number
  half: string[]
  /** What `check:data` says. */
  faults: string[]
}

export function emptyTally(): Tally {
  return { acknowledged: 0, found: 0, lost: [], doubled: [], givenUp: 0, half: [], faults: [] }
}

/** Records that the fixture inserts without audit entries. */
const FROM_FIXTURE = /^(officer|customer|vendor|product) /

/** Looks for every write, one after the other: a connection for each of thousands would have to be waited for. */
export async function look(writes: readonly Write[], tally: Tally): Promise<void> {
  for (const write of writes) {
    const { kind, values, isAcknowledged, whole = 1 } = write
    const name = `${kind} ${values.join(' ')}`
    const n = await count(write)
    if (isAcknowledged) tally.acknowledged += 1
    else tally.givenUp += 1
    if (isAcknowledged && n === whole) tally.found += 1
    if (isAcknowledged && n < whole) tally.lost.push(name)
    if (n > whole) tally.doubled.push(name)
    if (!isAcknowledged && n > 0 && n < whole) tally.half.push(name)
  }
}

/** Adds what `check:data` says now. */
export async function lookAtData(tally: Tally): Promise<void> {
  const faults = (await checkData()).filter(({ record }) => !FROM_FIXTURE.test(record))
  tally.faults.push(...faults.map(({ record, fault }) => `${record}: ${fault}`))
}

async function count({ sql, values }: Write): Promise<number> {
  const { rows } = await query(sql, values)
  return Number(rows[0]?.n)
}
