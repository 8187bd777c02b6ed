import type fc from 'fast-check'
import { expect } from 'vitest'
import { errors as platformErrors } from '../../../platform/errors.ts'
import { lineIdsOf } from '../../orders.ts'
import type { Answer } from '../../server.ts'
import type { Attempt } from './attempt.ts'
import { actions, choose, type Draw, everythingRefused, isAllowed, sentence } from './choose.ts'
import type { Mill } from './mill.ts'
import type { Walk } from './model.ts'
import { expectAgreement, readServerState, type ServerState } from './server-state.ts'

/** How often each thing happened in all walks, so that none of them can pass over nothing. */
export type Tally = Record<string, number>

export interface Real {
  mill: Mill
  tally: Tally
  shown: ServerState
  /** What was done so far, in words. */
  story: string[]
}

/** One attempt: the server has to do, answer and show what the model does, or refuse and change nothing. */
export class SingleAttempt implements fc.AsyncCommand<Walk, Real> {
  private readonly drawn: Draw

  constructor(drawn: Draw) {
    this.drawn = drawn
  }

  check({ orders }: Readonly<Walk>): boolean {
    return orders.length < 20
  }

  async run(walk: Walk, real: Real): Promise<void> {
    const attempt = choose(walk, this.drawn)
    const description = sentence(walk, attempt)
    real.story.push(description)
    const before = real.shown
    const answer = await perform(real.mill, attempt)
    count(real.tally, attempt, answer)
    const allowed = isAllowed(walk, attempt)
    expect(
      answer.status === 200,
      `${description} answers ${answer.status} ${answer.body.code}`,
    ).toBe(allowed)
    if (allowed) {
      const { apply } = actions[attempt.action]!
      expect(answer.body.result).toMatchObject(apply(walk, attempt, answer.body.result))
    } else {
      expectRefusal(attempt, answer)
      fail(walk, attempt)
    }
    real.shown = await readServerState(real.mill, walk, before)
    if (allowed) expectAgreement(walk, real.shown)
    else expect(real.shown).toEqual(before)
  }

  toString(): string {
    return this.drawn.kind
  }
}

/** Everything that the order's state refuses, one after another: all of it together leaves everything as it is. */
export class EveryRefusal implements fc.AsyncCommand<Walk, Real> {
  private readonly drawn: Draw

  constructor(drawn: Draw) {
    this.drawn = drawn
  }

  check(): boolean {
    return true
  }

  async run(walk: Walk, real: Real): Promise<void> {
    for (const attempt of everythingRefused(walk, this.drawn)) {
      real.story.push(`refused: ${sentence(walk, attempt)}`)
      const answer = await perform(real.mill, attempt)
      count(real.tally, attempt, answer)
      expectRefusal(attempt, answer)
      fail(walk, attempt)
    }
    expect(await readServerState(real.mill, walk, real.shown)).toEqual(real.shown)
  }

  toString(): string {
    return 'every refusal'
  }
}

export async function perform(mill: Mill, attempt: Attempt): Promise<Answer> {
  const { call, body, roles } = actions[attempt.action]!
  const isLater =
    attempt.action === 'update' && attempt.variant !== 0 && roles.includes(attempt.role)
  if (isLater) return mill.updateLater(attempt.role, 8)
  const answer = await mill.ask(call.path, await body(attempt), attempt.role)
  return call.batch && answer.status === 200 ? ofOneItem(answer) : answer
}

/** What a batch of one item answers, as the call for a single record would. */
async function ofOneItem({ body }: Answer): Promise<Answer> {
  const [{ Outcome, Code, Record }] = body.result
  if (Outcome !== 'done') return { status: 400, body: { code: Code } }
  const lineIds = Record.UUID && (await lineIdsOf(Record.UUID))
  return { status: 200, body: { result: { ...Record, lineIds } } }
}

/** A refusal is one that a person can act on, and that the call or the platform declares. */
export function expectRefusal({ action, role }: Attempt, { status, body }: Answer): void {
  const { call, roles } = actions[action]!
  expect(`${action} by ${role}: ${Math.floor(status / 100)}xx`).toBe(`${action} by ${role}: 4xx`)
  if (!roles.includes(role)) expect(body.code).toBe('auth.forbidden')
  else expect([...call.errors, ...Object.keys(platformErrors)]).toContain(body.code)
}

export function fail(walk: Walk, attempt: Attempt): void {
  if (actions[attempt.action]!.roles.includes(attempt.role))
    actions[attempt.action]!.fail?.(walk, attempt)
}

/** Counts what was done, or refused and why; of the bulk update also how many orders it took further. */
export function count(tally: Tally, { action }: Attempt, { status, body }: Answer): void {
  add(tally, `${action} ${status === 200 ? 'done' : 'refused'}`)
  if (status !== 200 || action !== 'update') return
  for (const [transition, n] of Object.entries<number>(body.result)) {
    add(tally, `${transition} done`, n)
  }
}

export function add(tally: Tally, what: string, n = 1): void {
  tally[what] = (tally[what] ?? 0) + n
}
