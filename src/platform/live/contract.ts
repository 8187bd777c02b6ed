import { rawOutput, read } from '../call.ts'

export const calls = {
  /**
   * A line per change event: `{"topic":"tickets","ids":["17"]}`; `{}` every 20 seconds keeps the connection open.
   * `{"again":true}` at the end asks to come again, `{"replaced":true}` not to: the officer has opened too many since.
   */
  listen: read({
    path: 'live/listen',
    roles: 'signed-in',
    output: rawOutput,
    mediaType: 'application/x-ndjson',
  }),
}
