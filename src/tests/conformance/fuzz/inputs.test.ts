import { afterAll, expect, test } from 'vitest'
import { allCalls } from '../../../app/contracts.ts'
import { openTestDatabase } from '../../database.ts'
import { openTestServer } from '../../server.ts'
import { openCaller } from './caller.ts'
import { fillMill } from './filled-mill.ts'
import { bodiesOf, type Count, fuzzCall, type Length } from './fuzz-call.ts'
import { knownTo } from './known.ts'

const { FUZZ_CASES, FUZZ_SEED = '2569' } = process.env
/** Short in every run; `npm run test:fuzz` asks for more, from another seed. */
const LENGTH: Length = FUZZ_CASES
  ? { cases: Number(FUZZ_CASES), seed: Number(FUZZ_SEED) }
  : { cases: 20, seed: Number(FUZZ_SEED), most: 40 }
/** A document costs a tenth of a second. */
const FEW = 5

await openTestDatabase()
const server = await openTestServer()
const records = await fillMill(server)
const caller = await openCaller(server)
const counts = new Map<string, Count>()

/** A stream has no input to speak of, and no end. */
const FUZZED = allCalls.filter(({ mediaType }) => mediaType !== 'application/x-ndjson')

test.each(FUZZED.map((call) => [call.path, call] as const))(
  '%s never fails and never half-writes, whatever it is sent',
  async (path, call) => {
    const cases = call.mediaType && LENGTH.most ? FEW : LENGTH.cases
    const bodies = bodiesOf(call, knownTo(call, records), { ...LENGTH, cases })
    await caller.restore()
    const count = await fuzzCall(call, bodies, caller)
    counts.set(path, count)
    expect(count.refused, `${path} accepted everything`).toBeGreaterThan(0)
  },
  600_000,
)

afterAll(() => {
  const sums = [...counts.values()]
  const sum = (of: (count: Count) => number) => sums.reduce((total, one) => total + of(one), 0)
  const [sent, refused] = [sum(({ sent }) => sent), sum(({ refused }) => refused)]
  const fewest = Math.min(...sums.map((one) => one.sent))
  console.log(
    `Fuzzed ${sums.length} calls with ${sent} inputs, ${fewest} or more each, seed ${LENGTH.seed}: ${refused} refused, each in both languages and without a trace; ${sent - refused} accepted; none failed`,
  )
})

test('the fuzzing knew what the database holds', () => {
  for (const [kind, ids] of Object.entries(records))
    expect([kind, ids.length > 0]).toEqual([kind, true])
  expect(FUZZED.length).toBeGreaterThan(30)
})
