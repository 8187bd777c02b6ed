import { sql } from 'kysely'
import type { CallContext, ScaleContext } from '../../platform/call-context.ts'
import { statement } from '../../platform/statement.ts'
import { businessDay, hourOf } from '../../platform/thai-date.ts'
import { MAX_GAP } from '../rules/silence.ts'
import { endSilence } from './silences.ts'
import type { Validation } from './validate.ts'

/**
 * Counts what a scale sent, by the server's clock, and ends its silence. What an officer fixed in its place says nothing
 * of the scale.
 */
export async function recordHeartbeat(
  validated: readonly Validation[],
  ctx: ScaleContext,
): Promise<void> {
  if (validated.length === 0 || isByOfficer(ctx)) return
  const { now, scaleToken } = ctx
  const n = (outcome: Validation['outcome']) =>
    validated.filter((one) => one.outcome === outcome).length
  await count({
    id: scaleToken.id,
    day: businessDay(now),
    created: n('created'),
    updated: n('updated'),
    refused: n('refused'),
    hour: 1 << hourOf(now),
    now,
    maxGap: MAX_GAP,
  })
  await endSilence(scaleToken.id, now)
}

function isByOfficer({ officer }: CallContext): boolean {
  return officer !== undefined
}

interface Sending {
  id: string
  day: string
  created: number
  updated: number
  refused: number
  /** The bit of its hour. */
  hour: number
  now: Date
  maxGap: number
}

/** The intake runs one at a time, so that the last sending is the one before. */
const count = statement(
  ({ id, day, created, updated, refused, hour, now, maxGap }: Sending) => sql<never>`
    with before as (
      select floor(extract(epoch from ${now}::timestamptz - last_at) / 60)::int as gap
      from scale_days where scale_token_id = ${id}::uuid order by day desc limit 1
    )
    insert into scale_days as known (scale_token_id, day, created_count, updated_count, refused_count, hours, longest_gap, last_at)
    values (${id}::uuid, ${day}::date, ${created}::int, ${updated}::int, ${refused}::int, ${hour}::int,
      coalesce((select gap from before where gap between 0 and ${maxGap}::int - 1), 0), ${now}::timestamptz)
    on conflict (scale_token_id, day) do update set
      created_count = known.created_count + excluded.created_count,
      updated_count = known.updated_count + excluded.updated_count,
      refused_count = known.refused_count + excluded.refused_count,
      hours = known.hours | excluded.hours,
      longest_gap = greatest(known.longest_gap, excluded.longest_gap),
      last_at = greatest(known.last_at, excluded.last_at)`,
)
