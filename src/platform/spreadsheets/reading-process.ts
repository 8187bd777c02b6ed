import type { FromReader, ToReader } from './read-in-process.ts'
import { readTable } from './read-table.ts'
import type { SheetTable } from './sheet-table.ts'
import { BodyUnpacker } from './unpack-body.ts'
import type { Unpacked } from './unpack-in-process.ts'

// The process that `read-in-process.ts` and `unpack-in-process.ts` start: it is given the bytes of a file and says what stands in it, or
// those of a body, and holds its files.

/** So many rows or faults go over at a time: others are answered in between. */
const PART = 500

let parts: Uint8Array[] = []
let unpacking = new BodyUnpacker()
/** The body without its files, and each of them. */
let unpacked: Buffer[] = []

// Ctrl-C reaches this process too; the server lets running calls end first.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.exit())
process.on('message', async (message: ToReader) => {
  if ('bytes' in message) parts.push(message.bytes)
  else if ('read' in message) await read(message.read)
  else if ('body' in message) unpacking.take(Buffer.from(message.body))
  else if ('unpack' in message) await endBody()
  else await post({ bytes: unpacked[message.give]!.subarray(message.from, message.to) })
})

async function read(name: string): Promise<void> {
  const bytes = Buffer.concat(parts)
  parts = []
  for (const table of await readTable(name, bytes)) await postTable(table)
  await post({ is: 'end' })
}

async function endBody(): Promise<void> {
  unpacked = [unpacking.rest, ...unpacking.files.map((parts) => Buffer.concat(parts))]
  unpacking = new BodyUnpacker()
  await post({ sizes: unpacked.map(({ length }) => length) })
}

async function postTable({ rows, faults, hidden, ...head }: SheetTable): Promise<void> {
  const { whole, ...counts } = hidden ?? {}
  await post({ is: 'table', head: { ...head, ...(hidden && { hidden: counts as typeof hidden }) } })
  for (let at = 0; at < rows.length; at += PART)
    await post({ is: 'rows', rows: rows.slice(at, at + PART) })
  for (let at = 0; at < faults.length; at += PART)
    await post({ is: 'faults', faults: faults.slice(at, at + PART) })
  if (!whole) return
  await post({ is: 'whole' })
  await postTable(whole)
}

function post(message: FromReader | Unpacked): Promise<void> {
  return new Promise((resolve) => process.send?.(message, () => resolve()))
}
