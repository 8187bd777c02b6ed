import { sql } from 'kysely'
import { ALL_STUCK_KINDS } from '../../notices/rules/waiting.ts'
import type { Officer, OfficerContext } from '../../platform/call-context.ts'
import { snapshot } from '../../platform/db.ts'
import { statement } from '../../platform/statement.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { isShownTo, isWorkOf } from '../rules.ts'
import { stuckPalm } from './palm-to-order.ts'
import { stuckRecords } from './records.ts'
import type { StuckRow, WireRow } from './row.ts'
import { refusedTickets, stuckScales } from './scales.ts'
import { stuckTickets } from './tickets.ts'
import { twinsToDecide } from './twins.ts'

/** What is stuck, of the kinds that the officer's role is shown. */
export async function stuckFor({ officer, now }: OfficerContext) {
  const rows = await stuckRows(officer, now)
  const reminders = await remindersOf(businessDay(now))
  const data = rows.map((row) => ({ ...row, RemindedAt: reminders.get(row.ID) ?? null }))
  return { At: now, data }
}

/** When somebody was reminded, by the id of what is stuck, on a business day. */
async function remindersOf(day: string): Promise<Map<string, Date>> {
  const rows = await readReminders({ day })
  return new Map(rows.map(({ stuck_id, reminded_at }) => [stuck_id, reminded_at]))
}

const readReminders = statement(
  ({ day }: { day: string }) => sql<{ stuck_id: string; reminded_at: Date }>`
    select stuck_id, reminded_at from stuck_reminders where day = ${day}::date`,
)

/** The rows that the officer's role is shown, by kind, the oldest of each first. */
export async function stuckRows({ role }: Officer, now: Date): Promise<WireRow[]> {
  return (await allStuckRows(now))
    .filter(({ Kind }) => isShownTo(role, Kind))
    .map((row) => ({ ...row, Mine: isWorkOf(role, row.Kind) }))
    .sort((a, b) => order(a.Kind) - order(b.Kind) || a.Since.getTime() - b.Since.getTime())
}

/** What is stuck, whoever is shown it. Reads what waits only, not all tickets and orders. */
export function allStuckRows(now: Date): Promise<StuckRow[]> {
  return snapshot(async () => {
    const parts = [
      await stuckTickets(now),
      await stuckPalm(now),
      await stuckRecords(now),
      await refusedTickets(now),
      await twinsToDecide(),
      await stuckScales(),
    ]
    return parts.flat()
  })
}

function order(kind: WireRow['Kind']): number {
  return ALL_STUCK_KINDS.indexOf(kind)
}
