import { setTimeout as sleep } from 'node:timers/promises'
import { closeDatabase, openDatabase } from '../../../platform/db.ts'
import { type Product, signIn } from '../../product.ts'
import { emptyTally, look, lookAtData, type Tally } from './look.ts'
import { databaseAddress, EMAIL, PASSWORD, postmaster, startOwnMill } from './own-mill.ts'
import { prepare, WORKING } from './work.ts'
import { Sender } from './writes.ts'

/** What came of a run. */
export interface RoundsTally extends Tally {
  rounds: number
  kills: { server: number; database: number; both: number }
}

const WAYS = ['server', 'database', 'both'] as const

/**
 * Kills the server, its PostgreSQL or both at a random moment of each round, while officers work. The server is started
 * again as any supervisor does; PostgreSQL nobody starts but the server. After each round the data is checked, and after
 * the last one every write is looked for: what is lost once stays so.
 */
export async function runMillRounds(rounds: number, dataDir: string): Promise<RoundsTally> {
  let server: Product = await startOwnMill(dataDir)
  openDatabase(await databaseAddress(dataDir))
  const stop = new AbortController()
  let isUp = true
  const sender = new Sender(() => (isUp ? server.address : undefined), stop.signal)
  const work = await prepare(sender, server, stop.signal)
  // A failure ends the run: it is told at the end of a round.
  const flow = Promise.all(WORKING.map((one) => one(work)))
  const kills = { server: 0, database: 0, both: 0 }
  const tally: RoundsTally = { rounds: 0, kills, ...emptyTally() }
  try {
    for (; tally.rounds < rounds; tally.rounds += 1) {
      await Promise.race([sleep(500 + Math.random() * 2500), flow])
      const way = WAYS[tally.rounds % WAYS.length]!
      tally.kills[way] += 1
      if (way !== 'server') process.kill(await postmaster(dataDir), 'SIGKILL')
      if (way !== 'database') {
        isUp = false
        process.kill(server.pid, 'SIGKILL')
        await sleep(Math.random() * 500)
        server = await startOwnMill(dataDir)
        isUp = true
      }
      await untilAnswers(server)
      await closeDatabase()
      openDatabase(await databaseAddress(dataDir))
      await lookAtData(tally)
    }
    stop.abort()
    await flow
    await look(work.sender.writes, tally)
    return tally
  } finally {
    stop.abort()
    await closeDatabase()
    await server.stop()
  }
}

/** Nobody helps: it is waited until the mill reads from its database again. */
export async function untilAnswers({ address }: Product): Promise<void> {
  while (!(await signIn(address, EMAIL, PASSWORD).catch(() => undefined))) await sleep(100)
}
