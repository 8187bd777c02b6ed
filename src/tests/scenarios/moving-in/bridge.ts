import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from 'vitest'
import { type AgentProcess, startAgent } from '../../crash/agent-process.ts'
import { openIndicator } from '../../crash/trucks.ts'

/** The PC at a bridge: the scale agent with the folder of a scale's program and an indicator. */
export interface Bridge {
  /** Writes a file as a scale's program does when a truck has left. */
  writeFile(name: string, lines: string[]): void
  /** Weighs a truck in and out on the agent's page. */
  weigh(truck: Truck, kgIn: number, kgOut: number): Promise<void>
  stop(): Promise<void>
}

export interface Truck {
  plate: string
  customerCode: string
  customerName: string
  productCode: string
  remark: string
}

/** Starts the agent as its page of the documentation says, with a token of its own. */
export async function startBridge(server: URL, token: string): Promise<Bridge> {
  const place = mkdtempSync(path.join(tmpdir(), 'bridge-'))
  const folder = path.join(place, 'Export')
  mkdirSync(folder)
  const indicator = await openIndicator()
  const settings = path.join(place, 'agent.json')
  const connection = { type: 'tcp', host: '127.0.0.1', port: indicator.port }
  writeFileSync(
    settings,
    JSON.stringify({
      server: server.origin,
      token,
      port: 0,
      products: [{ code: 'FFB-RAMP', name: 'ปาล์มทะลาย ลานเท' }],
      indicator: { connection, format: 'a-and-d' },
      folder: { path: folder },
    }),
  )
  const agent = await startAgent(settings)
  return {
    writeFile: (name, lines) => writeFileSync(path.join(folder, name), `${lines.join('\r\n')}\r\n`),
    weigh: async (truck, kgIn, kgOut) => {
      indicator.set(kgIn)
      const id = await press(agent, 'weighIn', truck)
      // The truck leaves the bridge, and is weighed again as it comes back empty.
      indicator.set(0)
      await untilFree(agent)
      indicator.set(kgOut)
      await press(agent, 'weighOut', { id })
    },
    stop: async () => {
      await agent.kill('SIGTERM')
      indicator.close()
      rmSync(place, { recursive: true })
    },
  }
}

/** Presses until the weight is stable, and returns the ticket's id. */
async function press(agent: AgentProcess, call: string, body: object): Promise<string> {
  let id = ''
  const isWeighed = async () => {
    const { ok, answer } = await agent.ask(call, body)
    if (ok) id = String(answer.id)
    return ok
  }
  await expect.poll(isWeighed, { timeout: 20_000 }).toBe(true)
  return id
}

/** Watches the page until it shows the bridge without a truck. */
async function untilFree({ address }: AgentProcess): Promise<void> {
  const page = new AbortController()
  const { body } = await fetch(`${address}/events`, { signal: page.signal })
  let seen = ''
  for await (const part of body!.pipeThrough(new TextDecoderStream())) {
    seen += part
    if (seen.includes('"standing":null')) break
  }
  page.abort()
}
