import type fc from 'fast-check'
import type { Answer } from '../../server.ts'
import type { Attempt } from './attempt.ts'
import { actions, choose, type Draw, isAllowed, sentence } from './choose.ts'
import { agree, look, type Shown } from './look.ts'
import type { Walk } from './model.ts'
import { add, count, expectRefusal, fail, perform, type Real } from './walk.ts'

interface Done {
  attempt: Attempt
  answer: Answer
}

/** Several officers at the same order and ticket in the same moment: as if they had come one after another, in some order. */
export class ConcurrentAttempts implements fc.AsyncCommand<Walk, Real> {
  private readonly drawn: readonly Draw[]

  constructor(drawn: readonly Draw[]) {
    const { order, ticket } = drawn[0]!
    this.drawn = drawn.map((one) => ({ ...one, order, ticket }))
  }

  check({ orders }: Readonly<Walk>): boolean {
    return orders.length < 20
  }

  async run(walk: Walk, real: Real): Promise<void> {
    const attempts = this.drawn.map((one) => choose(walk, one))
    real.story.push(...attempts.map((attempt) => `at once: ${sentence(walk, attempt)}`))
    const answers = await Promise.all(attempts.map((attempt) => perform(real.mill, attempt)))
    const all = attempts.map((attempt, n): Done => ({ attempt, answer: answers[n]! }))
    for (const { attempt, answer } of all) {
      count(real.tally, attempt, answer)
      if (answer.status === 200) continue
      expectRefusal(attempt, answer)
      if (isAllowed(walk, attempt)) add(real.tally, `${attempt.action} stale`)
    }
    await real.mill.clearPasswordFailures()
    real.shown = await look(real.mill, walk)
    const after = oneAfterAnother(structuredClone(walk), all, real.shown)
    if (!after) throw new Error(`No order of them gives this: ${summary(all, real.shown)}`)
    Object.assign(walk, after, { wrongPasswords: 0 })
  }

  toString(): string {
    return `${this.drawn.length} at once`
  }
}

/** The walk after the attempts in an order in which each of them goes as it went; nothing where there is none. */
function oneAfterAnother(walk: Walk, attempts: readonly Done[], shown: Shown): Walk | undefined {
  if (attempts.length === 0) return agrees(walk, shown) ? walk : undefined
  for (const [n, { attempt, answer }] of attempts.entries()) {
    const rest = attempts.toSpliced(n, 1)
    const after = structuredClone(walk)
    if (!goesSo(after, attempt, answer)) continue
    const found = oneAfterAnother(after, rest, shown)
    if (found) return found
  }
  return undefined
}

/** Does the attempt to the model, if it may go as it went. */
function goesSo(walk: Walk, attempt: Attempt, { status, body }: Answer): boolean {
  // Passwords that are being proved at once count against one another.
  if (status === 429) return true
  if (isAllowed(walk, attempt) !== (status === 200)) return false
  if (status === 200) actions[attempt.action]!.happen(walk, attempt, body.result)
  else fail(walk, attempt)
  return true
}

function agrees(walk: Walk, shown: Shown): boolean {
  try {
    agree(walk, shown)
    return true
  } catch {
    return false
  }
}

function summary(all: readonly Done[], { orders }: Shown): string {
  const answers = all.map(
    ({ attempt: { action, role }, answer: { status, body } }) =>
      `${action} by ${role}: ${status} ${body.code ?? ''}`,
  )
  return `${answers.join(', ')}; then ${JSON.stringify(orders, null, 1)}`
}
