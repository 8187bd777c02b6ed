import { nothing, read, sent } from '../call.ts'

export const calls = {
  /**
   * A line per change event: `{"topic":"tickets","ids":["17"]}`; `{}` every 20 seconds keeps the connection open.
   */
  listen: read({
    path: 'live/listen',
    roles: 'signed-in',
    input: nothing,
    output: sent,
    errors: [],
    medium: 'application/x-ndjson',
  }),
}
