/** Bytes of files from which on a draft is large: some 30,000 rows, which fill a few hundred megabytes while they are validated. */
export const LARGE_BYTES = 4 * 1024 * 1024
/** Records from which on an import is large when it is taken back. */
export const LARGE_RECORDS = 20_000

let last: Promise<unknown> = Promise.resolve()

/** Does what takes much memory after all of it that was asked for before: two at once would not fit the server's. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(work)
  last = result.catch(() => {})
  return result
}
