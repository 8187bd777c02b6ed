import type { PassThrough } from 'node:stream'
import { onceClosed } from '../once-gone.ts'

/** Streams of one officer: a browser has one, or each window that is seen where it cannot share; the oldest go. */
export const MAX_STREAMS = 20
/** For whoever reads it to learn that it ends. */
const GRACE_MS = 1000

/** The streams of change events that screens have open, oldest first, each with its officer. */
const open = new Map<PassThrough, string>()

/** Notes a stream of `officer` until it is closed; above their limit the oldest is told that others took its place. */
export function noteStream(stream: PassThrough, officer: string): void {
  open.set(stream, officer)
  onceClosed(stream, () => open.delete(stream))
  const theirs = [...open].filter(([, of]) => of === officer).map(([one]) => one)
  for (const oldest of theirs.slice(0, -MAX_STREAMS)) {
    open.delete(oldest)
    endWith(oldest, { replaced: true })
    setTimeout(() => oldest.destroy(), GRACE_MS).unref()
  }
}

/** How many screens listen at this server. */
export function countStreams(): number {
  return open.size
}

/** Ends every stream, with the hint to come again: a screen then reads anew what it shows. */
export function endStreams(): void {
  for (const stream of open.keys()) endWith(stream, { again: true })
}

function endWith(stream: PassThrough, line: object): void {
  stream.end(`${JSON.stringify(line)}\n`)
}
