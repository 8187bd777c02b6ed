import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { refuse } from '../errors.ts'
import { packageRoot } from '../package-root.ts'
import { thaiWords } from './thai-words.ts'

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
  data: string
}
export type Answer = { pdf: Uint8Array } | { error: string }

const WORKER = 'src/platform/documents/typst-worker.js'
/** Five thousand rows take some seconds, and on a busy computer several times that. */
const TIMEOUT_MS = 60_000
const MAX_WAITING = 100

let worker: Worker | undefined
let turn: Promise<unknown> = Promise.resolve()
let waiting = 0

/**
 * The PDF that typst makes of a template (a path from the package's root) and `data`. One document at a time,
 * in a thread of its own, so that calls go on being answered. Throws where the template fails, or after a
 * minute; the next document gets a new thread where this one broke.
 */
export async function renderPdf(template: string, data: Data): Promise<Uint8Array> {
  if (waiting >= MAX_WAITING) refuse('sys.unavailable')
  waiting += 1
  const rendered = turn.then(() => render({ template, data: JSON.stringify(inWords(data)) }))
  turn = rendered.catch(() => {}).finally(() => (waiting -= 1))
  const answer = await rendered
  if ('error' in answer) throw new Error(`${template}: ${answer.error}`)
  return answer.pdf
}

/** Ends the thread; the next document starts another. */
export async function closeDocuments(): Promise<void> {
  const closing = worker
  worker = undefined
  await closing?.terminate()
}

async function render(job: Job): Promise<Answer> {
  worker ??= startWorker()
  const rendering = worker
  rendering.ref()
  rendering.postMessage(job)
  try {
    return await answerOf(rendering)
  } catch (error) {
    await closeDocuments()
    throw error
  } finally {
    rendering.unref()
  }
}

async function answerOf(rendering: Worker): Promise<Answer> {
  const ended = new AbortController()
  const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(TIMEOUT_MS)])
  const gone = () => ended.abort(new Error('The document thread ended'))
  rendering.once('exit', gone)
  try {
    const [answer] = await once(rendering, 'message', { signal })
    return answer
  } finally {
    rendering.off('exit', gone)
  }
}

function startWorker(): Worker {
  const started = new Worker(path.join(packageRoot, WORKER), { workerData: { packageRoot } })
  started.on('error', () => {})
  started.unref()
  return started
}

/** Days, banks and owners stand in many rows; their words are looked for once. */
function inWords(data: Data, known = new Map<string, string[]>()): Data {
  if (typeof data === 'string') return wordsOf(data, known)
  if (Array.isArray(data)) return data.map((one) => inWords(one, known))
  if (data === null || typeof data !== 'object') return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, inWords(value, known)]),
  )
}

function wordsOf(text: string, known: Map<string, string[]>): string[] {
  const words = known.get(text) ?? thaiWords(text)
  known.set(text, words)
  return words
}
