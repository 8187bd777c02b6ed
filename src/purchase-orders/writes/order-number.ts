import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { buddhistYearMonth } from '../../platform/thai-date.ts'
import { orderNumber } from '../rules.ts'

/**
 * The next number of the sequence in the month of `now`. The counter's row stays held until the order is
 * committed: no gap when it is not, and no double.
 */
export async function nextNumber(sequence: string, now: Date): Promise<string> {
  const buddhist_month = buddhistYearMonth(now)
  const { last_number } = await db()
    .insertInto('order_counters')
    .values({ sequence, buddhist_month, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['sequence', 'buddhist_month'])
        .doUpdateSet({ last_number: sql<number>`order_counters.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return orderNumber(sequence, buddhist_month, last_number)
}
