import { sql } from 'kysely'
import { REMINDERS } from '../../notices/rules/waiting.ts'
import type { NoticeKind } from '../../notices/rules.ts'
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

interface OpenReminder {
  kind: NoticeKind
  /** The id of what is stuck. */
  subject: string
}

/** The reminders that nobody has settled. */
export function openReminders(): Promise<OpenReminder[]> {
  return readOpen({ kinds: Object.values(REMINDERS) })
}

const readOpen = statement(
  ({ kinds }: { kinds: readonly NoticeKind[] }) => sql<OpenReminder>`
    select distinct kind, subject from notices
    where settled_at is null and subject is not null and kind = any (${kinds}::text[])`,
)
