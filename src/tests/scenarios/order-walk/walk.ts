import type fc from 'fast-check'
import { expect } from 'vitest'
import { errors as ofTheFrame } from '../../../platform/errors.ts'
import type { Answer } from '../../server.ts'
import { actions, choose, type Draw, everythingRefused, isAllowed, sentence } from './choose.ts'
import type { Deed } from './deed.ts'
import { agree, look, type Shown } from './look.ts'
import type { Mill } from './mill.ts'
import type { Walk } from './model.ts'

/** How often each thing happened in all walks, so that none of them can pass over nothing. */
export type Tally = Record<string, number>

export interface Real {
  mill: Mill
  tally: Tally
  shown: Shown
  /** What was done so far, in words. */
  story: string[]
}

/** One deed: the server must do, answer and show what the model says, or refuse and leave everything as it is. */
export class OneDeed implements fc.AsyncCommand<Walk, Real> {
  private readonly drawn: Draw

  constructor(drawn: Draw) {
    this.drawn = drawn
  }

  check({ orders }: Readonly<Walk>): boolean {
    return orders.length < 20
  }

  async run(walk: Walk, real: Real): Promise<void> {
    const deed = choose(walk, this.drawn)
    const said = sentence(walk, deed)
    real.story.push(said)
    const before = real.shown
    const answer = await perform(real.mill, deed)
    count(real.tally, deed, answer)
    const allowed = isAllowed(walk, deed)
    expect(answer.status === 200, `${said} answers ${answer.status} ${answer.body.code}`).toBe(
      allowed,
    )
    if (allowed) {
      const { happen } = actions[deed.action]!
      expect(answer.body.result).toMatchObject(happen(walk, deed, answer.body.result))
    } else {
      expectRefusal(deed, answer)
      fail(walk, deed)
    }
    real.shown = await look(real.mill, walk, before)
    if (allowed) agree(walk, real.shown)
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
    for (const deed of everythingRefused(walk, this.drawn)) {
      real.story.push(`refused: ${sentence(walk, deed)}`)
      const answer = await perform(real.mill, deed)
      count(real.tally, deed, answer)
      expectRefusal(deed, answer)
      fail(walk, deed)
    }
    expect(await look(real.mill, walk, real.shown)).toEqual(real.shown)
  }

  toString(): string {
    return 'every refusal'
  }
}

export function perform(mill: Mill, deed: Deed): Promise<Answer> {
  const { call, body, roles } = actions[deed.action]!
  const isLater = deed.action === 'update' && deed.way !== 0 && roles.includes(deed.role)
  return isLater ? mill.updateLater(deed.role, 8) : mill.ask(call.path, body(deed), deed.role)
}

/** A refusal is one that a person can act on, and that the call or the frame declares. */
export function expectRefusal({ action, role }: Deed, { status, body }: Answer): void {
  const { call, roles } = actions[action]!
  expect(`${action} by ${role}: ${Math.floor(status / 100)}xx`).toBe(`${action} by ${role}: 4xx`)
  if (!roles.includes(role)) expect(body.code).toBe('auth.forbidden')
  else expect([...call.errors, ...Object.keys(ofTheFrame)]).toContain(body.code)
}

export function fail(walk: Walk, deed: Deed): void {
  if (actions[deed.action]!.roles.includes(deed.role)) actions[deed.action]!.fail?.(walk, deed)
}

/** Counts what was done, or refused and why; of the bulk update also how many orders it took further. */
export function count(tally: Tally, { action }: Deed, { status, body }: Answer): void {
  add(tally, `${action} ${status === 200 ? 'done' : 'refused'}`)
  if (status !== 200 || action !== 'update') return
  for (const [transition, n] of Object.entries<number>(body.result)) {
    add(tally, `${transition} done`, n)
  }
}

export function add(tally: Tally, what: string, n = 1): void {
  tally[what] = (tally[what] ?? 0) + n
}
