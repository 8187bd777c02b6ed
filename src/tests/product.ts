import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { packageRoot } from '../platform/package-root.ts'
import { withoutSettings } from './command.ts'

/** The product as `npm start` runs it, in a process of its own. */
export interface Product {
  address: URL
  pid: number
  /** What it said since it answers, and on its error output before. */
  said(): string
  stop(): Promise<void>
}

/** Starts the built product on a free port with the settings `env` and no others, and waits until it answers. */
export async function startProduct(env: Record<string, string>): Promise<Product> {
  const start = path.join(packageRoot, 'dist/server/src/app/start.js')
  const child = spawn(process.execPath, [start], {
    env: { ...withoutSettings(), HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const hear = (text: Buffer) => {
    said += text
  }
  child.stderr?.on('data', hear)
  child.stderr?.pipe(process.stderr)
  const address = await Promise.race([printedAddress(child), ended(child)])
  child.stdout?.on('data', hear)
  return { address, pid: child.pid!, said: () => said, stop: () => stopProcess(child) }
}

function printedAddress(child: ChildProcess): Promise<URL> {
  let output = ''
  return new Promise((resolve) => {
    child.stdout?.on('data', (text) => {
      output += text
      const address = /http:\/\/\S+/.exec(output)?.[0]
      if (!address) return
      resolve(new URL(address))
      // From here on it says only what goes wrong.
      child.stdout?.removeAllListeners('data').pipe(process.stderr)
    })
  })
}

/** Rejects when the process ends; it never resolves. */
export async function ended(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit')
  throw new Error(`${child.spawnargs.join(' ')} ended with ${code}`)
}

/** Asks the process to end and waits until it has. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

/** The answer of a call of the running product; throws where it is refused. */
export async function ask<Result>(
  address: URL,
  call: string,
  input: object,
  token?: string,
  headers: Record<string, string> = {},
): Promise<Result> {
  const response = await fetch(new URL(`/api/system/${call}`, address), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify(input),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(`${call} is refused: ${answer.message}`)
  return answer.result
}

/** What sign-in answers and the browser keeps. */
export interface Session {
  session: string
  UUID: string
  Name: string
  Lastname: string
  Roles: number
  ExpiresAt: string
}

/** Signs an officer in as the browser does. */
export function signIn(address: URL, email: string, password: string): Promise<Session> {
  const hash = createHash('sha256').update(`SS${password}`).digest('hex')
  return ask(address, 'authenOfficer/signin', { email, password: hash })
}
