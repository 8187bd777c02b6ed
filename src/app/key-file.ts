import { randomBytes, randomUUID } from 'node:crypto'
import { link, open, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { explain } from '../../embedded-postgres/folder-errors.ts'
import { KEY_BYTES, keyOf } from '../platform/encryption.ts'
import { StartupError } from '../platform/startup-error.ts'

const FILE = 'secrets-key'

/** The key in `dataDir`, which is made where it is missing; of two starts at once both get the same. */
export async function readKeyFile(dataDir: string): Promise<Buffer> {
  const file = path.join(dataDir, FILE)
  try {
    const kept = (await find(file)) ?? (await make(file))
    const key = keyOf(kept.trim())
    if (!key) throw noKey(file)
    return key
  } catch (error) {
    throw explain(dataDir, error)
  }
}

function find(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}

/** Written beside its place, and then linked, which fails where another start was quicker: it is whole or not there. */
async function make(file: string): Promise<string> {
  const fresh = `${file}.${randomUUID()}`
  try {
    await write(fresh, `${randomBytes(KEY_BYTES).toString('base64')}\n`)
    await link(fresh, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(fresh, { force: true })
  }
  return readFile(file, 'utf8')
}

/** Of the folder's owner, who alone may read it. */
async function write(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    const { uid, gid } = await stat(path.dirname(file))
    if (process.getuid?.() === 0) await handle.chown(uid, gid)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function noKey(file: string): StartupError {
  return new StartupError(
    `ไฟล์กุญแจ ${file} เสียหาย กรุณานำไฟล์ที่สำรองไว้กลับมา หรือลบไฟล์นี้แล้วเริ่มใหม่ ผู้ที่ใช้การยืนยันสองขั้นตอนจะเข้าด้วยรหัสสำรองและตั้งค่าใหม่`,
    `The key file ${file} is damaged. Put your copy of it back, or delete it and start again: officers with a second factor then sign in by a recovery code and set it up anew.`,
  )
}
