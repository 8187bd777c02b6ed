import type { CallContext } from '../call-context.ts'
import { Refusal, refuse } from '../errors.ts'
import { logError } from '../server-log.ts'
import { ProcessLost, SideProcesses, type Talk } from '../side-processes.ts'

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

/** Five thousand rows take some seconds, and on a busy computer many times that. */
const TIMEOUT_MS = 180_000
/** A document that nobody waits for any more may go on for as long as another process takes to start. */
const ABANDONED_MS = 1000
/** Of one officer. */
const MAX_WAITING = 100

const processes = new SideProcesses({
  beside: import.meta.url,
  program: './typst-process',
  limits: { atOnce: 1, maxInLine: MAX_WAITING, maxAbout: MAX_WAITING },
  timeoutMs: TIMEOUT_MS,
  triesAgain: true,
  abandonedMs: ABANDONED_MS,
})

/**
 * The PDF that typst makes of a template (a path from the package's root) and `data`. One document at a time, by turns of
 * the officers who ask, in a process of its own, so that calls go on being answered; its memory goes with it, ten seconds
 * after the last document. What became of a process says nothing of the document, since it was killed by whoever needed
 * memory, or stopped: another one makes it again. Throws where the template fails, and refuses `sys.unavailable` where
 * the second process ends, too, or takes its time. One whose caller has gone is not begun, or ended where it takes its time.
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
  const answer = await processes
    .run(place, (talk) => render(job, talk), full)
    .catch((err) => {
      if (!signal?.aborted && !(err instanceof ProcessLost)) throw err
      if (!signal?.aborted) logError('A document was not made twice', { template, err })
      throw new Refusal('sys.unavailable')
    })
  if ('error' in answer) throw new Error(`${template}: ${answer.error}`)
  return answer.pdf
}

/** How many documents wait for their turn. */
export function documentsWaiting(): number {
  return processes.waiting
}

/** The process that makes documents; nothing while there are none to make. */
export function documentProcess(): number | undefined {
  return processes.pids[0]
}

/** Ends the process; the next document starts another. */
export function closeDocuments(): Promise<void> {
  return processes.close()
}

async function render(job: Job, talk: Talk): Promise<Answer> {
  await talk.send(job)
  return (await talk.next()) as Answer
}
