import { checkData } from '../../../check-data/check-data.ts'
import { connection } from '../../../platform/db.ts'
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

/** Looks for every write that was sent so far. */
export async function look(writes: readonly Write[], tally: Tally): Promise<void> {
  const found = await Promise.all(
    writes.map(async (write) => ({ ...write, n: await count(write) })),
  )
  const acknowledged = found.filter(({ isAcknowledged }) => isAcknowledged)
  const isWhole = ({ n, whole = 1 }: { n: number; whole?: number }) => n === whole
  tally.acknowledged = acknowledged.length
  tally.givenUp = found.length - acknowledged.length
  tally.found = acknowledged.filter(isWhole).length
  const name = ({ kind, values }: Write) => `${kind} ${values.join(' ')}`
  tally.lost = acknowledged.filter(({ n, whole = 1 }) => n < whole).map(name)
  tally.doubled = found.filter(({ n, whole = 1 }) => n > whole).map(name)
  tally.half = found
    .filter((write) => !write.isAcknowledged && write.n > 0 && !isWhole(write))
    .map(name)
  const faults = (await checkData()).filter(({ record }) => !FROM_FIXTURE.test(record))
  tally.faults.push(...faults.map(({ record, fault }) => `${record}: ${fault}`))
}

async function count({ sql, values }: Write): Promise<number> {
  const { rows } = await connection().query(sql, values)
  return Number(rows[0]?.n)
}
