import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openCutLine } from '../cut-line.ts'
import { ask, type Product, signIn, startProduct } from '../product.ts'
import { type AgentProcess, startAgent } from './agent-process.ts'
import { openIndicator, readView, type Sent, weighOnPage, writeFiles } from './trucks.ts'

/** What came of the trucks of a run. */
export interface KillTally {
  rounds: number
  agentKills: number
  serverKills: number
  sent: number
  arrived: number
  lost: number
  doubled: number
  /** Arrived with other weights than were told. */
  wrong: number
  /** Those that the server did not take, with its reason. */
  refused: string[]
}

const EMAIL = 'boss@mill.example'
const PASSWORD = 'palm of kill rounds'

/**
 * Runs server and agent under a steady flow of trucks, on the agent's page and in files, and kills one of them or both
 * at a random moment of each round. Then waits until the queue is empty and counts in the database.
 */
export async function runKillRounds(rounds: number, databaseUrl: string): Promise<KillTally> {
  const env = { DATABASE_URL: databaseUrl, ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD }
  let server: Product = await startProduct(env)
  const line = await openCutLine(() => Number(server.address.port))
  const indicator = await openIndicator()
  const { file, folder } = writeSettings(line.address, await newToken(server), indicator.port)
  let agent: AgentProcess | undefined = await startAgent(file)
  const stop = new AbortController()
  const flow = Promise.all([
    weighOnPage(() => agent, indicator, stop.signal),
    writeFiles(folder, stop.signal),
  ])
  const kills = { agent: 0, server: 0 }

  const killAgent = async () => {
    const killed = agent
    agent = undefined
    await killed?.kill('SIGKILL')
    await sleep(Math.random() * 500)
    agent = await startAgent(file)
    kills.agent += 1
  }
  const killServer = async () => {
    process.kill(server.pid, 'SIGKILL')
    await sleep(Math.random() * 500)
    server = await startProduct(env)
    kills.server += 1
  }
  for (let round = 0; round < rounds; round++) {
    await sleep(1000 + Math.random() * 3000)
    await Promise.all([round % 3 !== 1 && killAgent(), round % 3 !== 0 && killServer()])
  }
  stop.abort()
  const sent = (await flow).flat()
  const refused = await drained(() => agent)
  await agent.kill('SIGTERM')
  const counted = await count(databaseUrl, sent)
  await server.stop()
  line.close()
  indicator.close()
  return { rounds, agentKills: kills.agent, serverKills: kills.server, ...counted, refused }
}

async function newToken(server: Product): Promise<string> {
  const { session } = await signIn(server.address, EMAIL, PASSWORD)
  const { Token } = await ask<{ Token: string }>(
    server.address,
    'scale/CreateToken',
    { Name: 'เครื่องชั่ง 1' },
    session,
  )
  return Token
}

function writeSettings(server: string, token: string, port: number) {
  const home = mkdtempSync(path.join(tmpdir(), 'kill-rounds-'))
  const [file, folder] = [path.join(home, 'agent.json'), path.join(home, 'export')]
  mkdirSync(folder)
  const settings = {
    server,
    token,
    port: 0,
    products: [{ code: 'FFB-RAMP', name: 'ปาล์มทะลาย ลานเท' }],
    indicator: { connection: { type: 'tcp', host: '127.0.0.1', port }, format: 'a-and-d' },
    folder: { path: folder, columns: {}, idsRepeatDaily: false },
  }
  writeFileSync(file, JSON.stringify(settings))
  return { file, folder }
}

/** Waits until nothing waits any more: the folder is looked at every two seconds. Gives those refused. */
async function drained(agent: () => AgentProcess | undefined): Promise<string[]> {
  for (let quiet = 0; ; ) {
    const view = await readView(agent())
    quiet = view.waiting === 0 ? quiet + 1 : 0
    if (quiet > 10) return view.refused.map(({ plate, reason }) => `${plate}: ${reason}`)
    await sleep(500)
  }
}

async function count(databaseUrl: string, sent: readonly Sent[]) {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  const { rows } = await database.query(
    'select registration as plate, weight_in_kg::float8 as "kgIn", weight_out_kg::float8 as "kgOut" from weigh_tickets',
  )
  await database.end()
  const byPlate = new Map<string, Sent[]>()
  for (const row of rows as Sent[]) {
    byPlate.set(row.plate, [...(byPlate.get(row.plate) ?? []), row])
  }
  const found = sent.map((truck) => ({ truck, tickets: byPlate.get(truck.plate) ?? [] }))
  return {
    sent: sent.length,
    arrived: found.filter(({ tickets }) => tickets.length > 0).length,
    lost: found.filter(({ tickets }) => tickets.length === 0).length,
    doubled: [...byPlate.values()].filter(({ length }) => length > 1).length,
    wrong: found.filter(({ truck, tickets: [ticket] }) => ticket && !isSame(ticket, truck)).length,
  }
}

function isSame(a: Sent, b: Sent): boolean {
  return a.kgIn === b.kgIn && a.kgOut === b.kgOut
}
