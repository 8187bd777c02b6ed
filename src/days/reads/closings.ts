import { db } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { statement } from '../../platform/statement.ts'
import type { DayTotals } from '../rules/totals.ts'

/** The times that `day` was closed, the latest first, as the wire has them; the one that is not reopened is in force. */
export async function closingsOf(day: string) {
  return readClosings({ day })
}

/** The closing in force; refuses `day.notClosed` where there is none. */
export async function closingInForce(day: string) {
  const [latest] = await closingsOf(day)
  if (!latest || latest.ReopenedAt) refuse('day.notClosed', { date: day })
  return latest
}

const readClosings = statement(({ day }: { day: string }) =>
  db()
    .selectFrom('closed_days as closing')
    .innerJoin('officers as closer', 'closer.id', 'closing.closed_by')
    .leftJoin('officers as asker', 'asker.id', 'closing.reopening_asked_by')
    .leftJoin('officers as opener', 'opener.id', 'closing.reopened_by')
    .select([
      'closing.id as ID',
      'closing.hash as Hash',
      'closing.totals as Totals',
      'closing.closed_at as ClosedAt',
      'closer.full_name as ClosedBy',
      'closing.reopening_asked_at as ReopeningAskedAt',
      'closing.reopening_asked_by',
      'closing.closed_by',
      'asker.full_name as ReopeningAskedBy',
      'closing.reopening_reason as ReopeningReason',
      'closing.reopened_at as ReopenedAt',
      'opener.full_name as ReopenedBy',
    ])
    .where('closing.day', '=', day)
    .orderBy('closing.id', 'desc')
    .$narrowType<{ Totals: DayTotals }>(),
)

/** What of a reopening comes before its confirmation: the request; whoever closed the day takes part. */
export function reopeningMatter(closing: { reopening_asked_by: string | null; closed_by: string }) {
  const { reopening_asked_by: asker, closed_by: closer } = closing
  return { first: asker ? [asker] : [], others: [closer] }
}
