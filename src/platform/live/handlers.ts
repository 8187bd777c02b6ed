import { PassThrough } from 'node:stream'
import type { OfficerContext } from '../call-context.ts'
import type { Handlers } from '../handlers.ts'
import { onceClosed } from '../once-gone.ts'
import { type ChangeEvent, subscribe, type Topic } from './change-events.ts'
import type { calls } from './contract.ts'
import { noteStream } from './streams.ts'

const HEARTBEAT_MS = 20_000
/** Bytes after which whoever opened a stream and does not read it is cut off. */
const MAX_UNREAD = 256 * 1024

/** Whether a session lets its officer in at a moment. */
type IsOpen = (sessionHash: Buffer, now: Date) => Promise<boolean>

/** A stream ends with the session that opened it: at once when the officer's sessions are ended, else with a heartbeat. */
export function listening(isOpen: IsOpen, officers: Topic): Handlers<typeof calls> {
  return {
    listen: async (_, ctx) => {
      const body = new PassThrough()
      const write = (line: object) => {
        if (body.writableLength > MAX_UNREAD) body.destroy()
        else if (body.writable) body.write(`${JSON.stringify(line)}\n`)
      }
      const check = () => endIfClosed(body, ctx, isOpen)
      const leave = subscribe((event) => {
        write(event)
        if (concerns(event, officers, ctx)) void check()
      })
      const heartbeat = setInterval(() => {
        write({})
        void check()
      }, HEARTBEAT_MS)
      onceClosed(body, () => {
        clearInterval(heartbeat)
        leave()
      })
      write({})
      noteStream(body, ctx.officer.id)
      return { body }
    },
  }
}

function concerns(
  { topic, ids }: ChangeEvent,
  officers: Topic,
  { officer }: OfficerContext,
): boolean {
  return topic === officers && (ids.length === 0 || ids.includes(officer.id))
}

/** While the database is away nobody is turned out; the next heartbeat asks again. */
async function endIfClosed(body: PassThrough, { sessionHash }: OfficerContext, isOpen: IsOpen) {
  const open = await isOpen(sessionHash, new Date()).catch(() => true)
  if (!open) body.end()
}
