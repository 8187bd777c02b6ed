import { noInput, rawOutput, read } from '../call.ts'

export const calls = {
  /**
   * A line per change event: `{"topic":"tickets","ids":["17"]}`; `{}` every 20 seconds keeps the connection open.
   */
  listen: read({
    path: 'live/listen',
    roles: 'signed-in',
    input: noInput,
    output: rawOutput,
    errors: [],
    mediaType: 'application/x-ndjson',
  }),
}
