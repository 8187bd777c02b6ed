import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { copyPreparedCluster } from '../tests/prepared-cluster.ts'
import { ask, signIn } from '../tests/product.ts'
import { mountSmallDisk, type SmallDisk } from '../tests/small-disk.ts'
import { type Mill, openMill } from './mill.ts'
import { readSettings } from './settings.ts'

vi.setConfig({ testTimeout: 180_000 })

const ADMIN_EMAIL = 'boss@mill.example'
const ADMIN_PASSWORD = 'palm on a full disk'

// Only root may mount a disk.
describe.runIf(process.platform === 'linux' && process.getuid?.() === 0)('a full disk', () => {
  let disk: SmallDisk
  let mill: Mill
  let address: URL
  let ballast: string

  beforeAll(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    disk = mountSmallDisk(600)
    await copyPreparedCluster(disk.folder)
    const CHOSEN = { ACCOUNT_CONFIRM: 'tell', PRICE_CHECKER: 'off' }
    const head = { MILL_NAME: 'โรงงานทดสอบ', MILL_ADDRESS: 'สุราษฎร์ธานี', ...CHOSEN }
    const more = { NODE_ENV: 'production', ADMIN_EMAIL, ADMIN_PASSWORD, ...head }
    const env = { PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: disk.folder, ...more }
    mill = await openMill(readSettings(env))
    address = new URL(mill.address)
    ballast = path.join(disk.folder, 'ballast')
  })
  afterAll(async () => {
    await mill?.close()
    disk?.close()
    vi.restoreAllMocks()
  })

  test('refuses what is written and answers what is read, until there is room again', async () => {
    const { session } = await signIn(address, ADMIN_EMAIL, ADMIN_PASSWORD)
    const write = () =>
      ask(address, 'scale/CreateToken', { Name: `เครื่องชั่ง ${Math.random()}` }, session)
    const outcome = () =>
      write().then(
        () => 'written',
        (error: Error) => error.message,
      )
    expect(await outcome()).toBe('written')

    const readiness = () => fetch(new URL('/readyz', address)).then((answer) => answer.json())
    const fill = (leave: number) => {
      const { bavail, bsize } = statfsSync(disk.folder)
      writeFileSync(ballast, Buffer.alloc(bavail * bsize - leave))
    }
    expect(await readiness()).toEqual({ status: 'ready' })
    fill(150_000_000)
    await expect.poll(readiness).toEqual({ status: 'ready', warnings: ['diskNearlyFull'] })
    const metrics = await fetch(new URL('/metrics', address)).then((answer) => answer.text())
    expect(metrics).toContain('\npalm_disk_nearly_full 1\n')
    expect(Number(/\npalm_disk_free_bytes (\d+)/.exec(metrics)?.[1])).toBeLessThan(200_000_000)
    expect(await outcome()).toBe('written')

    rmSync(ballast)
    fill(60_000_000)
    await expect.poll(readiness).toEqual({ status: 'ready', warnings: ['diskFull'] })
    await expect.poll(outcome).toContain('พื้นที่เก็บข้อมูลของเครื่องเซิร์ฟเวอร์เต็ม')
    expect(await ask(address, 'user/GetAllUser', {}, session)).toHaveLength(1)
    expect((await signIn(address, ADMIN_EMAIL, ADMIN_PASSWORD)).session).toBeTruthy()

    rmSync(ballast)
    await expect.poll(outcome).toBe('written')
    await expect.poll(readiness).toEqual({ status: 'ready' })
  })
})
