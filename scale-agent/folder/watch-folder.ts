import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Queue } from '../queue/queue.ts'
import { repeat } from '../repeat.ts'
import { type FileFault, type FolderSettings, readTickets } from './read-tickets.ts'

/** How watching goes. */
export interface FolderState {
  /** A code of the system where the folder cannot be read. */
  fault?: string
  files: number
  lastRead?: { name: string; at: string; tickets: number }
  faults: (FileFault & { file: string })[]
}

interface Watching {
  settings: FolderSettings
  queue: Queue
  changed(): void
  /** Between two looks; tests look more often. */
  everyMs?: number
}

/** What is known of a file. */
interface Seen {
  mark: string
  /** At how many looks it stood so. */
  looks: number
  /** How often it had changed at a look since it was read. */
  changes: number
  isRead: boolean
  faults: FileFault[]
}

const EVERY_MS = 2000
/** A file without an end to its last line may still be in the middle of it. */
const LOOKS_WITHOUT_END = 5
/** A file that is never found still is read at every so many looks, but for the line that may be half. */
const CHANGES_OF_BUSY = 10
/** Older files are no work of today: what was before the agent came is imported. */
const MAX_AGE_MS = 31 * 24 * 3600_000
const MAX_FAULTS = 100
const MAX_BYTES = 50 * 1024 * 1024

/** Reads each CSV file of the folder once it stands still, and again whenever it has changed. */
export function watchFolder({ settings, queue, changed, everyMs = EVERY_MS }: Watching) {
  const seen = new Map<string, Seen>()
  let state: FolderState = { files: 0, faults: [] }

  const look = async (signal: AbortSignal) => {
    const names = await listFiles(settings.path)
    for (const name of seen.keys()) if (!names.includes(name)) seen.delete(name)
    for (const name of names) await lookAt(name, signal).catch((error) => keepOut(name, error))
    const faults = [...seen].flatMap(([file, one]) =>
      one.faults.map((fault) => ({ file, ...fault })),
    )
    state = { ...state, fault: undefined, files: names.length, faults: faults.slice(0, MAX_FAULTS) }
  }
  const lookAt = async (name: string, signal: AbortSignal) => {
    const file = path.join(settings.path, name)
    const mark = await markOf(file)
    const known = next(seen.get(name), mark)
    seen.set(name, known)
    const isBusy = known.looks === 1
    if (known.isRead || signal.aborted || (isBusy && known.changes < CHANGES_OF_BUSY)) return
    const bytes = await readFile(file)
    if (isBusy) return take(name, wholeLines(bytes), known)
    const isWhole = wholeLines(bytes).length === bytes.length || known.looks > LOOKS_WITHOUT_END
    // Written to while it was read: what is there now is half of something.
    if (!isWhole || (await markOf(file)) !== mark) return
    await take(name, bytes, known)
    known.isRead = true
  }
  /** The scale's program may hold its file, for a moment or all day. */
  const keepOut = (name: string, error: NodeJS.ErrnoException) => {
    const fault: FileFault = { key: 'file.locked', params: { code: error.code ?? error.message } }
    seen.set(name, { mark: '', looks: 0, changes: 0, isRead: false, faults: [fault] })
  }
  const take = async (name: string, bytes: Buffer, known: Seen) => {
    const { tickets, faults } = readTickets(bytes, settings, new Date())
    const unseen = queue.unseen(tickets)
    await queue.add(unseen, 'file')
    known.changes = 0
    known.faults = faults.slice(0, MAX_FAULTS)
    const lastRead = { name, at: new Date().toISOString(), tickets: unseen.length }
    if (unseen.length > 0) state = { ...state, lastRead }
  }
  const stop = repeat(async (signal) => {
    const before = JSON.stringify(state)
    await look(signal).catch((error) => {
      state = { ...state, fault: (error as NodeJS.ErrnoException).code ?? `${error}` }
    })
    if (JSON.stringify(state) !== before) changed()
    return everyMs
  })
  return { state: () => state, stop }
}

/** What is known of a file at the next look. */
function next(known: Seen | undefined, mark: string): Seen {
  if (known?.mark === mark) return { ...known, looks: known.looks + 1 }
  const changes = known ? known.changes + 1 : 0
  return { mark, looks: 1, changes, isRead: false, faults: known?.faults ?? [] }
}

function wholeLines(bytes: Buffer): Buffer {
  return bytes.subarray(0, Math.max(bytes.lastIndexOf(10), bytes.lastIndexOf(13)) + 1)
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((one) => one.isFile() && /\.(csv|txt)$/i.test(one.name))
  const recent = await Promise.all(
    names.map(async ({ name }) => {
      const { mtimeMs, size } = await stat(path.join(folder, name))
      return Date.now() - mtimeMs < MAX_AGE_MS && size > 0 && size < MAX_BYTES ? [name] : []
    }),
  )
  return recent.flat().sort()
}

async function markOf(file: string): Promise<string> {
  const { size, mtimeMs, ino } = await stat(file)
  return `${size} ${mtimeMs} ${ino}`
}
