import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CallContext } from '../call-context.ts'
import { Refusal, refuse } from '../errors.ts'
import { FairQueue } from '../fair-queue.ts'
import { onceAborted } from '../once-gone.ts'
import { packageRoot } from '../package-root.ts'
import { logError } from '../server-log.ts'

/** What a template is given: every text in it becomes a list of the words between which a line may break. */
export type Data =
  | string
  | number
  | boolean
  | null
  | readonly Data[]
  | { readonly [key: string]: Data }

export interface Job {
  template: string
  /** Data as JSON. */
  data: string
}
export type Answer = { pdf: Uint8Array } | { error: string }

/** Beside this file: TypeScript where this file runs as TypeScript, else what the build made of it. */
const EXTENSION = path.extname(import.meta.url)
const PROGRAM = fileURLToPath(new URL(`./typst-process${EXTENSION}`, import.meta.url))
const LOADER = EXTENSION === '.ts' ? ['--import', 'tsx'] : []
/** Five thousand rows take some seconds, and on a busy computer several times that. A browser waits for 90. */
const TIMEOUT_MS = 40_000
const SECOND_TIMEOUT_MS = 120_000
const IDLE_TIMEOUT_MS = 10_000
/** A document that nobody waits for any more may go on for as long as another process takes to start. */
const ABANDONED_MS = 1000
/** Of one officer. */
const MAX_WAITING = 100

let running: ChildProcess | undefined
/** Of the process that was closed last. */
let ended: Promise<unknown> = Promise.resolve()
let idleTimer: NodeJS.Timeout | undefined
const queue = new FairQueue({ atOnce: 1, maxInLine: MAX_WAITING, maxAbout: MAX_WAITING })

/**
 * The PDF that typst makes of a template (a path from the package's root) and `data`. One document at a time, by turns of
 * the officers who ask, in a process of its own, so that calls go on being answered; its memory goes with it, ten seconds
 * after the last document. Where the process ends or is stopped, a second one makes the document; where that does so too,
 * `sys.unavailable` is refused. Throws where the template fails. One whose caller has gone is not begun, or ended where it
 * takes its time.
 */
export async function renderPdf(
  template: string,
  data: Data,
  { officer, signal }: Pick<CallContext, 'officer' | 'signal'> = {},
): Promise<Uint8Array> {
  if (signal?.aborted) refuse('sys.unavailable')
  const job = { template, data: JSON.stringify(data) }
  const place = { line: officer?.id ?? '', about: template, signal }
  const full = () => refuse('sys.unavailable')
  const answer = await queue
    .run(place, () => render(job, signal), full)
    .catch((error) => {
      throw signal?.aborted ? new Refusal('sys.unavailable') : error
    })
  if ('error' in answer) throw new Error(`${template}: ${answer.error}`)
  return answer.pdf
}

/** How many documents wait for their turn. */
export function documentsWaiting(): number {
  return queue.waiting
}

/** The process that makes documents; nothing while there are none to make. */
export function documentProcess(): number | undefined {
  return running?.pid
}

/** Ends the process; the next document starts another. */
export async function closeDocuments(): Promise<void> {
  clearTimeout(idleTimer)
  const closing = running
  running = undefined
  if (closing?.pid && closing.exitCode === null && closing.signalCode === null) {
    ended = once(closing, 'exit')
    closing.kill('SIGKILL')
  }
  await ended
}

/** What became of the first process says nothing of the document: it was killed by whoever needed memory, or stopped. */
async function render(job: Job, caller: AbortSignal | undefined): Promise<Answer> {
  try {
    return await renderOnce(job, { caller, timeoutMs: TIMEOUT_MS })
  } catch (error) {
    if (caller?.aborted) throw error
    return renderAgain(job, caller)
  }
}

async function renderAgain(job: Job, caller: AbortSignal | undefined): Promise<Answer> {
  try {
    return await renderOnce(job, { caller, timeoutMs: SECOND_TIMEOUT_MS })
  } catch (err) {
    if (!caller?.aborted) logError('A document was not made twice', { template: job.template, err })
    throw new Refusal('sys.unavailable')
  }
}

/** Whose document it is, and how long the process may take for it. */
interface Patience {
  caller: AbortSignal | undefined
  timeoutMs: number
}

async function renderOnce(job: Job, patience: Patience): Promise<Answer> {
  clearTimeout(idleTimer)
  running ??= startProcess()
  const rendering = running
  keepAlive(rendering, true)
  try {
    rendering.send(job)
    return await answerOf(rendering, patience)
  } catch (error) {
    await closeDocuments()
    throw error
  } finally {
    keepAlive(rendering, false)
    idleTimer = setTimeout(closeDocuments, IDLE_TIMEOUT_MS).unref()
  }
}

async function answerOf(rendering: ChildProcess, { caller, timeoutMs }: Patience): Promise<Answer> {
  const gone = new AbortController()
  const { signal } = gone
  const onLate = () => gone.abort(new Error('The process that makes documents does not answer'))
  const late = setTimeout(onLate, timeoutMs)
  const onExit = () => gone.abort(new Error('The process that makes documents ended'))
  let timer: NodeJS.Timeout | undefined
  const onAbandoned = () => {
    timer = setTimeout(() => gone.abort(caller?.reason), ABANDONED_MS)
  }
  rendering.once('exit', onExit)
  const stay = onceAborted(caller, onAbandoned)
  try {
    const [answer] = await once(rendering, 'message', { signal })
    return answer
  } catch (error) {
    throw signal.reason ?? error
  } finally {
    clearTimeout(late)
    clearTimeout(timer)
    rendering.off('exit', onExit)
    stay()
  }
}

function startProcess(): ChildProcess {
  const started = fork(PROGRAM, {
    cwd: packageRoot,
    execArgv: LOADER,
    // Bytes go over as they are.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  started.on('error', () => {})
  started.once('exit', () => {
    if (running === started) running = undefined
  })
  return started
}

/** A document on its way keeps our process alive, a process that waits for one does not. */
function keepAlive(rendering: ChildProcess, isBusy: boolean): void {
  const change = isBusy ? 'ref' : 'unref'
  rendering[change]()
  rendering.channel?.[change]()
}
