import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '../../embedded-postgres/launch.ts'
import { packageRoot } from '../platform/package-root.ts'

// Each starts a mill or a test run of its own.
vi.setConfig({ testTimeout: 600_000 })

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  await readFile(path.join(packageRoot, 'package.json'), 'utf8'),
)
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'named-commands-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** As whoever runs a mill on this machine may have them in the environment. */
const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://palm:secret@127.0.0.1:1/palm',
  PORT: '443',
  HOST: '192.0.2.1',
  PUBLIC_URL: 'https://palm.mill.example',
  // Each worker of a test run in this one would read the whole product anew.
  VITEST_MAX_WORKERS: '1',
}

/** The commands that the papers name and no other test runs, with arguments that keep them small. */
test.each<[command: string, args: string[], printed: RegExp[]]>([
  [
    'bench',
    ['--tickets', '1k', '--seconds', '0.05', '--connections', '1'],
    [/^\| import .*\|$/m, /: 0 findings/],
  ],
  ['bench', ['--growth', '--tickets', '1k', '--jobs', 'PO list'], [/^\| \w.* \| +[\d.]+ \|$/m]],
  ['bench', ['--imports', '--tickets', '1k'], [/undo +[\d.]+ s/]],
  ['vitals', ['sign-in', '--days=2'], [/^sign-in: .* 0 rules of accessibility violated/m]],
  ['screenshots', ['01-sign-in', '37-accounts', '--into=FOLDER', '--days=2'], []],
  ['test:fuzz', ['--cases=2', '--calls=vendor/GetVendorFilterLists'], [/Tests.* passed/]],
  ['test:crash', ['--rounds=1'], [/Tests.* 1 passed/]],
  ['test:agent', ['--rounds=1'], [/Tests.* 1 passed/]],
  ['test:breaks', ['that nobody saw'], [/✓/]],
])(
  'npm run %s -- %j does what it says, whatever the mill on this machine is set to',
  async (name, args, printed) => {
    const ended = await run(name, args)
    expect(ended.code, ended.output).toBe(0)
    for (const line of printed) expect(ended.output).toMatch(line)
    if (name === 'screenshots') expect(await readdir(folder)).not.toEqual([])
  },
)

test.each(['bench', 'vitals'])(
  'npm run %s leaves neither a process nor a folder where it is stopped',
  async (name) => {
    const temporary = await mkdtemp(path.join(folder, 'stopped-'))
    const stopped = start(name, [], { TMPDIR: temporary })
    const mill = async () => (await readdir(temporary, { recursive: true })).join()
    await expect.poll(mill, { timeout: 120_000 }).toContain('postmaster.pid')
    stopped.kill('SIGTERM')
    await once(stopped, 'exit')
    const left = async () => (await readdir(temporary)).filter((name) => !name.startsWith('tsx-'))
    await expect.poll(left).toEqual([])
  },
)

test('npm run dev serves the screens and the calls behind them, and ends both where it is stopped', async () => {
  const [port, screens] = [await freePort(), await freePort()]
  const env = { PORT: String(port), DATA_DIR: path.join(folder, 'dev'), DEMO_DAYS: '2' }
  const dev = start('dev', ['--port', String(screens)], env)
  const answers = async (at: number, place: string) =>
    (await fetch(`http://127.0.0.1:${at}${place}`).catch(() => undefined))?.status
  await expect.poll(() => answers(screens, '/'), { timeout: 120_000 }).toBe(200)
  await expect.poll(() => answers(port, '/readyz'), { timeout: 120_000 }).toBe(200)
  // Of a call that is none the server says so; the page would be another answer.
  expect(await answers(screens, '/api/system/none')).toBe(404)
  dev.kill('SIGTERM')
  await once(dev, 'exit')
  await expect.poll(() => answers(port, '/readyz')).toBe(undefined)
  expect(await answers(screens, '/')).toBe(undefined)
})

/** Runs what package.json calls so, without the npm before it. */
function start(name: string, args: readonly string[], more: NodeJS.ProcessEnv) {
  const [program, ...given] = scripts[name]!.split(' ')
  if (program !== 'node') throw new Error(`${name} is no program of Node`)
  const ofRunner = Object.keys(process.env).filter((key) => /^(VITEST|TEST$|END_WITH)/.test(key))
  const env = { ...process.env, ...Object.fromEntries(ofRunner.map((key) => [key, undefined])) }
  return spawn(process.execPath, [...given, ...args], {
    cwd: packageRoot,
    env: { ...env, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function run(name: string, args: readonly string[]) {
  const child = start(
    name,
    args.map((arg) => arg.replace('FOLDER', folder)),
    PRODUCTION,
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const [code] = await once(child, 'close')
  return { code, output: stripVTControlCharacters(output) }
}
