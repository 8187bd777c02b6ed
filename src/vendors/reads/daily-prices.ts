import { type RawBuilder, sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { statement } from '../../platform/statement.ts'
import { addDays, businessDay, dayBegins } from '../../platform/thai-date.ts'
import { type LadderNow, laddersNow } from '../../pricing/reads/ladders-now.ts'
import { MONTHS_BACK, type MonthsBack, monthsBefore } from '../rules.ts'

/** The products of a group by code, each with its prices now where somebody set them. */
export type DailyPrices = readonly { code: string; name: string; prices: LadderNow | undefined }[]

/** What the products of a group cost now; those of the first group by code where none is named. Refuses `group.notFound`. */
export async function dailyPrices(now: Date, groupId?: string | null): Promise<DailyPrices> {
  const products = await readProducts({ groupId: groupId || null })
  if (products.length === 0 && groupId) await requireGroup(groupId)
  const ladders = await laddersNow(
    products.map(({ code }) => code),
    now,
  )
  return products.map((product) => ({ ...product, prices: ladders.get(product.code) }))
}

/** The product whose price is a seller's: the one that they brought last, else the first of the group. */
export function productFor(daily: DailyPrices, broughtLast: string | null) {
  return daily.find(({ code }) => code === broughtLast) ?? daily[0]
}

const readProducts = statement(({ groupId }: { groupId: string | null }) =>
  db()
    .selectFrom('products')
    .select(['code', 'name'])
    .where('group_id', '=', sql<string>`coalesce(${groupId}::uuid, ${firstGroup()})`)
    .orderBy('code'),
)

function firstGroup() {
  return db().selectFrom('product_groups').select('id').orderBy('code').limit(sql.lit(1))
}

async function requireGroup(id: string): Promise<void> {
  const group = await db()
    .selectFrom('product_groups')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!group) refuse('group.notFound')
}

interface Summary {
  total_record: number
  /** By net weight; null without tickets. */
  average_grade: string | null
  /** Kg. */
  total_weight: string
}
export type Summaries = Record<MonthsBack, Summary>

/** From when the months are looked back over, and before when. */
export interface SummaryTimes {
  three: Date
  six: Date
  twelve: Date
  tomorrow: Date
}

/** The times of the months up to the business day of `now`. */
export function summaryTimes(now: Date): SummaryTimes {
  const today = businessDay(now)
  const [three, six, twelve] = MONTHS_BACK.map((months) => dayBegins(monthsBefore(today, months)))
  return { three: three!, six: six!, twelve: twelve!, tomorrow: dayBegins(addDays(today, 1)) }
}

/**
 * What the completed tickets (graded, priced and weighed out) of `customers.id` come to, by the day of weighing out.
 * Summed up by grade first, so that weights are multiplied by a grade once and not ticket by ticket.
 */
export function summariesOfCustomer(times: SummaryTimes): RawBuilder<Summaries> {
  const months = sql`case when time_out >= ${times.three} then 3 when time_out >= ${times.six} then 6 else 12 end`
  return sql<Summaries>`(
    select json_build_object('3', ${lastMonths(3)}, '6', ${lastMonths(6)}, '12', ${lastMonths(12)})
    from (
      select current_grade_percent as grade, ${months} as months, count(*) as tickets, sum(net_weight_kg) as kg
      from weigh_tickets
      where weigh_tickets.customer_id = customers.id and current_net_price is not null
        and time_out >= ${times.twelve} and time_out < ${times.tomorrow}
      group by 1, 2
    ) completed)`
}

function lastMonths(months: MonthsBack) {
  const its = sql`filter (where months <= ${sql.lit(months)})`
  return sql`json_build_object(
    'total_record', coalesce(sum(tickets) ${its}, 0),
    'average_grade', (sum(grade * kg) ${its} / sum(kg) ${its})::text,
    'total_weight', coalesce(sum(kg) ${its}, 0)::text)`
}
