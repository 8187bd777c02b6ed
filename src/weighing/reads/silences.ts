import { sql } from 'kysely'
import { MAX_ROWS } from '../../platform/paging.ts'
import { statement } from '../../platform/statement.ts'
import { addDays, businessDay } from '../../platform/thai-date.ts'
import { type Heartbeats, type ScaleDay, USUAL_DAYS } from '../rules/silence.ts'

interface ScaleHeartbeats extends Heartbeats {
  id: string
  name: string
}

/** The scales that may send, and sent something in the last days: what is known of each. */
export async function scaleHeartbeats(now: Date): Promise<ScaleHeartbeats[]> {
  const rows = await readHeartbeats({ since: addDays(businessDay(now), -USUAL_DAYS) })
  const millLastAt = new Date(Math.max(...rows.map(({ lastAt }) => lastAt.getTime())))
  return rows.map((row) => ({ ...row, millLastAt }))
}

const readHeartbeats = statement(
  ({ since }: { since: string }) => sql<{
    id: string
    name: string
    days: ScaleDay[]
    lastAt: Date
  }>`
    select token.id, token.name, max(last_at) as "lastAt",
      json_agg(json_build_object('day', day, 'hours', hours, 'longestGap', longest_gap)) as days
    from active_scale_tokens token join scale_days on scale_token_id = token.id
    where day >= ${since}::date group by token.id, token.name`,
)

interface SilentScale {
  UUID: string
  Name: string
  SilentSince: Date
}

/** The scales that are silent, the first of them first. */
export function silentScales(): Promise<SilentScale[]> {
  return readSilent({})
}

const readSilent = statement(
  () => sql<SilentScale>`
    select token.id as "UUID", token.name as "Name", silent_since as "SilentSince"
    from open_scale_silences join active_scale_tokens token on token.id = scale_token_id
    order by silent_since limit ${sql.lit(MAX_ROWS)}`,
)
