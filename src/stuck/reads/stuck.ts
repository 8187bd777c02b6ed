import { sql } from 'kysely'
import { stepsLeft } from '../../moving-in/reads/steps.ts'
import {
  ALL_MENU_COUNTS,
  ALL_STUCK_KINDS,
  MENU_COUNTS,
  type MenuCount,
} from '../../notices/rules/waiting.ts'
import type { Officer, OfficerContext } from '../../platform/call-context.ts'
import { snapshot } from '../../platform/db.ts'
import { mayCall } from '../../platform/roles.ts'
import { statement } from '../../platform/statement.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { countToOrder } from '../../purchase-orders/reads/to-order/tickets.ts'
import { waitingWork } from '../../purchase-orders/reads/waiting.ts'
import { workIn } from '../../purchase-orders/rules/states.ts'
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

/** How much waits on the screens of the officer's menu; null where the officer's role has no such work. */
export async function countsFor({ officer, now }: OfficerContext) {
  const isTold = (name: MenuCount) => mayCall(MENU_COUNTS[name].roles, officer.role)
  const [waiting, toOrder, stuck, movingIn] = await Promise.all([
    waitingWork(),
    isTold('ToOrder') ? countToOrder() : undefined,
    isTold('Stuck') ? stuckRows(officer, now) : undefined,
    isTold('MovingIn') ? stepsLeft(now) : undefined,
  ])
  const elsewhere: Partial<Record<MenuCount, number | undefined>> = {
    MovingIn: movingIn,
    Stuck: stuck?.length,
    ToOrder: toOrder?.customers,
  }
  const counts = ALL_MENU_COUNTS.map(([name, { work }]) => {
    const ofItem = waiting.filter(({ of }) => work?.some((kind) => kind === workIn(of)))
    const n = work ? ofItem.reduce((sum, { found }) => sum + found, 0) : elsewhere[name]
    return [name, isTold(name) ? (n ?? null) : null]
  })
  return Object.fromEntries(counts) as Record<MenuCount, number | null>
}
