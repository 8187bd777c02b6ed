import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '../../platform/call.ts'
import { isDatabaseAway } from '../../platform/live/outage.ts'
import { onceGone } from '../../platform/once-gone.ts'
import type { CallTimes } from './metrics.ts'

const SLOW_MS = 2000
/** Of documents, imports and batches. */
const SLOW_LONG_MS = 30_000
const MAX_PATH = 200

/** As nginx has it of a caller who closed the connection before the answer. */
const LEFT = 499

/**
 * Counts every request and logs it, without anything of what was sent: at `info`, or at `warn` where it failed or was
 * slow. One whose caller did not wait for the answer counts as 499, whatever became of it. Of those refused with 503 one
 * after another the first has a line, and one at the end says how many they were. A stream is no answer that takes its
 * time.
 */
export function watchRequests(app: FastifyInstance, times: CallTimes): void {
  const spell = new RefusedSpell((refused) =>
    app.log.warn({ status: 503, refused }, 'Requests are no longer refused'),
  )
  app.addHook('onClose', async () => spell.end())
  const noted = new WeakSet<FastifyReply>()
  const note = (request: FastifyRequest, reply: FastifyReply, status: number) => {
    const { call } = request.routeOptions.config
    if (noted.has(reply) || call?.mediaType === 'application/x-ndjson') return
    noted.add(reply)
    times.observe({ call: call?.path ?? 'other', status }, reply.elapsedTime / 1000)
    if (status !== 503 || spell.note()) logAnswer(request, reply, { call, status })
  }
  app.addHook('onRequest', (request, reply, done) => {
    // After an answer, too, and then it is noted already.
    onceGone(reply.raw, () => note(request, reply, LEFT))
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    done()
    note(request, reply, reply.statusCode)
  })
}

function logAnswer(
  request: FastifyRequest,
  { elapsedTime }: FastifyReply,
  { call, status }: { call?: Call; status: number },
): void {
  const queued = request.callContext?.queued?.ms ?? 0
  const isLong = call?.mediaType ?? call?.takesMs ?? call?.batch
  const isSlow = elapsedTime - queued > (isLong ? SLOW_LONG_MS : SLOW_MS)
  const level = status >= 500 || isSlow ? 'warn' : 'info'
  request.log[level](
    {
      ...(call ? { call: call.path } : { method: request.method, path: pathOf(request) }),
      status,
      ms: Math.round(elapsedTime),
      ...(queued > 0 && { queuedMs: Math.round(queued) }),
      officer: request.callContext?.officer?.id,
      address: request.ip,
    },
    messageOf(status, isSlow),
  )
}

function messageOf(status: number, isSlow: boolean): string {
  if (status >= 500) return 'A request failed'
  if (isSlow) return 'A request was slow'
  return status === LEFT ? 'A caller did not wait for the answer' : 'A request was answered'
}

/** Without the search: links carry secrets in it. */
function pathOf({ url }: FastifyRequest): string {
  return (url.split('?')[0] ?? '').slice(0, MAX_PATH)
}

/** So long without a refusal, and it is over. */
const QUIET_MS = 5000

/**
 * A time in which requests are refused with 503, as while the database is away: thousands of lines that say the same
 * would hide what else is wrong.
 */
class RefusedSpell {
  readonly #onOver: (refused: number) => void
  #refused = 0
  #timer: NodeJS.Timeout | undefined

  /** `onOver` hears how many were refused once a spell is over. */
  constructor(onOver: (refused: number) => void) {
    this.#onOver = onOver
  }

  /** Counts a refusal; returns whether a spell begins with it. */
  note(): boolean {
    this.#refused += 1
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#check(), QUIET_MS).unref()
    return this.#refused === 1
  }

  /** Ends the spell, if one is under way. */
  end(): void {
    clearTimeout(this.#timer)
    const refused = this.#refused
    this.#refused = 0
    if (refused > 0) this.#onOver(refused)
  }

  #check(): void {
    if (isDatabaseAway()) this.#timer = setTimeout(() => this.#check(), QUIET_MS).unref()
    else this.end()
  }
}
