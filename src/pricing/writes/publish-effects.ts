import { db } from '../../platform/db.ts'
import { publishChange } from '../../platform/live/change-events.ts'

/** How often `publishEffects` is done. */
export const PUBLISH_EFFECTS_MS = 15_000

/**
 * Publishes the products whose scheduled prices began in the last two periods: where a run is missed, the next one makes up
 * for it. What is in force does not depend on it: a screen that missed it shows the old prices until it reads again.
 */
export async function publishEffects(now: Date): Promise<void> {
  const begun = await db()
    .selectFrom('ladder_versions')
    .select('product_id')
    .distinct()
    .where('scheduled_for', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .where('effective_from', '<=', now)
    .where('effective_from', '>', new Date(now.getTime() - 2 * PUBLISH_EFFECTS_MS))
    .execute()
  publishChange(
    'prices',
    begun.map(({ product_id }) => product_id),
  )
}
