import { sql } from 'kysely'
import type { HandlerResult } from '../../platform/call.ts'
import { db, snapshot } from '../../platform/db.ts'
import { aliased } from '../../platform/fields.ts'
import { type Decimal, decimal, payment } from '../../platform/money.ts'
import { OWN_FIELDS } from '../../weighing/rules/fields.ts'
import type { calls } from '../contract.ts'
import { compositionRule } from '../writes/composition.ts'
import { correctionsOf } from './corrections.ts'
import { palmRecord, requireTicket } from './palm-records.ts'
import { priceOrigin } from './price-origin.ts'

type Sheet = HandlerResult<typeof calls.getWeightSheet>

/**
 * All that is known of one ticket: how it stands, how its price came about, what the scale said and what was
 * corrected. Refuses `ticket.notFound`.
 */
export async function weightSheet(ticketId: number): Promise<Sheet> {
  await requireTicket(ticketId)
  return snapshot(async () => {
    const weight = await palmRecord(ticketId)
    return {
      weight,
      origin: await priceOrigin(ticketId),
      reading: (await latestReading(ticketId)) ?? weight,
      corrections: await correctionsOf(ticketId),
      CompositionRule: compositionRule(),
    }
  })
}

/** Latest non-empty value of each field over all readings. */
async function latestReading(ticketId: number): Promise<Sheet['reading'] | undefined> {
  const [first, ...later] = await readingsOf(ticketId)
  if (!first) return undefined
  const latest: Reading = Object.assign(first, ...later.map(nonEmptyFields))
  const { WeightIn, WeightOut } = latest
  const net = WeightOut === null ? null : decimal(WeightIn).minus(WeightOut).toFixed(2)
  return { ...latest, WeightNet: net }
}

type Reading = Awaited<ReturnType<typeof readingsOf>>[number]

function nonEmptyFields(reading: Reading): Partial<Reading> {
  return Object.fromEntries(
    Object.entries(reading).filter(([, value]) => value !== null && value !== ''),
  )
}

function readingsOf(ticketId: number) {
  return db()
    .selectFrom('scale_readings')
    .innerJoin('weigh_tickets', 'weigh_tickets.id', 'scale_readings.ticket_id')
    .innerJoin('customers', 'customers.id', 'scale_readings.customer_id')
    .select(aliased('scale_readings', OWN_FIELDS))
    .select([
      'customers.code as CustomerDataID',
      sql<string>`case when customers.id = weigh_tickets.customer_id then customer_name else customers.name end`.as(
        'CustomerName',
      ),
    ])
    .where('ticket_id', '=', ticketId)
    .orderBy('scale_readings.id')
    .execute()
}

export type Slip = Awaited<ReturnType<typeof weighingSlip>>

/** A ticket's sheet with what it comes to. Refuses `ticket.notFound`. */
export async function weighingSlip(ticketId: number) {
  const sheet = await weightSheet(ticketId)
  return { ...sheet, payable: computePayable(sheet.weight) }
}

interface Weighed {
  WeightNet: Decimal | null
  SysPrice: Decimal | null
  SysTaxDeduction: Decimal
}

/** What a ticket comes to, in baht; null while it has no net weight or no price. */
function computePayable({ WeightNet, SysPrice, SysTaxDeduction }: Weighed) {
  if (WeightNet === null || SysPrice === null) return null
  const { amount, tax, paid } = payment(WeightNet, SysPrice, SysTaxDeduction)
  const sums = { Amount: amount.toFixed(2), Tax: tax.toFixed(2), Paid: paid.toFixed(2) }
  return { WeightNet, SysPrice, SysTaxDeduction, ...sums }
}
