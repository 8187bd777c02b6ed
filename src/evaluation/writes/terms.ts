import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { statement } from '../../platform/statement.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { ladderNow, ladderOfDay } from '../../pricing/reads/ladders-now.ts'
import { computePrice, type PriceTerms } from '../../pricing/rules/terms.ts'
import { ladderDay, returnPercent, returnRate } from '../rules.ts'
import type { Ticket } from './ticket.ts'

export interface Computed extends PriceTerms {
  gradePrice: string
  levelPrice: string
  premium: string
  gradingId: number
  ladderVersionId: number
  ladderVersion: number
  /** The day whose ladder it is, where that was asked for. */
  ladderDay: string | null
  /** Recorded with the price, not part of it. */
  shippingCost: string | null
  consistency: string | null
  /** Unknown until the truck is weighed out. */
  returnRate: string | null
}

/**
 * The terms of a graded ticket's price in baht per kg as the rules compute them now: its product's ladder at the grade,
 * the level and premium of the vendor that its customer is linked to. Refuses a product without a ladder. Until the
 * transaction ends nobody saves other prices of the product, so that none stands by a ladder that was replaced before.
 * With `isOfDay` the ladder is that of the day on which the ticket was weighed out, refused where that is today.
 */
export async function computeTerms(ticket: Ticket, now: Date, isOfDay = false): Promise<Computed> {
  const day = isOfDay ? ladderDay(ticket.day_out, businessDay(now)) : null
  if (isOfDay && day === null) refuse('price.noneOfDay', { ticket: ticket.name })
  const [, ladder, [grading], [vendor], [vehicle]] = await Promise.all([
    lockPrices({ productCode: ticket.product_code }),
    day ? ladderOfDay(ticket.product_code, day) : ladderNow(ticket.product_code, now),
    gradingOf({ ticketId: ticket.id }),
    linkedVendor({ customerId: ticket.customer_id }),
    vehicleOf({ registration: ticket.registration }),
  ])
  const { id: gradingId, grade_percent, is_return } = grading!
  const price = ladder && computePrice(ladder, grade_percent, vendor)
  if (!ladder || !price) {
    if (day) refuse('price.noneOfDay', { ticket: ticket.name })
    refuse('price.none', { product: ticket.product_code })
  }
  return {
    gradePrice: price.terms.gradePrice.toFixed(2),
    levelPrice: price.terms.levelPrice.toFixed(2),
    premium: price.terms.premium.toFixed(2),
    gradingId,
    ladderVersionId: ladder.versionId,
    ladderVersion: ladder.version,
    ladderDay: day,
    shippingCost: vendor?.shipping_cost ?? null,
    consistency: vendor?.consistency ?? null,
    returnRate: rateOf(ticket, is_return, vehicle?.tare_kg ?? null),
  }
}

/** The return rate of a ticket by what its truck is known to weigh empty; null until it is weighed out. */
export async function returnRateNow(ticket: Ticket, isReturn: boolean): Promise<string | null> {
  const [vehicle] = await vehicleOf({ registration: ticket.registration })
  return rateOf(ticket, isReturn, vehicle?.tare_kg ?? null)
}

function rateOf({ net_weight_kg }: Ticket, isReturn: boolean, tareKg: string | null) {
  if (net_weight_kg === null) return null
  return returnRate(returnPercent(isReturn, net_weight_kg, tareKg)).toFixed(2)
}

/** A shared lock on the prices of a product: tickets can be priced in parallel, but not while prices are saved. */
const lockPrices = statement(({ productCode }: { productCode: string }) =>
  db().selectFrom('products').select('id').where('code', '=', productCode).forShare(),
)

const gradingOf = statement(({ ticketId }: { ticketId: number }) =>
  db()
    .selectFrom('gradings_in_force')
    .select(['id', 'grade_percent', 'is_return'])
    .where('ticket_id', '=', ticketId),
)

const linkedVendor = statement(({ customerId }: { customerId: number }) =>
  db()
    .selectFrom('links_in_force as vendor_links')
    .innerJoin('vendors', 'vendors.id', 'vendor_links.vendor_id')
    .innerJoin('customers', 'customers.id', 'vendor_links.customer_id')
    .innerJoin('member_levels', 'member_levels.id', 'customers.level_id')
    .leftJoin('premiums_in_force as premiums', 'premiums.vendor_id', 'vendors.id')
    .select(['level_price as levelPrice', 'shipping_cost', 'consistency'])
    .select(sql<boolean>`premiums.id is not null`.as('isPremium'))
    .where('vendor_links.customer_id', '=', customerId),
)

const vehicleOf = statement(({ registration }: { registration: string }) =>
  db().selectFrom('vehicles').select('tare_kg').where('registration', '=', registration),
)
