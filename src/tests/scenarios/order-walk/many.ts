import type fc from 'fast-check'
import type { Answer } from '../../server.ts'
import { actions, choose, type Draw, isAllowed, sentence } from './choose.ts'
import type { Deed } from './deed.ts'
import { agree, look, type Shown } from './look.ts'
import type { Walk } from './model.ts'
import { add, count, expectRefusal, fail, perform, type Real } from './walk.ts'

interface Done {
  deed: Deed
  answer: Answer
}

/** Several officers at the same order and ticket in the same moment: as if they had come one after another, in some order. */
export class ManyDeeds implements fc.AsyncCommand<Walk, Real> {
  private readonly drawn: readonly Draw[]

  constructor(drawn: readonly Draw[]) {
    const { order, ticket } = drawn[0]!
    this.drawn = drawn.map((one) => ({ ...one, order, ticket }))
  }

  check({ orders }: Readonly<Walk>): boolean {
    return orders.length < 20
  }

  async run(walk: Walk, real: Real): Promise<void> {
    const deeds = this.drawn.map((one) => choose(walk, one))
    real.story.push(...deeds.map((deed) => `at once: ${sentence(walk, deed)}`))
    const answers = await Promise.all(deeds.map((deed) => perform(real.mill, deed)))
    const all = deeds.map((deed, n): Done => ({ deed, answer: answers[n]! }))
    for (const { deed, answer } of all) {
      count(real.tally, deed, answer)
      if (answer.status === 200) continue
      expectRefusal(deed, answer)
      if (isAllowed(walk, deed)) add(real.tally, `${deed.action} overtaken`)
    }
    await real.mill.forgivePasswords()
    real.shown = await look(real.mill, walk)
    const after = oneAfterAnother(structuredClone(walk), all, real.shown)
    if (!after) throw new Error(`No order of them gives this: ${tell(all, real.shown)}`)
    Object.assign(walk, after, { wrongPasswords: 0 })
  }

  toString(): string {
    return `${this.drawn.length} at once`
  }
}

/** The walk after the deeds in an order in which each of them goes as it went; nothing where there is none. */
function oneAfterAnother(walk: Walk, deeds: readonly Done[], shown: Shown): Walk | undefined {
  if (deeds.length === 0) return agrees(walk, shown) ? walk : undefined
  for (const [n, { deed, answer }] of deeds.entries()) {
    const rest = deeds.toSpliced(n, 1)
    const after = structuredClone(walk)
    if (!goesSo(after, deed, answer)) continue
    const found = oneAfterAnother(after, rest, shown)
    if (found) return found
  }
  return undefined
}

/** Does the deed to the model, if it may go as it went. */
function goesSo(walk: Walk, deed: Deed, { status, body }: Answer): boolean {
  // Passwords that are being proved at once count against one another.
  if (status === 429) return true
  if (isAllowed(walk, deed) !== (status === 200)) return false
  if (status === 200) actions[deed.action]!.happen(walk, deed, body.result)
  else fail(walk, deed)
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

function tell(all: readonly Done[], { orders }: Shown): string {
  const answers = all.map(
    ({ deed: { action, role }, answer: { status, body } }) =>
      `${action} by ${role}: ${status} ${body.code ?? ''}`,
  )
  return `${answers.join(', ')}; then ${JSON.stringify(orders, null, 1)}`
}
