import { notify } from '../../notices/writes/notify.ts'
import { transaction } from '../../platform/db.ts'
import { openReminders } from '../reads/reminders.ts'
import { allStuckRows } from '../reads/stuck.ts'

/**
 * Settles the reminders of what is stuck no more, whatever moved it: a grade, a price, an order, a vendor's account, a
 * weighing out. It also ends one that was sent in the moment in which its order moved.
 */
export async function settleReminders(now: Date): Promise<void> {
  const open = await openReminders()
  if (open.length === 0) return
  const stuck = new Set((await allStuckRows(now)).map(({ ID }) => ID))
  await transaction(async () => {
    for (const { kind, subject } of open) {
      if (!stuck.has(subject)) await notify({ now }, [], { kinds: [kind], subject })
    }
  })
}
