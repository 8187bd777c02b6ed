import { nothing, read, sent } from '../call.ts'

export const calls = {
  /**
   * A line a piece of news: `{"topic":"tickets","ids":["17"]}`; `{}` every 20 seconds says that the way is open.
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
