import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { aliased } from '../../platform/fields.ts'
import { GRADING_FIELDS, VALUATION_FIELDS } from '../rules/fields.ts'
import { returnPercent, returnRate } from '../rules.ts'

/** Tickets as the wire has them, in the order of their ids. */
export async function recordsOf(ids: readonly number[]) {
  if (ids.length === 0) return []
  return (await rowsOf(ids)).map(withReturn)
}

/** Of the weighing, the truck, the vendor and the order. */
const OF_TICKET = [
  'weigh_tickets.id as ID',
  'weigh_tickets.id as SSWeightID',
  'weigh_tickets.slip_number as SequenceWeightOut',
  'weigh_tickets.scale_id_in as WeightScaleIDIn',
  'weigh_tickets.registration as CarRegister',
  'customers.code as CustomerDataID',
  'customers.code as AVL',
  'customers.name as CustomerName',
  'weigh_tickets.product_code as ProductDataID',
  'weigh_tickets.product_type_name as ProductTypeName',
  'weigh_tickets.weight_in_kg as WeightIn',
  'weigh_tickets.weight_out_kg as WeightOut',
  'weigh_tickets.net_weight_kg as WeightNet',
  'weigh_tickets.time_in as WeightTimeIn',
  'weigh_tickets.time_out as WeightTimeOut',
  'weigh_tickets.remark as Remark1',
  'weigh_tickets.weighed_by as UserLogInDataIDIn',
  'weigh_tickets.version as Version',
  'vehicles.tare_kg as VehicleLightWeight',
  'vendors.shipping_cost as VendorValueShippingCost',
  'vendors.consistency as VendorValueConsistency',
  'purchase_orders.id as POHeaderUUID',
  'purchase_orders.number as PONumber',
  'purchase_orders.badge as POState',
  'ticket_locks.order_number as LockedBy',
] as const

/** The columns of the wire, but for those of a return. */
function rowsOf(ids: readonly number[]) {
  return ticketsOf(ids)
    .select(OF_TICKET)
    .select(aliased('gradings', GRADING_FIELDS))
    .select(['gradings.graded_at as EvaluatedAt', 'graders.full_name as SysOfficerEvaluate'])
    .select(aliased('valuations', VALUATION_FIELDS))
    .select([
      'valuations.valued_at as ValuedAt',
      'valuers.full_name as SysOfficerValuation',
      'ladder_versions.number as PriceVersion',
    ])
    .select((eb) => [
      sql<boolean>`exists (
        select from weight_corrections where ticket_id = weigh_tickets.id and decision = 'applied'
      )`.as('IsCorrected'),
      sql<number>`(select count(*) from open_corrections where ticket_id = weigh_tickets.id)`.as(
        'OpenCorrections',
      ),
      eb('premiums.id', 'is not', null).as('VendorIsPremium'),
      sql<string>`(select tax_percent from ticket_payments where ticket_id = weigh_tickets.id)`.as(
        'SysTaxDeduction',
      ),
      // Level and its price are those of a vendor: a customer without one is given neither.
      sql<string>`case when vendors.id is null then '' else member_levels.name end`.as(
        'CustomerLevelName',
      ),
      sql<string>`case when vendors.id is null then 0 else member_levels.level_price end`.as(
        'CustomerLevelPrice',
      ),
    ])
    .orderBy('requested.place')
    .execute()
}

/**
 * Tickets with their present grading and price, what the seller would be given now, and the order. The ids come first, since
 * PostgreSQL keeps the written order of so many joins.
 */
function ticketsOf(ids: readonly number[]) {
  const requested = sql<RequestedId>`unnest(${ids}::bigint[]) with ordinality`
  return db()
    .selectFrom(requested.as<'requested'>(sql`requested (id, place)`))
    .innerJoin('weigh_tickets', 'weigh_tickets.id', 'requested.id')
    .innerJoin('customers', 'customers.id', 'weigh_tickets.customer_id')
    .leftJoin('vehicles', 'vehicles.registration', 'weigh_tickets.registration')
    .leftJoin('gradings_in_force as gradings', 'gradings.ticket_id', 'weigh_tickets.id')
    .leftJoin('officers as graders', 'graders.id', 'gradings.graded_by')
    .leftJoin('valuations_in_force as valuations', 'valuations.ticket_id', 'weigh_tickets.id')
    .leftJoin('officers as valuers', 'valuers.id', 'valuations.valued_by')
    .leftJoin('ladder_versions', 'ladder_versions.id', 'valuations.ladder_version_id')
    .leftJoin('links_in_force as vendor_links', 'vendor_links.customer_id', 'customers.id')
    .leftJoin('vendors', 'vendors.id', 'vendor_links.vendor_id')
    .leftJoin('premiums_in_force as premiums', 'premiums.vendor_id', 'vendors.id')
    .innerJoin('member_levels', 'member_levels.id', 'customers.level_id')
    .leftJoin('lines_in_force as order_lines', 'order_lines.ticket_id', 'weigh_tickets.id')
    .leftJoin('purchase_orders', 'purchase_orders.id', 'order_lines.order_id')
    .leftJoin('ticket_locks', 'ticket_locks.ticket_id', 'weigh_tickets.id')
}

interface RequestedId {
  id: number
  place: number
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

/** Percent and rate go with the weights in force; the rate at which a price was fixed stays in its history. */
function withReturn(row: Row) {
  const percent = returnPercent(row.SysPalmReturn === true, row.WeightNet, row.VehicleLightWeight)
  const isKnown = row.SysProductGrade !== null && row.WeightNet !== null
  const rate = isKnown ? returnRate(percent).toFixed(2) : null
  return {
    ...row,
    VendorIsPremium: Boolean(row.VendorIsPremium),
    SysPalmReturnPercent: percent?.toFixed(2) ?? null,
    SysValuationConditonQuality: rate,
  }
}
