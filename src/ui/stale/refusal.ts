import type { z } from 'zod'
import { CallError } from '../../platform/client.ts'

/** Whether what was sent may have been saved all the same, its answer lost on the way. */
export function isUnsure(error: unknown): boolean {
  return error instanceof CallError && error.unsure
}

/** The record as a refusal brings it, since it is no longer what its officer saw; undefined where it brings none. */
export function presentOf<Kept>(error: unknown, shape: z.ZodType<Kept>): Kept | undefined {
  return error instanceof CallError ? shape.safeParse(error.present).data : undefined
}
