/** What writes a line at the level of errors from `details` and a message, as the logger of the app does. */
export interface LineLog {
  error(details: object, message: string): void
}

let lines: LineLog | undefined

/** Errors go to `log` from now on; without one to the terminal, as text. */
export function logTo(log: LineLog | undefined): void {
  lines = log
}

/**
 * Logs, for whoever runs the server, what no request is about: of timed jobs, the database, the disk, mails. An error
 * stands in `details` as `err`: docs/decisions/0049.
 */
export function logError(message: string, details: object = {}): void {
  if (lines) lines.error(details, message)
  else console.error(message, ...Object.values(details))
}
