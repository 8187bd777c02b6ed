import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createConnection, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { StartupError } from '../src/platform/startup-error.ts'

/**
 * Holds the queue in `folder` for this process alone, and returns what lets it go: two agents on one file would lose
 * tickets. A socket is held only as long as its process lives, however that ends.
 */
export async function holdAlone(folder: string): Promise<() => Promise<void>> {
  const name = `palm-scale-agent-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`
  const isWindows = process.platform === 'win32'
  const address = isWindows ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), name)
  if (await isHeld(address)) throw heldByAnother(folder)
  if (!isWindows) await rm(address, { force: true })
  const server = createServer((socket) => socket.destroy()).listen(address)
  try {
    await once(server, 'listening')
  } catch {
    throw heldByAnother(folder)
  }
  return async () => {
    server.close()
    await once(server, 'close')
  }
}

async function isHeld(address: string): Promise<boolean> {
  const socket = createConnection(address)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

function heldByAnother(folder: string): StartupError {
  return new StartupError(
    `โปรแกรมเครื่องชั่งอีกตัวใช้ ${folder} อยู่ กรุณาปิดตัวนั้นก่อน`,
    `Another scale agent uses ${folder}. Stop that one first.`,
  )
}
