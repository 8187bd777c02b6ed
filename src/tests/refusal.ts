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
