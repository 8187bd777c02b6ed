import { db } from '../src/platform/db.ts'
import { businessDay, hourOf } from '../src/platform/thai-date.ts'
import { MAX_GAP } from '../src/weighing/rules/silence.ts'
import { insertAll } from './contexts.ts'
import type { SCALES } from './names.ts'
import type { Progress } from './progress.ts'
import { scaleContextAt } from './weigh.ts'

const MINUTE = 60_000

/**
 * Gives each scale the days that its trucks would have made of it: those before the last two came at once, in the
 * evening, and would say that a scale works for an hour a day.
 */
export async function recordScaleDays(progress: readonly Progress[], now: Date): Promise<void> {
  const came = progress.map(({ trip }) => trip.timeIn)
  const left = progress.flatMap(({ trip, isOut }) => (isOut ? [trip.timeOut] : []))
  await recordDays('in', came, now)
  await recordDays('out', left, now)
}

async function recordDays(way: keyof typeof SCALES, sent: readonly Date[], now: Date) {
  const { scaleToken } = await scaleContextAt(now, way)
  const days = new Map<string, Date[]>()
  for (const at of sent) {
    const day = businessDay(at)
    days.set(day, [...(days.get(day) ?? []), at])
  }
  const rows = [...days].map(([day, times]) => ({
    ...dayOf(times),
    scale_token_id: scaleToken.id,
    day,
    [way === 'in' ? 'created_count' : 'updated_count']: times.length,
  }))
  await db().deleteFrom('scale_days').where('scale_token_id', '=', scaleToken.id).execute()
  await insertAll('scale_days', rows)
  const used_at = new Date(Math.max(...sent.map((at) => at.getTime())))
  await db().updateTable('scale_tokens').set({ used_at }).where('id', '=', scaleToken.id).execute()
}

function dayOf(times: readonly Date[]) {
  const sorted = times.map((at) => at.getTime()).sort((a, b) => a - b)
  const pauses = sorted.slice(1).map((at, index) => Math.floor((at - sorted[index]!) / MINUTE))
  return {
    hours: sorted.reduce((hours, at) => hours | (1 << hourOf(new Date(at))), 0),
    longest_gap: Math.max(0, ...pauses.filter((pause) => pause < MAX_GAP)),
    last_at: new Date(sorted.at(-1)!),
  }
}
