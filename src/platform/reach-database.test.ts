import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterEach, expect, inject, test } from 'vitest'
import { reachDatabase } from './reach-database.ts'
import { StartupError } from './startup-error.ts'

const SECRET = 'palm-of-nobody'
let server: Server | undefined
afterEach(() => server?.close())

/** A machine that takes connections and does with them what `answer` does; its address. */
async function listen(answer: (socket: Socket) => void): Promise<string> {
  server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `postgres://palm:${SECRET}@127.0.0.1:${(server.address() as AddressInfo).port}/mill`
}

/** The address of the cluster of the tests, but for what `other` says. */
function clusterAddress(other: Partial<URL>): string {
  return Object.assign(new URL(inject('clusterUrl')), other).href
}

/** What is said of the database at `url`, in Thai and English. */
async function saidOf(url: string, waitMs?: number): Promise<string> {
  const error = await reachDatabase(url, { waitMs }).then(
    () => undefined,
    (failed) => failed,
  )
  expect(error).toBeInstanceOf(StartupError)
  expect(error.message).not.toContain(SECRET)
  expect(error.message).toMatch(/^.*[ก-๙].*DATABASE_URL.*\n[ -~]*DATABASE_URL[ -~]*\.$/)
  return error.message
}

test('a database that lets us in is reached', async () => {
  await reachDatabase(inject('clusterUrl'))
})

test('a machine that nobody knows is named', async () => {
  const said = await saidOf(`postgres://palm:${SECRET}@mill.invalid/mill`)
  expect(said).toContain('No machine is called mill.invalid')
})

test('a port at which nothing listens is named', async () => {
  const said = await saidOf(`postgres://palm:${SECRET}@localhost:1/mill`)
  expect(said).toContain('No PostgreSQL runs at localhost, port 1')
  const noSocket = `postgres://palm:${SECRET}@/mill?host=/no/socket`
  expect(await saidOf(noSocket)).toContain('No PostgreSQL runs at /no/socket')
})

test('what takes a connection and answers nothing, or hangs up, is said not to answer', async () => {
  const isNoPostgres = /127\.0\.0\.1, port \d+, does not answer as a PostgreSQL/
  expect(await saidOf(await listen(() => {}), 100)).toMatch(isNoPostgres)
  server?.close()
  expect(await saidOf(await listen((socket) => socket.destroy()))).toMatch(isNoPostgres)
})

test('a wrong password and a missing one are said of the user', async () => {
  const isNotLetIn = /does not let the user postgres in/
  expect(await saidOf(clusterAddress({ password: SECRET }))).toMatch(isNotLetIn)
  expect(await saidOf(clusterAddress({ password: '' }))).toMatch(isNotLetIn)
})

test('a database that is not there is named', async () => {
  expect(await saidOf(clusterAddress({ pathname: 'no_mill' }))).toContain(
    'has no database called no_mill',
  )
})

test('what has no sentence of its own is told as the database says it', async () => {
  const noTls = clusterAddress({ search: 'sslmode=verify-full' })
  expect(await saidOf(noTls)).toContain('cannot be reached (The server does not support SSL')
})

test('who stops the start does not wait for a machine that is silent', async () => {
  const stop = new AbortController()
  const url = await listen(() => stop.abort())
  await expect(reachDatabase(url, { waitMs: 3600_000, stop: stop.signal })).rejects.toThrow()
})
