import { spawnSync } from 'node:child_process'
import { chown, mkdir, readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Binaries } from './binaries.ts'
import { copyForOtherUser } from './binaries.ts'

/**
 * Who runs PostgreSQL's programs. PostgreSQL refuses root, so root steps down: to the owner of the
 * folder; to itself without powers in a user namespace; or, where that is forbidden, to `nobody`.
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
  const first = await mkdir(dataDir, { recursive: true })
  if (!first || process.getuid?.() !== ROOT) return stat(dataDir)
  const owner = await stat(path.dirname(first))
  for (let made = dataDir; made.length >= first.length; made = path.dirname(made)) {
    await chown(made, owner.uid, owner.gid)
  }
  return owner
}

/** Chooses the account for a cluster in a folder of the user `uid`. */
export async function chooseAccount({ uid, gid }: Owner, binaries: Binaries): Promise<Account> {
  if (process.getuid?.() !== ROOT) return { binaries, prefix: [] }
  if (uid !== ROOT && (await hasName(uid))) return stepDown(uid, gid, binaries)
  if (namespaceAllowed()) {
    return { binaries, prefix: ['unshare', '--user', '--'], owner: { uid: ROOT, gid: ROOT } }
  }
  return stepDownToNobody(binaries)
}

/** Root without namespaces: as `nobody`, who cannot read a private installation. */
export async function stepDownToNobody(binaries: Binaries): Promise<Account> {
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

/** Gives a cluster to the account where another one owned it. */
export async function giveTo(account: Account, folder: string): Promise<void> {
  if (!account.owner || (await stat(folder)).uid === account.owner.uid) return
  const { uid, gid } = account.owner
  const below = await readdir(folder, { recursive: true })
  for (const name of below) await chown(path.join(folder, name), uid, gid)
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
