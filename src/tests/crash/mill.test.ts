import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { copyPreparedCluster } from '../prepared-cluster.ts'
import { type RoundsTally, runMillRounds } from './mill/rounds.ts'

/** `npm run test:crash -- --rounds=60` sets it. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 3)

test(
  'server and PostgreSQL are killed at random moments, and every acknowledged write is there once',
  async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'crash-'))
    await copyPreparedCluster(dataDir)
    const tally = await runMillRounds(ROUNDS, dataDir)
    if (process.env.CRASH_ROUNDS) print(tally)
    expect(tally).toMatchObject({ lost: [], doubled: [], half: [], faults: [] })
    expect(tally.found).toBe(tally.acknowledged)
    expect(tally.acknowledged).toBeGreaterThan(ROUNDS * 5)
  },
  120_000 + ROUNDS * 60_000,
)

function print({ kills, lost, doubled, half, faults, ...counts }: RoundsTally): void {
  const found = { lost: lost.length, doubled: doubled.length, half: half.length }
  console.table({ ...counts, ...found, faults: faults.length })
  console.table(kills)
}
