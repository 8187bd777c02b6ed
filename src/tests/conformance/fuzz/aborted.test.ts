import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { allCalls } from '../../../app/contracts.ts'
import type { Call } from '../../../platform/call.ts'
import { db } from '../../../platform/db.ts'
import { ROLES, type Role } from '../../../platform/roles.ts'
import { openTestDatabase } from '../../database.ts'
import { openTestServer } from '../../server.ts'
import { rightInput } from './arbitrary.ts'
import { openCaller } from './caller.ts'
import { fillMill } from './filled-mill.ts'
import { knownTo } from './known.ts'
import { leavings, type Sent, sendAndLeave } from './leave.ts'

const { FUZZ_CASES, FUZZ_SEED = '2569' } = process.env
/** How often each call is left; `npm run test:fuzz` leaves each many times, from another seed. */
const TIMES = FUZZ_CASES ? Number(FUZZ_CASES) : 4
const AT_ONCE = 40
/** A large body of which most never comes. */
const LARGE = 16 * 1024 * 1024

await openTestDatabase()
const server = await openTestServer()
const records = await fillMill(server)
const caller = await openCaller(server)
await server.app.listen({ host: '127.0.0.1', port: 0 })
const { port } = server.app.server.address() as AddressInfo

test('calls that are left at any moment give back every place that they were counted for', async () => {
  const leaving = leavings(allCalls.length * TIMES, Number(FUZZ_SEED))
  let sent = 0
  for (let round = 0; round < TIMES; round += 1) {
    await caller.restore()
    const left = leaving.splice(0, allCalls.length)
    const rest = [...allCalls.entries()]
    const leaveNext = async () => {
      for (let next = rest.shift(); next; next = rest.shift()) {
        const [at, call] = next
        await sendAndLeave(port, sentOf(call, round + at), left[at]!)
        sent += 1
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, leaveNext))
  }
  console.log(`Left ${sent} calls, ${TIMES} times each of ${allCalls.length}, seed ${FUZZ_SEED}`)
  expect(sent).toBe(allCalls.length * TIMES)
  await expect.poll(whatIsHeld, { timeout: 120_000, interval: 200 }).toEqual({})
  // A sign-out that was left last may be read by the server only after it is at rest.
  await expect.poll(refused, { timeout: 30_000, interval: 500 }).toEqual([])
}, 600_000)

/** The roles whose officer does not come in, all of them restored. */
async function refused(): Promise<Role[]> {
  await caller.restore()
  const answers = ROLES.map((role) => server.post('authenOfficer/getOfficer', {}, role))
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  return ROLES.filter((_, n) => statuses[n] !== 200)
}

function sentOf(call: Call, n: number): Sent {
  const payload = JSON.stringify(rightInput(call.input, knownTo(call, records)))
  const isLarge = (call.bodyLimit ?? 0) > LARGE && n % 2 === 0
  return {
    path: call.path,
    payload,
    token: caller.tokenOf(call, n),
    ...(isLarge && { missing: LARGE }),
  }
}

/** Every count of the server and every lock and transaction in its database that is not at zero. */
async function whatIsHeld(): Promise<object> {
  const { body } = await server.app.inject('/metrics')
  const gauges = body.matchAll(
    /^(palm_(?:calls_running|pool_connections\{state="used"|pool_waiting|changes_waiting|sends_waiting|documents_waiting|passwords_waiting|live_streams)\S*) ([1-9]\d*)$/gm,
  )
  const { rows } = await sql<{ what: string; held: number }>`
    select locktype as what, count(*)::int as held
    from pg_locks join pg_stat_activity using (pid)
    where datname = current_database() and pid <> pg_backend_pid() and mode <> 'AccessShareLock'
      and locktype in ('advisory', 'relation', 'transactionid')
    group by 1`.execute(db())
  return Object.fromEntries([
    ...[...gauges].map(([, name, value]) => [name, Number(value)] as const),
    ...rows.map(({ what, held }) => [what, held] as const),
  ])
}
