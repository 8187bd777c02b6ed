import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { packageRoot } from '../../platform/package-root.ts'

/** The scale agent as `npm run scale-agent` runs it, in a process of its own. */
export interface AgentProcess {
  address: string
  /** What a press on the page asks for; an answer of the agent is its words for why not. */
  ask(call: string, body: object): Promise<{ ok: boolean; answer: Record<string, unknown> }>
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
}

/** Starts the built agent with the settings in `file`, and waits until its page answers. */
export async function startAgent(file: string): Promise<AgentProcess> {
  const start = path.join(packageRoot, 'dist/server/scale-agent/start.js')
  const child = spawn(process.execPath, [start, '--settings', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await printedAddress(child)
  return {
    address,
    ask: async (call, body) => {
      const response = await fetch(`${address}/api/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: address },
        body: JSON.stringify(body),
      })
      return { ok: response.ok, answer: await response.json() }
    },
    kill: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill(signal)
      await gone
    },
  }
}

function printedAddress(child: ChildProcess): Promise<string> {
  let output = ''
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (text) => {
      output += text
      const address = /http:\/\/\S+/.exec(output)?.[0]
      if (address) resolve(address)
    })
    child.once('exit', (code) => reject(new Error(`The agent ended with ${code}: ${output}`)))
  })
}
