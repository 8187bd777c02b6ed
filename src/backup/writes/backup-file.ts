import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { StartupError } from '../../platform/startup-error.ts'

/**
 * A backup is a compressed text: a line of JSON that says what it is; for each table a line of JSON,
 * its rows as PostgreSQL's `COPY` writes them and `\.`; a line of the sequences; and last the SHA-256 of all before.
 */
export interface BackupHead {
  format: 1
  /** ISO 8601. */
  madeAt: string
  /** The migrations that the tables have had, with the checksums of their files. */
  migrations: { name: string; checksum: string }[]
}

/** The line before a table's rows; the columns are quoted already. */
export interface TableLine {
  table: string
  columns: string[]
}

/** The line after the last table: for each sequence the last number that it gave. */
export interface SequencesLine {
  sequences: Record<string, string>
}

export const FORMAT = 1
/** What ends the rows of a table; in a row a backslash is always written twice. */
export const END_OF_ROWS = '\\.\n'

/** The last line of a backup, of a fixed length. */
export function checksumLine(sha256: string): string {
  return jsonLine({ sha256 })
}

export function jsonLine(value: unknown): string {
  return `${JSON.stringify(value)}\n`
}

const CHECKSUM_BYTES = checksumLine('0'.repeat(64)).length

/** Reads `file` to its end; throws a StartupError unless it is a whole backup, as it was written. */
export async function verifyBackup(file: string): Promise<void> {
  const hash = createHash('sha256')
  let held: Buffer = Buffer.alloc(0)
  for await (const chunk of unpack(file)) {
    held = Buffer.concat([held, chunk])
    const sure = Math.max(held.length - CHECKSUM_BYTES, 0)
    hash.update(held.subarray(0, sure))
    held = held.subarray(sure)
  }
  if (held.toString() !== checksumLine(hash.digest('hex'))) throw damaged(file)
}

/** Reads the lines of a backup and, where a table's line was read, its rows. */
export class BackupReader {
  readonly #file: string
  readonly #chunks: AsyncGenerator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(file: string) {
    this.#file = file
    this.#chunks = unpack(file)
  }

  /** The next line, parsed. */
  async line<T>(): Promise<T> {
    while (!this.#rest.includes('\n')) await this.#fill()
    const end = this.#rest.indexOf('\n')
    const text = this.#rest.subarray(0, end).toString()
    this.#rest = this.#rest.subarray(end + 1)
    return JSON.parse(text)
  }

  /** The rows of the table whose line was read last, in pieces of whole rows. */
  async *rows(): AsyncGenerator<Buffer> {
    while (this.#rest.subarray(0, END_OF_ROWS.length).toString() !== END_OF_ROWS) {
      const end = this.#rest.indexOf(`\n${END_OF_ROWS}`)
      const whole = end < 0 ? this.#rest.lastIndexOf('\n') + 1 : end + 1
      if (whole > 0) yield this.#rest.subarray(0, whole)
      this.#rest = this.#rest.subarray(whole)
      if (end < 0) await this.#fill()
    }
    this.#rest = this.#rest.subarray(END_OF_ROWS.length)
  }

  async close(): Promise<void> {
    await this.#chunks.return(undefined)
  }

  async #fill(): Promise<void> {
    const { value, done } = await this.#chunks.next()
    if (done) throw damaged(this.#file)
    this.#rest = Buffer.concat([this.#rest, value])
  }
}

async function* unpack(file: string): AsyncGenerator<Buffer> {
  const packed = createReadStream(file)
  const unpacked = createGunzip()
  packed.on('error', (error) => unpacked.destroy(error)).pipe(unpacked)
  try {
    yield* unpacked as AsyncIterable<Buffer>
  } catch (error) {
    throw unreadable(file, error as NodeJS.ErrnoException)
  } finally {
    packed.destroy()
  }
}

function unreadable(file: string, { code, message }: NodeJS.ErrnoException): StartupError {
  if (code?.startsWith('Z_')) return damaged(file)
  return new StartupError(
    `อ่านไฟล์ ${file} ไม่ได้ (${message}) กรุณาตรวจชื่อและสิทธิ์ของไฟล์`,
    `Cannot read ${file} (${message}). Check the file's name and who may read it.`,
  )
}

function damaged(file: string): StartupError {
  return new StartupError(
    `${file} ไม่ใช่ไฟล์สำรองข้อมูล หรือไฟล์เสียหาย กรุณาใช้ไฟล์สำรองอื่น`,
    `${file} is no backup, or it is damaged. Use another backup.`,
  )
}
