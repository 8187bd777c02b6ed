import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { auditRow, type Entry } from '../../platform/audit.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import { insertMany } from '../../platform/insert-many.ts'
import { logJobFailure } from '../../platform/timed-jobs.ts'

/** A refusal that the mill's owner should hear of. */
export interface NotedRefusal {
  /** Somebody was not let in, or was in and had no right. */
  what: 'signIn' | 'call'
  /** Its code in the catalogue. */
  code: string
  /** The path of the call. */
  call: string
  /** Who was refused, from where and when. */
  ctx: CallContext
  /** Of a sign-in. */
  email?: string
}

interface Span {
  first: NotedRefusal
  /** Refusals that no row has yet, and when the last of them was. */
  waiting: number
  last: Date
  writtenAt?: Date
}

/** The first of many like refusals gets its row at once, the others of so long a time get one together. */
const SPAN_MS = 10 * 60_000
/** Of more kinds of refusals within a span, what comes is counted without saying who and from where. */
const MAX_SPANS = 500
const WRITE_PERIOD_MS = 1000

/**
 * Counts refusals in memory and writes them into the audit trail in time, few rows however many there are, since a
 * refused call leaves nothing in the database itself: docs/decisions/0043.
 */
export class RefusalLog {
  readonly #spans = new Map<string, Span>()
  #writing: Promise<void> = Promise.resolve()

  /** Counts a refusal; costs no query. */
  note(refusal: NotedRefusal): void {
    const isKnown = this.#spans.has(keyOf(refusal))
    const counted = isKnown || this.#spans.size < MAX_SPANS ? refusal : withoutSender(refusal)
    const key = keyOf(counted)
    const span = this.#spans.get(key) ?? { first: counted, waiting: 0, last: counted.ctx.now }
    if (span.waiting === 0) span.first = counted
    span.waiting += 1
    span.last = counted.ctx.now
    this.#spans.set(key, span)
  }

  /** Writes what is due at `now`, or all of it; one after the other. */
  write(now: Date, { all = false } = {}): Promise<void> {
    this.#writing = this.#writing.catch(() => {}).then(() => this.#writeDue(now, all))
    return this.#writing
  }

  async #writeDue(now: Date, all: boolean): Promise<void> {
    const isOver = ({ writtenAt }: Span) => !writtenAt || +now - +writtenAt >= SPAN_MS
    for (const [key, span] of this.#spans) {
      if (span.waiting === 0 && isOver(span)) this.#spans.delete(key)
    }
    const due = [...this.#spans.values()].filter(
      (span) => span.waiting > 0 && (all || isOver(span)),
    )
    if (due.length === 0) return
    const counts = due.map(({ waiting }) => waiting)
    await insertMany('audit_entries', await rowsOf(due))
    due.forEach((span, n) => {
      span.waiting -= counts[n] ?? 0
      span.writtenAt = now
    })
  }
}

/** Writes what `log` has counted every second; returns what stops it, after the last was written. */
export function startWritingRefusals(log: RefusalLog): () => Promise<void> {
  const failed = (err: unknown) => logJobFailure('write-refusals', err)
  const timer = setInterval(() => log.write(new Date()).catch(failed), WRITE_PERIOD_MS).unref()
  return () => {
    clearInterval(timer)
    return log.write(new Date(), { all: true }).catch(failed)
  }
}

function keyOf({ what, code, call, ctx, email }: NotedRefusal): string {
  return JSON.stringify([what, code, call, ctx.address, ctx.officer?.id, email?.toLowerCase()])
}

function withoutSender({ ctx: { now, requestId, language }, ...refusal }: NotedRefusal) {
  return { ...refusal, email: undefined, ctx: { now, requestId, language, address: '' } }
}

async function rowsOf(spans: readonly Span[]) {
  const officers = await officersOf(spans.flatMap(({ first }) => first.email ?? []))
  return spans.map(({ first, waiting, last }) => {
    const after = { Code: first.code, Count: waiting, ...(waiting > 1 && { Last: last }) }
    return {
      ...auditRow(first.ctx, { ...recordOf(first, officers), after }),
      device: first.ctx.userAgent ?? null,
    }
  })
}

/** Who was not let in, or which call was refused. What is typed for an e-mail may be a password: only its hash is kept. */
function recordOf({ what, call, email }: NotedRefusal, officers: Map<string, string>): Entry {
  if (what === 'call') return { action: 'call.refuse', entity: 'call', id: call }
  const officer = email && officers.get(email.toLowerCase())
  return officer
    ? { action: 'signIn.refuse', entity: 'officer', id: officer }
    : { action: 'signIn.refuse', entity: 'unknownAccount', id: email ? hashOf(email) : '-' }
}

function hashOf(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 16)
}

/** The ids of officers by their e-mails, in lower case. */
async function officersOf(emails: readonly string[]): Promise<Map<string, string>> {
  if (emails.length === 0) return new Map()
  const found = await db()
    .selectFrom('officers')
    .select(['id', sql<string>`lower(email)`.as('email')])
    .where(sql<boolean>`lower(email) = any(${emails.map((email) => email.toLowerCase())})`)
    .execute()
  return new Map(found.map(({ id, email }) => [email, id]))
}
