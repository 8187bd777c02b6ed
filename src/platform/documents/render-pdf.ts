import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { refuse } from '../errors.ts'
import { packageRoot } from '../package-root.ts'

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
/** Five thousand rows take some seconds, and on a busy computer several times that. */
const TIMEOUT_MS = 60_000
const IDLE_TIMEOUT_MS = 10_000
const MAX_WAITING = 100

let running: ChildProcess | undefined
/** Of the process that was closed last. */
let ended: Promise<unknown> = Promise.resolve()
let idleTimer: NodeJS.Timeout | undefined
let turn: Promise<unknown> = Promise.resolve()
let waiting = 0

/**
 * The PDF that typst makes of a template (a path from the package's root) and `data`. One document at a time, in a
 * process of its own, so that calls go on being answered; its memory goes with it, ten seconds after the last
 * document. Throws where the template fails, where the process ends, or after a minute; the next document gets a new
 * process. One whose `signal` is aborted before its turn is not begun.
 */
export async function renderPdf(
  template: string,
  data: Data,
  signal?: AbortSignal,
): Promise<Uint8Array> {
  if (waiting >= MAX_WAITING) refuse('sys.unavailable')
  waiting += 1
  const job = { template, data: JSON.stringify(data) }
  const rendered = turn.then(() => render(job, signal))
  turn = rendered.catch(() => {}).finally(() => (waiting -= 1))
  const answer = await rendered
  if ('error' in answer) throw new Error(`${template}: ${answer.error}`)
  return answer.pdf
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

async function render(job: Job, signal: AbortSignal | undefined): Promise<Answer> {
  if (signal?.aborted) refuse('sys.unavailable')
  clearTimeout(idleTimer)
  running ??= startProcess()
  const rendering = running
  keepAlive(rendering, true)
  try {
    rendering.send(job)
    return await answerOf(rendering)
  } catch (error) {
    await closeDocuments()
    throw error
  } finally {
    keepAlive(rendering, false)
    idleTimer = setTimeout(closeDocuments, IDLE_TIMEOUT_MS).unref()
  }
}

async function answerOf(rendering: ChildProcess): Promise<Answer> {
  const gone = new AbortController()
  const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(TIMEOUT_MS)])
  const onExit = () => gone.abort(new Error('The process that makes documents ended'))
  rendering.once('exit', onExit)
  try {
    const [answer] = await once(rendering, 'message', { signal })
    return answer
  } catch (error) {
    throw signal.reason ?? error
  } finally {
    rendering.off('exit', onExit)
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
