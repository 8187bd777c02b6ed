import type { PassThrough } from 'node:stream'
import { onceClosed } from '../once-gone.ts'

/** The streams of change events that screens have open. */
const open = new Set<PassThrough>()

/** Notes a stream until it is closed. */
export function noteStream(stream: PassThrough): void {
  open.add(stream)
  onceClosed(stream, () => open.delete(stream))
}

/** How many screens listen at this server. */
export function countStreams(): number {
  return open.size
}

/** Ends every stream, with the hint to come again: a screen then reads anew what it shows. */
export function endStreams(): void {
  for (const stream of open) stream.end(`${JSON.stringify({ again: true })}\n`)
}
