import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { ended, signIn, startProduct, stopProcess } from '../src/tests/product.ts'

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
  const { address, pid, stop } = await startProduct({
    NODE_ENV: 'production',
    DATABASE_URL: url,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  })
  const { session } = await signIn(address, ADMIN.email, ADMIN.password)
  const headers = { authorization: `Bearer ${session}` }
  return { name: 'app', pid, port: Number(address.port), headers, stop }
}

/** The bare server on the same database. */
export async function startLimit(url: string): Promise<Side> {
  const child = fork(path.join(import.meta.dirname, 'limit/server.ts'), [url])
  const [port] = await Promise.race([once(child, 'message'), ended(child)])
  return { name: 'limit', pid: child.pid!, port, headers: {}, stop: () => stopProcess(child) }
}
