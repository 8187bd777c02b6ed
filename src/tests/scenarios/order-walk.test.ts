import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { runChecks } from '../../../check-data/check-data.ts'
import { openTestDatabase } from '../database.ts'
import { sealTrail } from '../seal-trail.ts'
import { expectAuditTrailToReplay } from './order-walk/audit-trail.ts'
import { actions, draw } from './order-walk/choose.ts'
import { ConcurrentAttempts } from './order-walk/concurrent-attempts.ts'
import { openMill } from './order-walk/mill.ts'
import type { Walk } from './order-walk/model.ts'
import { expectAgreement, readServerState } from './order-walk/server-state.ts'
import { EveryRefusal, type Real, SingleAttempt, type Tally } from './order-walk/walk.ts'

/** Short and the same in every run; `ORDER_WALKS=2000` for a long one that is another each time. */
const WALKS = Number(process.env.ORDER_WALKS ?? 22)
const SEED = process.env.ORDER_WALKS ? Date.now() : 2573
/** `{"seed": …, "path": "…", "replayPath": "…"}` as a failure prints them, to walk that way again. */
const REPLAY = JSON.parse(process.env.ORDER_WALK_REPLAY ?? '{}')
const LONG_MS = 120_000 + WALKS * 30_000
/** Shrinking ends in time to tell how far it has come. */
const limit = { interruptAfterTimeLimit: LONG_MS - 20_000, markInterruptAsFailure: true }

await openTestDatabase()
const mill = await openMill()
afterAll(mill.close)

/** What no officer of a walk does: to an order or a ticket, late readings, the register of vehicles, yields, links of the gate, discarding an order, taking back an update of status. */
const NOT_WALKED =
  /discard|undoUpdate|premiums|vehicles|yields|scale proposes|accepted|refused|that wait|no officer|gate_links|voided|settings/
const BY_UPDATE = ['review', 'acknowledge', 'finalize']

test(
  'whatever officers do to orders, one after another, the server does what the table of transitions says',
  async () => {
    const one = draw.map((drawn) => new SingleAttempt(drawn))
    const none = draw.map((drawn) => new EveryRefusal(drawn))
    const tally = await walkThrough([one, one, one, one, none], { maxCommands: 50, numRuns: WALKS })
    const never = (wanted: string[]) => wanted.filter((what) => !tally[what])
    expect(never([...Object.keys(actions), ...BY_UPDATE].map((name) => `${name} done`))).toEqual([])
    expect(never(Object.keys(actions).map((name) => `${name} refused`))).toEqual([])
    await mill.closeDays()
    await sealTrail(new Date())
    const idle = (await runChecks()).filter(({ checked }) => checked === 0)
    expect(idle.map(({ what }) => what).filter((what) => !NOT_WALKED.test(what))).toEqual([])
  },
  LONG_MS,
)

test(
  'whatever officers do at once, it is as if they had done it one after another',
  async () => {
    const next = draw.map((drawn) => new SingleAttempt({ ...drawn, kind: 'next' }))
    const many = fc
      .array(draw, { minLength: 3, maxLength: 6 })
      .map((all) => new ConcurrentAttempts(all))
    const tally = await walkThrough([next, next, many], {
      maxCommands: 24,
      numRuns: Math.ceil(WALKS / 2),
    })
    const stale = Object.keys(tally).filter((what) => what.endsWith('stale'))
    expect(stale.length).toBeGreaterThan(4)
  },
  LONG_MS,
)

/** Walks of the attempts that are drawn from `arbitraries`; gives how often each thing happened in all of them. */
async function walkThrough(
  arbitraries: fc.Arbitrary<fc.AsyncCommand<Walk, Real>>[],
  { maxCommands, numRuns }: { maxCommands: number; numRuns: number },
): Promise<Tally> {
  const tally: Tally = {}
  const { replayPath, ...replay } = REPLAY
  const attempts = fc.commands(arbitraries, { maxCommands, size: 'max', replayPath })
  const walks = fc.asyncProperty(attempts, async (attempts) => {
    const walk = await mill.begin()
    const real: Real = { mill, tally, shown: await readServerState(mill, walk), story: [] }
    let broken: string[] = []
    try {
      await fc.asyncModelRun(() => ({ model: walk, real }), attempts)
      expectAgreement(walk, await readServerState(mill, walk))
      await expectAuditTrailToReplay(walk)
    } catch (error) {
      throw new Error(`${error}\n\n${real.story.join('\n')}`, { cause: error })
    } finally {
      broken = await findAnew()
    }
    expect(broken).toEqual([])
  })
  await fc.assert(walks, { numRuns, seed: SEED, ...limit, ...replay })
  return tally
}

const known = new Set<string>()

/** What breaks an invariant anywhere in the data, but for what was found before: a failed walk leaves it behind. */
async function findAnew(): Promise<string[]> {
  const results = await runChecks()
  expect(results.reduce((sum, { checked: count }) => sum + count, 0)).toBeGreaterThan(0)
  const found = results.flatMap(({ findings }) => findings.map((one) => JSON.stringify(one)))
  const fresh = found.filter((one) => !known.has(one))
  for (const one of fresh) known.add(one)
  return fresh
}
