import { PassThrough } from 'node:stream'
import type { Handlers } from '../handlers.ts'
import type { calls } from './contract.ts'
import { subscribe } from './news.ts'

const HEARTBEAT_MS = 20_000

export const handlers: Handlers<typeof calls> = {
  listen: async () => {
    const body = new PassThrough()
    const write = (line: object) => body.write(`${JSON.stringify(line)}\n`)
    const leave = subscribe(write)
    const heartbeat = setInterval(() => write({}), HEARTBEAT_MS)
    body.on('close', () => {
      clearInterval(heartbeat)
      leave()
    })
    write({})
    return { body }
  },
}
