import { db } from '../../platform/db.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { startTimedJob } from '../../platform/timed-jobs.ts'

const PERIOD_MS = 15_000

/**
 * Publishes scheduled prices to every open screen once they have come into force. What is in force does not depend on
 * it: a screen that missed it shows the old prices until it reads again. Returns the function that stops it.
 */
export function startPublishingEffects(): () => void {
  return startTimedJob({ name: 'price-effects', periodMs: PERIOD_MS, work: publishEffects })
}

/** Publishes the products whose scheduled prices began in the last two periods: where a run is missed, the next one makes up for it. */
export async function publishEffects(now: Date): Promise<void> {
  const begun = await db()
    .selectFrom('ladder_versions')
    .select('product_id')
    .distinct()
    .where('scheduled_for', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .where('effective_from', '<=', now)
    .where('effective_from', '>', new Date(now.getTime() - 2 * PERIOD_MS))
    .execute()
  publishChange(
    'prices',
    begun.map(({ product_id }) => product_id),
  )
}
