import { db } from '../../platform/db.ts'
import {
  type Import,
  importOf,
  isRunning,
  type KeptCounts,
  type Reader,
  validateDraft,
} from '../reads/draft.ts'
import { countsOf } from '../reads/validate.ts'
import type { Validation } from '../reads/validation.ts'
import { KIND_NAMES } from '../rules.ts'

/** An import, and of a draft that is not being written what it would do by now. */
export async function currentDraft(
  id: string,
  ctx: Reader,
): Promise<{ one: Import; validation?: Validation }> {
  const one = await importOf(id)
  if (one.state !== 'draft' || (await isRunning(id))) return { one }
  const validation = await validateDraft(one, ctx)
  const kept = await keepCounts(one, validation)
  // Where somebody changed it while it was validated, it is validated as they left it.
  return kept ? { one: kept, validation } : currentDraft(id, ctx)
}

/**
 * Keeps how many rows of a draft become what, and returns it as it is kept; where it does something else than before, in its
 * next version. Undefined where somebody changed it while it was validated.
 */
export function keepCounts(
  { id, version }: Import,
  validation: Validation,
): Promise<Import | undefined> {
  const { counts, digest } = validation
  const kept: KeptCounts = { all: counts, byKind: countsByKind(validation) }
  return db()
    .updateTable('imports')
    .set((eb) => ({
      counts: kept,
      digest,
      version: eb
        .case()
        .when('digest', 'is distinct from', digest)
        .then(eb('version', '+', eb.lit(1)))
        .else(eb.ref('version'))
        .end(),
    }))
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'draft')
    .returningAll()
    .executeTakeFirst()
}

/** The counts of a validation, of each kind that it has rows of. */
export function countsByKind({ rows }: Validation): KeptCounts['byKind'] {
  return KIND_NAMES.flatMap((Kind) => {
    const ofKind = rows.filter(({ kind }) => kind === Kind)
    return ofKind.length > 0 ? [{ Kind, ...countsOf(ofKind) }] : []
  })
}
