import type { CallContext, Upload } from '../call-context.ts'
import { refuse } from '../errors.ts'
import { SideProcesses, type Talk } from '../side-processes.ts'
import { MAX_HEAP_MEBIBYTES, type ToReader } from './read-in-process.ts'
import { FILE_MARK, MAX_REST } from './unpack-body.ts'

/** What the process says: the bytes of the body without its files and of each file; then those that it is asked for. */
export type Unpacked = { sizes: number[] } | { bytes: Uint8Array }

const MEBIBYTE = 1024 * 1024
/** Bodies that come slowly end by themselves long before. */
const TIMEOUT_MS = 15 * 60_000
const AT_ONCE = 2
/** Bytes of a file that are in our hands at a time. */
const PART = 1024 * 1024

const processes = new SideProcesses({
  beside: import.meta.url,
  program: './reading-process',
  limits: { atOnce: AT_ONCE, maxInLine: AT_ONCE, maxAbout: AT_ONCE },
  timeoutMs: TIMEOUT_MS,
  abandonedMs: 0,
  maxHeapMebibytes: MAX_HEAP_MEBIBYTES,
  env: { NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH },
})

/**
 * Takes the files out of a body as it comes, in a process of its own. Resolves to the body without them and to the files,
 * which have to be released. Refuses `sys.tooLarge` where the rest alone is larger than is read, and `sys.unavailable`
 * where too many come at once.
 */
export function unpackInProcess(
  body: AsyncIterable<Uint8Array>,
  { officer, signal }: Pick<CallContext, 'officer' | 'signal'>,
): Promise<{ rest: Buffer; upload: Upload }> {
  const place = { line: officer?.id ?? '', about: 'body', signal }
  return new Promise((resolve, reject) => {
    const work = async (talk: Talk) => {
      for await (const bytes of body) await talk.send({ body: bytes } satisfies ToReader)
      await talk.send({ unpack: true } satisfies ToReader)
      const { sizes } = (await talk.next()) as { sizes: number[] }
      const [size = 0] = sizes
      if (size > MAX_REST) refuse('sys.tooLarge', { max: MAX_REST / MEBIBYTE })
      const parts: Uint8Array[] = []
      for await (const bytes of partsOf(talk, 0, size)) parts.push(bytes)
      const rest = Buffer.concat(parts)
      await new Promise<void>((release) => {
        const file = (text: string) => {
          const n = text.startsWith(FILE_MARK) ? Number(text.slice(1)) + 1 : 0
          const ofFile = n > 0 ? sizes[n] : undefined
          if (ofFile === undefined) return undefined
          return { size: ofFile, parts: () => partsOf(talk, n, ofFile) }
        }
        resolve({ rest, upload: { file, release } })
      })
    }
    processes.run(place, work, () => refuse('sys.unavailable')).catch(reject)
  })
}

/** The processes that hold files of a body. */
export function unpackingProcesses(): number[] {
  return processes.pids
}

/** Ends the processes; the next body starts another. */
export function closeUnpacking(): Promise<void> {
  return processes.close()
}

async function* partsOf(talk: Talk, file: number, size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < size; from += PART) {
    await talk.send({ give: file, from, to: from + PART } satisfies ToReader)
    yield ((await talk.next()) as { bytes: Uint8Array }).bytes
  }
}
