import type fc from 'fast-check'
import type { Answer } from '../../server.ts'
import type { Attempt } from './attempt.ts'
import { actions, choose, type Draw, isAllowed, sentence } from './choose.ts'
import type { Walk } from './model.ts'
import { expectAgreement, readServerState, type ServerState } from './server-state.ts'
import { add, count, expectRefusal, fail, perform, type Real } from './walk.ts'

interface Done {
  attempt: Attempt
  answer: Answer
}

/** Several officers at once at the same order and ticket: the outcome has to be that of some sequential order. */
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
    real.shown = await readServerState(real.mill, walk)
    const after = findSequentialOrder(structuredClone(walk), all, real.shown)
    if (!after) throw new Error(`No order of them gives this: ${summary(all, real.shown)}`)
    Object.assign(walk, after, { wrongPasswords: 0 })
  }

  toString(): string {
    return `${this.drawn.length} at once`
  }
}

/** The walk after the attempts in an order in which the model gives the same answers; undefined where there is none. */
function findSequentialOrder(
  walk: Walk,
  attempts: readonly Done[],
  shown: ServerState,
): Walk | undefined {
  if (attempts.length === 0) return isInAgreement(walk, shown) ? walk : undefined
  for (const [n, { attempt, answer }] of attempts.entries()) {
    const rest = attempts.toSpliced(n, 1)
    const after = structuredClone(walk)
    if (!isPossible(after, attempt, answer)) continue
    const found = findSequentialOrder(after, rest, shown)
    if (found) return found
  }
  return undefined
}

/** Applies the attempt to the model where the answer is possible there. */
function isPossible(walk: Walk, attempt: Attempt, { status, body }: Answer): boolean {
  // Passwords that are checked concurrently count against one another.
  if (status === 429) return true
  // Whatever changed a figure of the day after its hash was read.
  if (body.code === 'day.changed') return true
  if (isAllowed(walk, attempt) !== (status === 200)) return false
  if (status === 200) actions[attempt.action]!.apply(walk, attempt, body.result)
  else fail(walk, attempt)
  return true
}

function isInAgreement(walk: Walk, shown: ServerState): boolean {
  try {
    expectAgreement(walk, shown)
    return true
  } catch {
    return false
  }
}

function summary(all: readonly Done[], { orders }: ServerState): string {
  const answers = all.map(
    ({ attempt: { action, role }, answer: { status, body } }) =>
      `${action} by ${role}: ${status} ${body.code ?? ''}`,
  )
  return `${answers.join(', ')}; then ${JSON.stringify(orders, null, 1)}`
}
