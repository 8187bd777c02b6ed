import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { aliased } from '../../platform/fields.ts'
import { placedIds } from '../../platform/id-rows.ts'
import { statement } from '../../platform/statement.ts'
import { computePrice, netPrice } from '../../pricing/rules/terms.ts'
import type { Prices } from '../../pricing/rules.ts'
import { CUSTOMER_FIELDS, VENDOR_FIELDS } from '../rules/fields.ts'
import { DAILY_GRADE, estimatedLevel } from '../rules.ts'
import { dailyPrices } from './daily-prices.ts'
import {
  type Summaries,
  type SummaryTimes,
  summariesOfCustomer,
  summaryTimes,
} from './summaries.ts'

/** One vendor as the list has it, with the daily price of the first group; refuses `vendor.notFound`. */
export async function vendorNow(id: string, now: Date) {
  const [vendor] = await vendorsOf([id], now, await dailyPrices(now))
  return vendor ?? refuse('vendor.notFound')
}

/** The vendors of these ids in their order, with what their customers brought up to the business day of `now`. */
export async function vendorsOf(ids: readonly string[], now: Date, daily: Prices | undefined) {
  const [rows, levels] = await Promise.all([
    readVendors({ ids, ...summaryTimes(now) }),
    readLevels({}),
  ])
  return rows.map(({ VendorIsPremium, Summary, ...row }) => {
    const year = Summary?.[12]
    const estimate =
      year &&
      estimatedLevel(levels, { averageGrade: year.average_grade, totalWeight: year.total_weight })
    return {
      ...row,
      ...pricesOf(row.PriceCustomer, VendorIsPremium, daily),
      VendorIsPremium,
      EstimateID: estimate?.id ?? null,
      EstimateName: estimate?.name ?? null,
      Summary,
    }
  })
}

/** What the vendor would get now at the daily grade, in baht per kg; one without a customer gets no price. */
function pricesOf(levelPrice: string | null, isPremium: boolean, daily: Prices | undefined) {
  const seller = levelPrice === null ? undefined : { levelPrice, isPremium }
  const terms = daily && computePrice(daily, DAILY_GRADE, seller)?.terms
  return {
    PriceDaily: terms?.gradePrice.toFixed(2) ?? null,
    PriceCustomer: levelPrice,
    PriceFinal: terms && seller ? netPrice(terms).toFixed(2) : null,
  }
}

interface ReadInput extends SummaryTimes {
  ids: readonly string[]
}

const readVendors = statement((asked: ReadInput) =>
  db()
    .selectFrom(placedIds(asked.ids).as<'requested'>(sql`requested (id, place)`))
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
      sql<boolean>`exists (
        select from premiums_in_force where vendor_id = vendors.id
      )`.as('VendorIsPremium'),
      'vendors.version as Version',
      'customers.version as CustomerVersion',
      sql<Summaries | null>`case when customers.id is not null then ${summariesOfCustomer(asked)} end`.as(
        'Summary',
      ),
    ])
    .orderBy('requested.place'),
)

const readLevels = statement(() =>
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
