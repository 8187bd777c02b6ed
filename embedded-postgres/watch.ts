import { setTimeout as wait } from 'node:timers/promises'
import { logError } from '../src/platform/server-log.ts'
import { StartupError } from '../src/platform/startup-error.ts'

/** A server that is started again when it has gone. */
export interface Watched {
  /** Where its files are, for the sentence that says that it does not start. */
  folder: string
  isGone(): Promise<boolean>
  startAgain(): Promise<void>
}

const LOOK_MS = 500
/** Before each try; behind the last one it is given up. */
const PAUSES_MS = [0, 1000, 2000, 4000, 8000, 16_000]
/** A server that was up for so long has not failed to start. */
const STEADY_MS = 60_000

/**
 * Starts the server again whenever it has gone, until `stop` is aborted. Rejects with a StartupError where it was tried
 * six times and did not come up, or went again within a minute each time.
 */
export async function watch(
  server: Watched,
  stop: AbortSignal,
  pauses: readonly number[] = PAUSES_MS,
): Promise<void> {
  let tries = 0
  let upSince = performance.now()
  while (!stop.aborted) {
    if (!(await server.isGone())) {
      if (performance.now() - upSince > STEADY_MS) tries = 0
      await wait(LOOK_MS, undefined, { signal: stop }).catch(() => {})
      continue
    }
    const pause = pauses[tries]
    if (pause === undefined) throw givenUp(server.folder, pauses.length)
    tries += 1
    await wait(pause, undefined, { signal: stop }).catch(() => {})
    if (!stop.aborted) await server.startAgain().catch(tellFailure)
    upSince = performance.now()
  }
}

function tellFailure(err: Error): void {
  if (err instanceof StartupError) logError(err.message)
  else logError('The database could not be started again', { err })
}

function givenUp(folder: string, tries: number): StartupError {
  return new StartupError(
    `ฐานข้อมูลหยุดทำงาน และเปิดใหม่ ${tries} ครั้งแล้วไม่สำเร็จ ระบบจึงปิดตัว กรุณาดู ${folder}.log แก้ไข แล้วเริ่มใหม่`,
    `The database went down and could not be kept up in ${tries} tries, so the mill ends. Look at ${folder}.log, fix it and start again.`,
  )
}
