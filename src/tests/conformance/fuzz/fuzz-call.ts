import fc from 'fast-check'
import { expect } from 'vitest'
import type { Call } from '../../../platform/call.ts'
import { checksums } from '../checksum.ts'
import { inputsOf, type Known, oneFaultEach, rightInput } from './arbitrary.ts'
import type { Caller } from './caller.ts'
import { asIs, type Body, brokenBodies, tooLarge } from './junk.ts'

/** How many inputs each call gets of its shape, from what they are chosen, and of all its inputs how many at most. */
export interface Length {
  cases: number
  seed: number
  most?: number
}

/** Bodies of `call`: of its shape, right but for one thing, and no JSON at all. */
export function bodiesOf(call: Call, known: Known, { cases, seed, most }: Length): Body[] {
  const random = fc.sample(inputsOf(call.input, known), { numRuns: cases, seed })
  const bodies = [
    ...[...random, ...oneFaultEach(call.input, known)].map((input) => asIs(toJson(input))),
    ...brokenBodies(rightInput(call.input, known)),
    tooLarge(Math.min(call.bodyLimit ?? MEBIBYTE, 2 * MEBIBYTE)),
  ]
  return most ? spread(bodies, most) : bodies
}
const MEBIBYTE = 1024 * 1024

/** `most` of them or fewer, from all parts of the list. */
function spread<T>(list: readonly T[], most: number): T[] {
  const step = Math.max(1, list.length / most)
  return list.filter((_, at) => at === 0 || Math.floor(at / step) > Math.floor((at - 1) / step))
}

function toJson(input: unknown): string {
  return JSON.stringify(input) ?? ''
}

/** What a call was sent, and how much of it was refused. */
export interface Count {
  sent: number
  refused: number
}

/**
 * Sends `bodies` to `call`, in Thai, and what was refused once more, in English: never a failure, and where all is
 * refused no row of the database is another one afterwards.
 */
export async function fuzzCall(
  call: Call,
  bodies: readonly Body[],
  caller: Caller,
): Promise<Count> {
  const refused = await refusedOf(
    call,
    bodies.map((body, n) => ({ body, n })),
    caller,
    'th',
  )
  await expectNoTrace(call, refused, caller)
  expect(Object.keys(Object.prototype)).toEqual([])
  return { sent: bodies.length, refused: refused.length }
}

interface Sent {
  body: Body
  /** Chooses the role of whoever sends it. */
  n: number
}

/** What is refused at first may be accepted the second time, once its record is in another state. */
async function expectNoTrace(call: Call, refused: readonly Sent[], caller: Caller): Promise<void> {
  await caller.restore()
  const before = await checksums()
  const again = await refusedOf(call, refused, caller, 'en')
  if (again.length < refused.length) return expectNoTrace(call, again, caller)
  expect(await checksums()).toEqual(before)
}

async function refusedOf(
  call: Call,
  sent: readonly Sent[],
  caller: Caller,
  language: 'th' | 'en',
): Promise<Sent[]> {
  const refused: Sent[] = []
  for (const one of sent) {
    let { status } = await caller.send(call, one.body, one.n, language)
    if (status === 401 && call.roles !== 'public') {
      await caller.restore()
      status = (await caller.send(call, one.body, one.n, language)).status
    }
    if (status !== 200) refused.push(one)
  }
  return refused
}
