import { expect } from 'vitest'
import type { ErrorCode } from '../platform/catalogue.ts'

/** Expects that what was asked is refused with `code`; `more` is what else the refusal says. */
export async function expectRefusal(
  asked: Promise<unknown>,
  code: ErrorCode,
  more: object = {},
): Promise<void> {
  await expect(asked).rejects.toMatchObject({ code, ...more })
}

/**
 * Expects that one of two that are done at once is done, and the other refused with `code`; returns what the one came to
 * and what the refusal says.
 */
export async function expectOneRefused<Result>(
  both: readonly [Promise<Result>, Promise<Result>],
  code: ErrorCode,
) {
  const settled = await Promise.allSettled(both)
  const [done] = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const [refusal] = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(refusal).toMatchObject({ code })
  return { done: done!, refusal }
}
