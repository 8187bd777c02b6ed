import type { CallContext } from '../call-context.ts'
import { ProcessLost, SideProcesses, type Talk } from '../side-processes.ts'
import {
  MAX_MEBIBYTES,
  type SheetFault,
  type SheetLine,
  type SheetTable,
  unreadable,
} from './sheet-table.ts'

/** A file by its name, its size and its bytes, a part at a time. */
export interface FileInParts {
  name: string
  size: number
  parts(): AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

/** What the process is told: the bytes of a file, then its name; or those of a body, its end, and what to give of it. */
export type ToReader =
  | { bytes: Uint8Array }
  | { read: string }
  | { body: Uint8Array }
  | { unpack: true }
  | { give: number; from: number; to: number }

/** What it says: each table with its rows and faults in parts; a table that follows `whole` is what the one before hides. */
export type FromReader =
  | { is: 'table'; head: Omit<SheetTable, 'rows' | 'faults'> }
  | { is: 'rows'; rows: SheetLine[] }
  | { is: 'faults'; faults: SheetFault[] }
  | { is: 'whole' }
  | { is: 'end' }

const MEBIBYTE = 1024 * 1024
export const MAX_HEAP_MEBIBYTES = 256
const TIMEOUT_MS = 60_000
const AT_ONCE = 2
const MAX_WAITING = 10

const processes = new SideProcesses({
  beside: import.meta.url,
  program: './reading-process',
  limits: { atOnce: AT_ONCE, maxInLine: MAX_WAITING, maxAbout: MAX_WAITING },
  timeoutMs: TIMEOUT_MS,
  abandonedMs: 0,
  maxHeapMebibytes: MAX_HEAP_MEBIBYTES,
  // It needs neither the database nor a secret.
  env: { NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH },
})

/**
 * The tables of a file, read in a process of its own within 256 MB and a minute, two files at once, by turns of the officers
 * who ask. What takes more of either is a fault of the file. Ended when the caller goes, which throws their signal's
 * reason; `onFull` is called where too many files wait.
 */
export async function readInProcess(
  file: FileInParts,
  { officer, signal }: Pick<CallContext, 'officer' | 'signal'>,
  onFull: () => never,
): Promise<SheetTable[]> {
  if (file.size > MAX_MEBIBYTES * MEBIBYTE)
    return [unreadable('file.tooLarge', { max: MAX_MEBIBYTES })]
  const place = { line: officer?.id ?? '', about: 'file', signal }
  try {
    return await processes.run(place, (talk) => read(file, talk), onFull)
  } catch (error) {
    if (error instanceof ProcessLost) return [unreadable('file.tooMuch')]
    throw error
  }
}

/** How many files wait for their turn. */
export function filesWaiting(): number {
  return processes.waiting
}

/** The processes that read files; none while there is none to read. */
export function readingProcesses(): number[] {
  return processes.pids
}

/** Ends the processes; the next file starts another. */
export function closeReading(): Promise<void> {
  return processes.close()
}

async function read({ name, parts }: FileInParts, talk: Talk): Promise<SheetTable[]> {
  for await (const bytes of parts()) await talk.send({ bytes } satisfies ToReader)
  await talk.send({ read: name } satisfies ToReader)
  const tables: SheetTable[] = []
  let table: SheetTable | undefined
  let isWhole = false
  while (true) {
    const message = (await talk.next()) as FromReader
    if (message.is === 'end') return tables
    if (message.is === 'whole') isWhole = true
    else if (message.is === 'table') {
      const begun: SheetTable = { ...message.head, rows: [], faults: [] }
      if (isWhole && table?.hidden) table.hidden.whole = begun
      else tables.push(begun)
      table = begun
      isWhole = false
    } else if (message.is === 'rows') table?.rows.push(...message.rows)
    else table?.faults.push(...message.faults)
  }
}
