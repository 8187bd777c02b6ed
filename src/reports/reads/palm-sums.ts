import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { NO_PALM, type PalmSums, SOURCES } from '../rules/palm.ts'

/**
 * What the palm weighed out from day `from` to day `to` ('YYYY-MM-DD') sums up to, by day; days without any are left
 * out. Asked day by day: of a month at once PostgreSQL reads every price that ever was.
 */
export async function palmSums(from: string, to: string): Promise<Map<string, PalmSums>> {
  const days = sql<{ day: string }>`generate_series(${from}::date, ${to}::date, interval '1 day')`
  const sums = await db()
    .selectFrom(days.as<'days'>(sql`days (day)`))
    .innerJoinLateral(ofDay, (join) => join.onTrue())
    .selectAll('sums')
    .execute()
  return new Map(sums.map(({ day, ...of }) => [day, of]))
}

function ofDay() {
  return db()
    .selectFrom('ticket_payments')
    .leftJoin('gradings_in_force as gradings', 'gradings.ticket_id', 'ticket_payments.ticket_id')
    .select([
      sql<string>`day_out`.as('day'),
      sql<number>`count(*)::int`.as('TotalCar'),
      sql<string>`sum(ticket_payments.net_weight_kg)`.as('TotalWeight'),
      netOf(SOURCES.FFB_Estate).as('FFB_Estate'),
      netOf(SOURCES.FFB_PPEP).as('FFB_PPEP'),
      netOf(SOURCES.FFB_Ramp).as('FFB_Ramp'),
      orZero(sql`sum(reject_weight_kg) filter (where is_return)`).as('TotalReject'),
      orZero(sql`sum(ticket_payments.net_weight_kg) filter (where gradings.id is not null)`).as(
        'Graded',
      ),
      orZero(sql`sum(ticket_payments.net_weight_kg * gradings.grade_percent)`).as('GradeTimesNet'),
      orZero(sql`sum(ticket_payments.net_weight_kg) filter (where net_price is not null)`).as(
        'Priced',
      ),
      orZero(sql`sum(amount)`).as('Amount'),
      sql<number>`(count(*) filter (where net_price is null))::int`.as('NotPriced'),
    ])
    .where('day_out', '=', sql<string>`days.day::date`)
    .groupBy('day_out')
    .as('sums')
}

/** The sums of one day. */
export async function palmSumsOf(day: string): Promise<PalmSums> {
  return (await palmSums(day, day)).get(day) ?? NO_PALM
}

function netOf(productCode: string) {
  return orZero(
    sql`sum(ticket_payments.net_weight_kg) filter (where product_code = ${productCode})`,
  )
}

function orZero(sum: ReturnType<typeof sql>) {
  return sql<string>`coalesce(${sum}, 0)`
}
