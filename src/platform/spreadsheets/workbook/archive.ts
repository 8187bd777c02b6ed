import { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'

/** A file of an archive, as the archive's directory has it. */
export interface Entry {
  name: string
  /** How many bytes its directory says that it unfolds to; how many it does, shows only then. */
  unfoldedSize: number
  isFolded: boolean
  /** Where it begins, and its bytes there. */
  at: number
  size: number
}

/** The entries of a ZIP archive, from its directory alone. Throws where there is none. */
export function* entriesOf(archive: Uint8Array): Generator<Entry> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  const end = endOfDirectory(view)
  let at = view.getUint32(end + 16, true)
  let left = view.getUint16(end + 10, true)
  if (at === LARGE || left === MANY) {
    const large = Number(view.getBigUint64(end - LOCATOR_SIZE + 8, true))
    left = Number(view.getBigUint64(large + 32, true))
    at = Number(view.getBigUint64(large + 48, true))
  }
  for (; left > 0; left--) {
    if (view.getUint32(at, true) !== ENTRY) throw new Error('A directory that is cut')
    const [nameSize, extraSize, noteSize] = [28, 30, 32].map((to) => view.getUint16(at + to, true))
    const extraAt = at + ENTRY_SIZE + nameSize!
    yield {
      name: NAMES.decode(archive.subarray(at + ENTRY_SIZE, extraAt)),
      isFolded: view.getUint16(at + 10, true) !== STORED,
      ...sizesOf(view, at, { at: extraAt, size: extraSize! }),
    }
    at = extraAt + extraSize! + noteSize!
  }
}

/** The bytes of an entry, unfolded a part at a time. Throws where they are damaged. */
export async function* unfold(archive: Uint8Array, entry: Entry): AsyncGenerator<Uint8Array> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  if (view.getUint32(entry.at, true) !== HEAD) throw new Error('An entry that is not there')
  const from =
    entry.at + HEAD_SIZE + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true)
  const folded = archive.subarray(from, from + entry.size)
  if (!entry.isFolded) yield* partsOf(folded)
  else yield* Readable.from(partsOf(folded)).pipe(createInflateRaw({ chunkSize: PART }))
}

const PART = 64 * 1024

/** Bytes, a part at a time. */
export function* partsOf(bytes: Uint8Array, size = PART): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

// The marks and sizes of the records of an archive: PKWARE's APPNOTE.TXT, 4.3.
const HEAD = 0x04034b50
const HEAD_SIZE = 30
const ENTRY = 0x02014b50
const ENTRY_SIZE = 46
const END = 0x06054b50
const END_SIZE = 22
const LOCATOR_SIZE = 20
const STORED = 0
/** Of what stands elsewhere, in as many bytes as a large archive needs. */
const LARGE = 0xffffffff
const MANY = 0xffff
const LARGE_SIZES = 1
const LONGEST_NOTE = 0xffff
const NAMES = new TextDecoder()

function endOfDirectory(view: DataView): number {
  const last = view.byteLength - END_SIZE
  for (let at = last; at >= Math.max(0, last - LONGEST_NOTE); at--)
    if (view.getUint32(at, true) === END) return at
  throw new Error('No archive')
}

/** What large archives say of an entry stands behind its name. */
function sizesOf(view: DataView, at: number, extra: { at: number; size: number }) {
  const fields = [24, 20, 42].map((to) => view.getUint32(at + to, true))
  let large = extra.at
  while (fields.includes(LARGE) && view.getUint16(large, true) !== LARGE_SIZES) {
    large += 4 + view.getUint16(large + 2, true)
    if (large >= extra.at + extra.size) throw new Error('An entry without its size')
  }
  large += 4
  const [unfoldedSize = 0, size = 0, begin = 0] = fields.map((one) => {
    if (one !== LARGE) return one
    large += 8
    return Number(view.getBigUint64(large - 8, true))
  })
  return { unfoldedSize, size, at: begin }
}
