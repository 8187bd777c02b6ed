import type { z } from 'zod'
import { CallError } from '../../platform/client.ts'

/** The record as a refusal brings it, since it is no longer what its officer saw; undefined where it brings none. */
export function presentOf<Kept>(error: unknown, shape: z.ZodType<Kept>): Kept | undefined {
  return error instanceof CallError ? shape.safeParse(error.present).data : undefined
}
