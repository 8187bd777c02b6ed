import type { z } from 'zod'
import { CallError } from '../../platform/client.ts'

/** The current record, which a refusal for a stale version carries; undefined where it carries none. */
export function currentRecord<Entity>(
  error: unknown,
  shape: z.ZodType<Entity>,
): Entity | undefined {
  return error instanceof CallError ? shape.safeParse(error.present).data : undefined
}
