import { randomBytes } from 'node:crypto'
import { mkdtemp, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { StartupError } from '../src/platform/startup-error.ts'
import type { Account } from './account.ts'
import { giveTo, standingIn } from './account.ts'
import { program } from './binaries.ts'
import { run } from './run.ts'

const PASSWORD = 'superuser-password'
const LOCALE = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
const TEN_MINUTES = 600_000

/** Makes the cluster `folder` unless it stands, and refuses one of another major version. */
export async function ensureCluster(folder: string, account: Account): Promise<void> {
  await sweepAbandoned(folder)
  const major = await readFile(path.join(folder, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (major === undefined) return createCluster(folder, account)
  if (!/^\d+$/.test(major.trim())) throw damaged(folder, 'PG_VERSION')
  const ours = Number.parseInt(account.binaries.version, 10)
  if (Number(major) !== ours) {
    throw new StartupError(
      `ฐานข้อมูลใน ${folder} เป็น PostgreSQL ${major.trim()} แต่โปรแกรมนี้ใช้ ${ours} กรุณาใช้โปรแกรมรุ่นเดิม`,
      `The database in ${folder} is PostgreSQL ${major.trim()}; this program brings ${ours}. Use the former program.`,
    )
  }
}

/** Whether a cluster was made in `dataDir`. */
export function hasCluster(dataDir: string): Promise<boolean> {
  return stat(path.resolve(dataDir, 'postgres')).then(
    () => true,
    ({ code }: NodeJS.ErrnoException) => code !== 'ENOENT' && code !== 'ENOTDIR',
  )
}

/** The superuser's password, which was made with the cluster and lies in it. */
export async function readPassword(folder: string): Promise<string> {
  const password = await readFile(path.join(folder, PASSWORD), 'utf8').catch(() => '')
  if (password.trim() === '') throw damaged(folder, PASSWORD)
  return password.trim()
}

/** What to do where `file` of a cluster is empty or gone, as after a power cut or by somebody's hand. */
function damaged(folder: string, file: string): StartupError {
  return new StartupError(
    `โฟลเดอร์ฐานข้อมูล ${folder} เสียหาย ไฟล์ ${file} ว่างหรือหายไป อย่าลบโฟลเดอร์นี้ กรุณาเก็บสำเนาไว้ แล้วกู้คืนข้อมูลสำรองล่าสุดลงโฟลเดอร์ใหม่: DATA_DIR=โฟลเดอร์ใหม่ npm run restore -- ไฟล์สำรอง`,
    `The database folder ${folder} is damaged: its file ${file} is empty or gone. Do not delete the folder; keep a copy, and restore the last backup into a new one: DATA_DIR=<new folder> npm run restore -- <backup file>.`,
  )
}

/** Built beside its place and then renamed, so that a cluster is whole or not there. */
async function createCluster(folder: string, account: Account): Promise<void> {
  const password = randomBytes(24).toString('base64url')
  const fresh = await mkdtemp(`${folder}.new-`)
  try {
    await giveTo(account, fresh)
    await initdb(fresh, password, account)
    await writePassword(path.join(fresh, PASSWORD), password, account)
    await rename(fresh, folder)
  } catch (error) {
    await rm(fresh, { recursive: true, force: true })
    if (await stat(path.join(folder, 'PG_VERSION')).catch(() => undefined)) return
    // A folder with files in it is not one that waits for its first start.
    const isFilled = (await readdir(folder).catch(() => [])).length > 0
    throw isFilled ? damaged(folder, 'PG_VERSION') : error
  }
}

async function initdb(folder: string, password: string, account: Account): Promise<void> {
  const passwordFile = `${folder}.password`
  await writePassword(passwordFile, password, account)
  const reading = await open(passwordFile)
  try {
    const data = standingIn(folder, account)
    const args = ['-D', data, '-U', 'postgres', '-E', 'UTF8', '--locale', LOCALE]
    const access = ['-A', 'scram-sha-256', '--pwfile', passwordPath(passwordFile)]
    await run(account, program(account.binaries, 'initdb'), [...args, ...access], {
      cwd: folder,
      handed: reading.fd,
    })
  } finally {
    await reading.close()
    await rm(passwordFile)
  }
}

/** Handed over open where possible: another user may not walk the path to it. */
function passwordPath(file: string): string {
  return process.platform === 'linux' ? '/proc/self/fd/3' : file
}

async function writePassword(file: string, password: string, account: Account): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  await handle.writeFile(`${password}\n`)
  if (account.owner) await handle.chown(account.owner.uid, account.owner.gid)
  await handle.sync()
  await handle.close()
}

/** What a killed creation left beside the cluster. */
async function sweepAbandoned(folder: string): Promise<void> {
  const parent = path.dirname(folder)
  const remains = (await readdir(parent)).filter((name) =>
    name.startsWith(`${path.basename(folder)}.new-`),
  )
  for (const name of remains) {
    const { mtimeMs } = await stat(path.join(parent, name))
    if (mtimeMs < Date.now() - TEN_MINUTES) {
      await rm(path.join(parent, name), { recursive: true, force: true })
    }
  }
}
