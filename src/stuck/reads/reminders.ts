import { sql } from 'kysely'
import { statement } from '../../platform/statement.ts'

/** When somebody was reminded, by the id of what is stuck, on a business day. */
export async function remindersOf(day: string): Promise<Map<string, Date>> {
  const rows = await readReminders({ day })
  return new Map(rows.map(({ stuck_id, reminded_at }) => [stuck_id, reminded_at]))
}

const readReminders = statement(
  ({ day }: { day: string }) => sql<{ stuck_id: string; reminded_at: Date }>`
    select stuck_id, reminded_at from stuck_reminders where day = ${day}::date`,
)
