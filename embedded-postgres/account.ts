import { spawnSync } from 'node:child_process'
import { chown, readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { makeFolder } from '../src/platform/make-folder.ts'
import type { Binaries } from './binaries.ts'
import { copyForOtherUser } from './binaries.ts'

/**
 * Who runs PostgreSQL's programs. PostgreSQL refuses root, so root steps down, to somebody who cannot read root's
 * files: the owner of the folder, or `nobody`. Only where that cannot be, it becomes itself without powers in a user
 * namespace, to whom root's files stay readable.
 */
export interface Account {
  binaries: Binaries
  /** Put before the program and its arguments. */
  prefix: string[]
  /** Given where the operating system user changes. */
  uid?: number
  gid?: number
  /** The owner that the cluster's files must have. */
  owner?: Owner
}

const ROOT = 0

interface Owner {
  uid: number
  gid: number
}

/** Makes `dataDir` where it is missing; what root makes in another user's folder belongs to that user. */
export async function makeDataDir(dataDir: string): Promise<Owner> {
  await makeFolder(dataDir, { made: giveToOwnerAbove })
  return stat(dataDir)
}

async function giveToOwnerAbove(folder: string): Promise<void> {
  if (process.getuid?.() !== ROOT) return
  const { uid, gid } = await stat(path.dirname(folder))
  await chown(folder, uid, gid)
}

/** Chooses the account for a cluster in a folder of the user `uid`. */
export async function chooseAccount({ uid, gid }: Owner, binaries: Binaries): Promise<Account> {
  if (process.getuid?.() !== ROOT) return { binaries, prefix: [] }
  if (uid !== ROOT && (await hasName(uid))) return stepDown(uid, gid, binaries)
  try {
    return await stepDownToNobody(binaries)
  } catch (error) {
    if (!namespaceAllowed()) throw error
    console.warn(readsFilesOfRoot(error as Error))
    return inNamespace(binaries)
  }
}

function readsFilesOfRoot({ message }: Error): string {
  return `ฐานข้อมูลอ่านไฟล์ของ root ได้ (${message}) กรุณาให้ผู้ใช้ที่ไม่ใช่ root เป็นเจ้าของ DATA_DIR
The database can read root's files (${message}). Give DATA_DIR to a user other than root.`
}

/** Root without powers, in a user namespace. */
export function inNamespace(binaries: Binaries): Account {
  return { binaries, prefix: ['unshare', '--user', '--'], owner: { uid: ROOT, gid: ROOT } }
}

/** As `nobody`, who cannot read a private installation. */
async function stepDownToNobody(binaries: Binaries): Promise<Account> {
  const nobody = await lookUp((name) => name === 'nobody')
  if (!nobody) throw new Error('There is no user "nobody" to run the database as')
  return stepDown(nobody.uid, nobody.gid, await copyForOtherUser(binaries))
}

/**
 * How the account names a folder that it was started in. A user who may not walk the path to it
 * can still stand in it, and Linux has a path for where one stands.
 */
export function standingIn(folder: string, account: Account): string {
  return account.uid !== undefined && process.platform === 'linux' ? '/proc/self/cwd' : folder
}

/** Whether a cluster has to change hands before the account can run it. */
export async function isOfAnother({ owner }: Account, folder: string): Promise<boolean> {
  return owner !== undefined && (await stat(folder)).uid !== owner.uid
}

/** Gives a cluster to the account where another one owned it. */
export async function giveTo(account: Account, folder: string): Promise<void> {
  if (!account.owner || !(await isOfAnother(account, folder))) return
  const { uid, gid } = account.owner
  const below = await readdir(folder, { recursive: true })
  await Promise.all(below.map((name) => chown(path.join(folder, name), uid, gid)))
  // Last: where this is cut off, the next start does it again.
  await chown(folder, uid, gid)
}

function stepDown(uid: number, gid: number, binaries: Binaries): Account {
  return { binaries, prefix: [], uid, gid, owner: { uid, gid } }
}

function namespaceAllowed(): boolean {
  return spawnSync('unshare', ['--user', '--', 'true'], { stdio: 'ignore' }).status === 0
}

async function hasName(uid: number): Promise<boolean> {
  return (await lookUp((_, other) => other === uid)) !== undefined
}

async function lookUp(matches: (name: string, uid: number) => boolean) {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n')
  const users = lines.map((line) => line.split(':'))
  const found = users.find(([name, , uid]) => name && matches(name, Number(uid)))
  return found && { uid: Number(found[2]), gid: Number(found[3]) }
}
