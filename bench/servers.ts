import { type ChildProcess, fork, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { packageRoot } from '../src/platform/package-root.ts'

/** One of the two that are compared: a process that listens. */
export interface Side {
  name: 'app' | 'limit'
  pid: number
  port: number
  headers: Record<string, string>
  stop(): Promise<void>
}

const ADMIN = { email: 'superadmin@bench.mill', password: 'palm-bench-2569' }

/** The built product on the database at `url`, as a mill starts it, and a session of its Super Admin. */
export async function startApp(url: string): Promise<Side> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: url,
    HOST: '127.0.0.1',
    PORT: '0',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  }
  const start = path.join(packageRoot, 'dist/server/app/start.js')
  const child = spawn(process.execPath, [start], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const address = await addressOf(child)
  const headers = { authorization: `Bearer ${await signIn(address)}` }
  return {
    name: 'app',
    pid: child.pid!,
    port: Number(address.port),
    headers,
    stop: () => stop(child),
  }
}

/** The bare server on the same database. */
export async function startLimit(url: string): Promise<Side> {
  const child = fork(path.join(import.meta.dirname, 'limit/server.ts'), [url])
  const [port] = await Promise.race([once(child, 'message'), ended(child)])
  return { name: 'limit', pid: child.pid!, port, headers: {}, stop: () => stop(child) }
}

async function addressOf(child: ChildProcess): Promise<URL> {
  let said = ''
  const heard = new Promise<URL>((resolve) => {
    child.stdout?.on('data', (text) => {
      said += text
      const address = /http:\/\/\S+/.exec(said)?.[0]
      if (!address) return
      resolve(new URL(address))
      // From here on it says only what goes wrong.
      child.stdout?.removeAllListeners('data').pipe(process.stderr)
    })
  })
  return Promise.race([heard, ended(child)])
}

async function signIn(address: URL): Promise<string> {
  const password = createHash('sha256').update(`SS${ADMIN.password}`).digest('hex')
  const response = await fetch(new URL('/api/system/authenOfficer/signin', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ADMIN.email, password }),
  })
  if (!response.ok) throw new Error(`Sign-in is refused: ${await response.text()}`)
  return (await response.json()).result.session
}

/** Rejects when the process ends; it never resolves. */
async function ended(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit')
  throw new Error(`${child.spawnargs.join(' ')} ended with ${code}`)
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}
