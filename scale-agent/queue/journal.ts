import { type FileHandle, open, rename } from 'node:fs/promises'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import { writeNew } from '../replace-file.ts'

/**
 * A file to which entries are appended, a line each with its checksum. `append` resolves once the entries are on the
 * disk: before that nothing may be acknowledged. What fails to be written leaves no trace.
 */
export interface Journal<Entry> {
  append(entries: readonly Entry[]): Promise<void>
  /** Puts `entries` in place of all that is there, in one step: a crash leaves the old file or the new one. */
  replace(entries: () => readonly Entry[]): Promise<void>
  /** In bytes. */
  size(): number
  close(): Promise<void>
}

/**
 * Opens the journal `file`, or begins it. `apply` gets each entry that is there, and then each that has been appended,
 * in their order. `damaged` counts lines that are no entry, besides a last one that a crash tore: none, unless the disk
 * is failing.
 */
export async function openJournal<Entry>(
  file: string,
  apply: (entry: Entry) => void,
): Promise<{ journal: Journal<Entry>; damaged: number }> {
  let handle = await open(file, 'a+', 0o600)
  const { entries, damaged, end } = readLines<Entry>(await handle.readFile())
  await handle.truncate(end)
  await syncFolder(file)
  entries.forEach(apply)
  let size = end
  const inTurn = createTurns()

  const append = async (added: readonly Entry[]) => {
    // What a failed write left, and could not be cut off then, would spoil the next line.
    if ((await handle.stat()).size > size) await handle.truncate(size)
    await write(handle, encode(added), size)
    size = (await handle.stat()).size
    added.forEach(apply)
  }
  const replace = async (kept: readonly Entry[]) => {
    await writeNew(`${file}.new`, encode(kept))
    await handle.close()
    try {
      await rename(`${file}.new`, file)
      await syncFolder(file)
    } finally {
      // Also where another program keeps the old one from being replaced.
      handle = await open(file, 'a+', 0o600)
      size = (await handle.stat()).size
    }
  }
  const journal: Journal<Entry> = {
    append: (added) => inTurn(() => append(added)),
    replace: (kept) => inTurn(() => replace(kept())),
    size: () => size,
    close: () => inTurn(() => handle.close()),
  }
  return { journal, damaged }
}

async function write(handle: FileHandle, lines: Buffer, size: number): Promise<void> {
  try {
    await handle.appendFile(lines)
    await handle.datasync()
  } catch (error) {
    // A full disk may have taken a part of it.
    await handle.truncate(size).catch(() => {})
    throw error
  }
}

/** Runs each piece of work after the one before it, whether that failed or not. */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work)
    last = result.catch(() => {})
    return result
  }
}

function encode(entries: readonly unknown[]): Buffer {
  const lines = entries.map((entry) => {
    const text = JSON.stringify(entry)
    return `${checksum(text)} ${text}\n`
  })
  return Buffer.from(lines.join(''))
}

function checksum(text: string): string {
  return crc32(text).toString(16).padStart(8, '0')
}

/** The entries of whole lines, and where the last of them ends. */
function readLines<Entry>(bytes: Buffer) {
  const NEWLINE = 10
  const entries: Entry[] = []
  let [damaged, damagedBehind, end, at] = [0, 0, 0, 0]
  for (let to = bytes.indexOf(NEWLINE); to !== -1; to = bytes.indexOf(NEWLINE, at)) {
    const [sum, text] = [bytes.toString('utf8', at, at + 8), bytes.toString('utf8', at + 9, to)]
    at = to + 1
    if (sum !== checksum(text)) {
      damagedBehind += 1
      continue
    }
    entries.push(JSON.parse(text))
    damaged += damagedBehind
    damagedBehind = 0
    end = at
  }
  return { entries, end, damaged: damaged + damagedBehind }
}

/** Makes a new or renamed file last; Windows has no such thing, and needs none. */
async function syncFolder(file: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path.dirname(file), 'r')
  await folder.sync().finally(() => folder.close())
}
