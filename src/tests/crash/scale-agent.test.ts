import { expect, test } from 'vitest'
import { makeEmptyDatabase } from '../database.ts'
import { runKillRounds } from './kill-rounds.ts'

const url = await makeEmptyDatabase()
/** `npm run test:agent -- --rounds=40` sets it. */
const ROUNDS = Number(process.env.AGENT_ROUNDS ?? 3)

test(
  'agent and server are killed at random moments, and each truck is in the database once',
  async () => {
    const tally = await runKillRounds(ROUNDS, url)
    if (process.env.AGENT_ROUNDS) console.table(tally)
    expect(tally).toMatchObject({ lost: 0, doubled: 0, wrong: 0, refused: [] })
    expect(tally.sent).toBeGreaterThan(ROUNDS * 5)
    expect(tally.agentKills).toBeGreaterThanOrEqual(ROUNDS / 2)
  },
  60_000 + ROUNDS * 20_000,
)
