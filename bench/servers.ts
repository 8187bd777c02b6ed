import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { ask, ended, signIn, startProduct, stopProcess } from '../src/tests/product.ts'
import type { Job } from './jobs/job.ts'

/** One of the two that are compared: a process that listens. */
export interface Side {
  name: 'app' | 'limit'
  pid: number
  port: number
  headers: Record<string, string>
  stop(): Promise<void>
}

/** The product, and who is signed in to it. */
export interface App extends Side {
  officer: string
  session: string
}

const ADMIN = 'superadmin@bench.mill'
/** Of everybody who signs in. */
export const PASSWORD = randomUUID()

/** The built product on the database at `url`, as a mill starts it, and a session of its Super Admin. */
export async function startApp(url: string): Promise<App> {
  const { address, pid, stop } = await startProduct({
    NODE_ENV: 'production',
    MILL_NAME: 'Bench',
    MILL_ADDRESS: 'Bench',
    ACCOUNT_CONFIRM: 'tell',
    PRICE_CHECKER: 'off',
    DATABASE_URL: url,
    ADMIN_EMAIL: ADMIN,
    ADMIN_PASSWORD: PASSWORD,
  })
  const { session, UUID } = await signIn(address, ADMIN, PASSWORD)
  const headers = { authorization: `Bearer ${session}` }
  return { name: 'app', pid, port: Number(address.port), headers, officer: UUID, session, stop }
}

/** The bare server on the same database. */
export async function startLimit(url: string): Promise<Side> {
  const child = fork(path.join(import.meta.dirname, 'limit/server.ts'), [url])
  const [port] = await Promise.race([once(child, 'message'), ended(child)])
  return { name: 'limit', pid: child.pid!, port, headers: {}, stop: () => stopProcess(child) }
}

/** A token that a weighbridge sends tickets to the product with. */
export async function createScaleToken({ port, session }: App): Promise<string> {
  const address = new URL(`http://127.0.0.1:${port}`)
  const token = { Name: 'bench' }
  return (await ask<{ Token: string }>(address, 'scale/CreateToken', token, session)).Token
}

/** Where a side answers a job: the product at the call's path, the limit at its statement's name. */
export function pathOf({ name }: Side, job: Job): string {
  return name === 'app' ? `/api/system/${job.call}` : `/${job.statement}`
}

export function urlOf(side: Side, job: Job): string {
  return `http://127.0.0.1:${side.port}${pathOf(side, job)}`
}

/** What a side is given of who asks. */
export function headersOf({ name, headers }: Side, job: Job): Record<string, string> {
  return name === 'app' ? { ...headers, ...job.headers } : headers
}
