import { type RawBuilder, sql } from 'kysely'
import type { CallContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { aliased } from '../../platform/fields.ts'
import { idsInOrder } from '../../platform/id-rows.ts'
import { statement } from '../../platform/statement.ts'
import { computePrice, netPrice } from '../../pricing/rules/terms.ts'
import { CUSTOMER_FIELDS, VENDOR_FIELDS } from '../rules/fields.ts'
import { DAILY_GRADE, estimatedLevel } from '../rules.ts'
import { withAccountChecks } from './account-check.ts'
import { accountChange, formerAccount, tellDays } from './account-confirm.ts'
import {
  type DailyPrices,
  dailyPrices,
  productFor,
  type Summaries,
  type SummaryTimes,
  summariesOfCustomer,
  summaryTimes,
} from './daily-prices.ts'
import { IS_PREMIUM } from './matching.ts'

/** Who reads, and when. */
export type Reader = Pick<CallContext, 'now' | 'officer'>

/** One vendor as the list has it, with the daily price of the first group; refuses `vendor.notFound`. */
export async function vendorNow(id: string, { now, officer }: Reader) {
  const vendors = await vendorsOf([id], now, await dailyPrices(now))
  const [vendor] = await withAccountChecks(vendors, officer)
  return vendor ?? refuse('vendor.notFound')
}

/** The vendors of these ids in their order, with what their customers brought up to the business day of `now`. */
export async function vendorsOf(ids: readonly string[], now: Date, daily: DailyPrices) {
  const [rows, levels] = await Promise.all([
    readVendors({
      ids,
      codes: daily.map(({ code }) => code),
      days: tellDays(),
      ...summaryTimes(now),
    }),
    readLevels({}),
  ])
  return rows.map(({ VendorIsPremium, Summary, broughtLast, ...row }) => {
    const estimate = Summary && estimateOf(levels, Summary[12])
    return {
      ...row,
      ...pricesOf(row.PriceCustomer, VendorIsPremium, daily, broughtLast),
      VendorIsPremium,
      EstimateID: estimate?.id ?? null,
      EstimateName: estimate?.name ?? null,
      Summary,
    }
  })
}

/** The level that a customer should have by what it brought in the last 12 months. */
export function estimateOf(
  levels: Awaited<ReturnType<typeof readLevels>>,
  year: { average_grade: string | null; total_weight: string },
) {
  return estimatedLevel(levels, {
    averageGrade: year.average_grade,
    totalWeight: year.total_weight,
  })
}

/**
 * What a vendor would get now at the daily grade, in baht per kg, for what it brought last; one without a customer gets
 * no price.
 */
export function pricesOf(
  levelPrice: string | null,
  isPremium: boolean,
  daily: DailyPrices,
  broughtLast: string | null,
) {
  const product = productFor(daily, broughtLast)
  const seller = levelPrice === null ? undefined : { levelPrice, isPremium }
  const terms = product?.prices && computePrice(product.prices, DAILY_GRADE, seller)?.terms
  return {
    PriceProduct: product?.name ?? null,
    PriceDaily: terms?.gradePrice.toFixed(2) ?? null,
    PriceCustomer: levelPrice,
    PriceFinal: terms && seller ? netPrice(terms).toFixed(2) : null,
  }
}

interface ReadInput extends SummaryTimes {
  ids: readonly string[]
  /** Of the products of which the last one brought is asked. */
  codes: readonly string[]
  /** For how long changed accounts are told. */
  days: number
}

const readVendors = statement((asked: ReadInput) =>
  db()
    .selectFrom(idsInOrder(asked.ids).as<'requested'>(sql`requested (id, place)`))
    .innerJoin('vendors', 'vendors.id', 'requested.id')
    .leftJoin('links_in_force as vendor_links', 'vendor_links.vendor_id', 'vendors.id')
    .leftJoin('customers', 'customers.id', 'vendor_links.customer_id')
    .leftJoin('member_levels', 'member_levels.id', 'customers.level_id')
    .select(aliased('vendors', VENDOR_FIELDS))
    .select(aliased('customers', CUSTOMER_FIELDS))
    .select([
      'vendors.id as UUID',
      'account_number as VendorAccountNumber',
      'vendors.name as VendorOrganizationName',
      'customers.id as CustomerID',
      'customers.code as CustomerCustomerID',
      'customers.name as CustomerCustomerName',
      'dimension_7 as FD7Value',
      'member_levels.name as CustomerLevelName',
      'level_price as PriceCustomer',
      IS_PREMIUM.as('VendorIsPremium'),
      broughtLast(asked).as('broughtLast'),
      'vendors.version as Version',
      'customers.version as CustomerVersion',
      sql<Summaries | null>`case when customers.id is not null then ${summariesOfCustomer(asked)} end`.as(
        'Summary',
      ),
    ])
    .select(accountChange(sql.ref('customers.id'), asked.days))
    .select(formerAccount(sql.ref('customers.id'), asked.days))
    .orderBy('requested.place'),
)

/**
 * What they bring now, else brought last in twelve months, since nobody's price today is that of what they brought long
 * ago. Two looks, each within its part of the index: one for both would go through all that they ever brought.
 */
export function broughtLast({ codes, twelve }: Omit<ReadInput, 'ids' | 'days'>) {
  const latest = (when: RawBuilder<boolean>) => sql`(
    select product_code from weigh_tickets
    where weigh_tickets.customer_id = customers.id and product_code = any (${codes}::text[]) and ${when}
    order by time_out desc, id desc limit 1
  )`
  const isOpen = sql<boolean>`time_out is null and not is_voided`
  const isOfLate = sql<boolean>`time_out >= ${twelve}`
  return sql<string | null>`coalesce(${latest(isOpen)}, ${latest(isOfLate)})`
}

/** The member levels, lowest first. */
export const readLevels = statement(() =>
  db()
    .selectFrom('member_levels')
    .select([
      'id',
      'name',
      'min_average_grade as minAverageGrade',
      'min_total_weight_kg as minTotalWeight',
    ])
    .orderBy('id'),
)
