import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, test, vi } from 'vitest'
import { packageRoot } from '../platform/package-root.ts'

vi.setConfig({ testTimeout: 240_000 })

const place = await mkdtemp(path.join(tmpdir(), 'killed-'))
const program = path.join(place, 'run.mts')
const folders = path.join(place, 'folders')
await mkdir(folders)
afterAll(() => rm(place, { recursive: true }))

/** A run like those of Vitest: a cluster in a folder, a process of its own beside it, and a folder made before. */
await writeFile(
  program,
  `
  import { spawn } from 'node:child_process'
  import { mkdtempSync } from 'node:fs'
  import { startEmbeddedPostgres } from '${packageRoot}/embedded-postgres/start.ts'
  import { copyPreparedCluster } from '${packageRoot}/src/tests/prepared-cluster.ts'
  import { openRunFolder } from '${packageRoot}/src/tests/run-folder.ts'
  const folder = await openRunFolder(mkdtempSync('${folders}/palm-scale-before-'))
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await copyPreparedCluster(folder.path)
  const { url } = await startEmbeddedPostgres({ dataDir: folder.path, settings: { fsync: 'off' } })
  console.log(JSON.stringify({ other: other.pid, port: Number(new URL(url).port) }))
`,
)

test.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
  'a run that %s ends leaves no database, process or folder behind',
  async (signal) => {
    const run = startRun()
    const { other, port } = await firstLine(run)
    expect(isAlive(other)).toBe(true)
    expect(await answers(port)).toBe(true)
    run.kill(signal)
    await once(run, 'exit')
    await expect.poll(leftFolders).toEqual([])
    expect(await answers(port)).toBe(false)
    if (process.platform === 'linux') expect(isAlive(other)).toBe(false)
  },
)

test('a run sweeps up what an earlier one left that was killed together with its cleaner', async () => {
  const abandoned = path.join(folders, 'palm-scale-tests-000000')
  await mkdir(abandoned)
  await writeFile(path.join(abandoned, 'run.pid'), '4194999')
  const run = startRun()
  await firstLine(run)
  await expect.poll(leftFolders).toHaveLength(2)
  expect(await leftFolders()).not.toContain(path.basename(abandoned))
  run.kill('SIGKILL')
  await expect.poll(leftFolders).toEqual([])
})

function startRun(): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', program], {
    cwd: packageRoot,
    env: { ...process.env, TMPDIR: folders },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

async function leftFolders(): Promise<string[]> {
  return (await readdir(folders)).filter((name) => name.startsWith('palm-scale-'))
}

async function firstLine(run: ChildProcess): Promise<{ other: number; port: number }> {
  const [line] = await once(createInterface(run.stdout!), 'line')
  return JSON.parse(line)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const answered = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'close').then(() => false),
  ]).catch(() => false)
  socket.destroy()
  return answered
}
