import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { copyPreparedCluster } from '../prepared-cluster.ts'
import { type Product, signIn } from '../product.ts'
import { EMAIL, PASSWORD, postmaster, startOwnMill } from './mill/own-mill.ts'

vi.setConfig({ testTimeout: 300_000 })

/** Asks who is signed in until the answer has `status`; gives the answers before it. */
async function until(status: number, { address }: Product, token: string) {
  const before: { status: number; message?: string }[] = []
  const ask = async () => {
    const response = await fetch(new URL('/api/system/authenOfficer/checkSession', address), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: '{}',
    })
    if (response.status !== status) before.push(await response.json())
    return response.status
  }
  await expect.poll(ask, { interval: 20, timeout: 60_000 }).toBe(status)
  return before
}

test('PostgreSQL that is killed under a running mill is started again, also where it was adopted', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'heal-'))
  await copyPreparedCluster(dataDir)
  const first = await startOwnMill(dataDir)
  const { session } = await signIn(first.address, EMAIL, PASSWORD)
  const killed = await postmaster(dataDir)
  process.kill(killed, 'SIGKILL')
  await until(503, first, session)
  const meanwhile = await until(200, first, session)
  expect(meanwhile.filter(({ status }) => status !== 503)).toEqual([])
  expect(meanwhile[0]?.message).toContain('ระบบหยุดให้บริการชั่วคราว')
  expect(await postmaster(dataDir)).not.toBe(killed)
  await expect.poll(first.said).toContain('The database is back after')
  const lines = first.said().trim().split('\n')
  const outage = lines.map((line) => JSON.parse(line)).filter(({ msg }) => /database is/.test(msg))
  const level = { level: 50, time: expect.any(Number), pid: first.pid }
  expect(outage).toMatchObject([
    { ...level, msg: expect.stringContaining('The database is away') },
    { ...level, msg: expect.stringContaining('The database is back after') },
  ])

  process.kill(first.pid, 'SIGKILL')
  const second = await startOwnMill(dataDir)
  process.kill(await postmaster(dataDir), 'SIGKILL')
  await until(503, second, session)
  await until(200, second, session)
  await second.stop()
})
