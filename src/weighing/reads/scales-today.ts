import { sql } from 'kysely'
import { statement } from '../../platform/statement.ts'
import { businessDay } from '../../platform/thai-date.ts'

interface ScaleToday {
  name: string
  created: number
  updated: number
  refused: number
  isSilent: boolean
}

/** What each scale that may send sent on the day of `now`, and whether it is silent. */
export function scalesToday(now: Date): Promise<ScaleToday[]> {
  return readToday({ day: businessDay(now) })
}

/** Two tokens of one name are one scale, whose token is being replaced. */
const readToday = statement(
  ({ day }: { day: string }) => sql<ScaleToday>`
    select token.name,
      coalesce(sum(created_count), 0)::int as created,
      coalesce(sum(updated_count), 0)::int as updated,
      coalesce(sum(refused_count), 0)::int as refused,
      bool_or(silence.id is not null) as "isSilent"
    from active_scale_tokens token
    left join scale_days day on day.scale_token_id = token.id and day.day = ${day}::date
    left join open_scale_silences silence on silence.scale_token_id = token.id
    group by token.name order by token.name`,
)
