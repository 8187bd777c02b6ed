import { sql } from 'kysely'
import { REMINDERS } from '../../notices/rules/waiting.ts'
import type { NoticeKind } from '../../notices/rules.ts'
import { notify } from '../../notices/writes/notify.ts'
import { transaction } from '../../platform/db.ts'
import { statement } from '../../platform/statement.ts'
import { allStuckRows } from '../reads/stuck.ts'

/**
 * Settles the reminders of what is stuck no more, whatever moved it: a grade, a price, an order, a vendor's account, a
 * weighing out. It also ends one that was sent in the moment in which its order moved.
 */
export async function settleReminders(now: Date): Promise<void> {
  const open = await readOpen({ kinds: Object.values(REMINDERS) })
  if (open.length === 0) return
  const stuck = new Set((await allStuckRows(now)).map(({ ID }) => ID))
  await transaction(async () => {
    for (const { kind, subject } of open) {
      if (!stuck.has(subject)) await notify({ now }, [], { kinds: [kind], subject })
    }
  })
}

interface OpenReminder {
  kind: NoticeKind
  /** The id of what is stuck. */
  subject: string
}

/** The reminders that nobody has settled. */
const readOpen = statement(
  ({ kinds }: { kinds: readonly NoticeKind[] }) => sql<OpenReminder>`
    select distinct kind, subject from notices
    where settled_at is null and subject is not null and kind = any (${kinds}::text[])`,
)
