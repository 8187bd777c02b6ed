import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { aliased } from '../../platform/fields.ts'
import { statement } from '../../platform/statement.ts'
import type { Tables } from '../../platform/tables.ts'
import { OWN_FIELDS } from '../../weighing/rules/fields.ts'
import { GRADING_FIELDS, VALUATION_FIELDS } from '../rules/fields.ts'
import { returnPercent, returnRate } from '../rules.ts'

/** Tickets as the wire has them, in the order of their ids. */
export async function recordsOf(ids: readonly (number | string)[]) {
  if (ids.length === 0) return []
  return (await readRows({ ids })).map(withReturn)
}

/** As `recordsOf`, of one ticket: PostgreSQL plans for one once, but for a list each time, since it may be long. */
export async function recordOf(id: number) {
  const [row] = await readRow({ id })
  return row && withReturn(row)
}

/** Of the weighing, the truck, the vendor and the order. */
const OF_TICKET = [
  'weigh_tickets.id as ID',
  'weigh_tickets.id as SSWeightID',
  ...aliased('weigh_tickets', OWN_FIELDS),
  'weigh_tickets.scale_id_in as WeightScaleIDIn',
  'customers.code as CustomerDataID',
  'customers.code as AVL',
  'weigh_tickets.customer_name as CustomerName',
  'weigh_tickets.net_weight_kg as WeightNet',
  'weigh_tickets.version as Version',
  'seller.shipping_cost as VendorValueShippingCost',
  'seller.consistency as VendorValueConsistency',
  'po.id as POHeaderUUID',
  'po.number as PONumber',
  'po.badge as POState',
] as const

interface Voided {
  At: Date
  By: string
  Reason: string
}

const VOIDED = sql<Voided | null>`case when is_voided then (
  select json_build_object('At', voided_at, 'By', coalesce(full_name, scale_tokens.name), 'Reason', reason)
  from ticket_voids_in_force
    left join officers on officers.id = voided_by
    left join scale_tokens on scale_tokens.id = scale_token_id
  where ticket_id = weigh_tickets.id) end`

/** Looked up row by row: so many joins more would be planned for longer than the whole query takes. */
const OF_OTHERS = [
  one<string>('tare_kg from vehicles where registration = weigh_tickets.registration').as(
    'VehicleLightWeight',
  ),
  one<string>('full_name from officers where id = gradings.graded_by').as('SysOfficerEvaluate'),
  one<string>('full_name from officers where id = valuations.valued_by').as('SysOfficerValuation'),
  one<number>('number from ladder_versions where id = valuations.ladder_version_id').as(
    'PriceVersion',
  ),
  one<string>('order_number from ticket_locks where ticket_id = weigh_tickets.id').as('LockedBy'),
  sql<boolean>`exists (select from premiums_in_force where vendor_id = seller.id)`.as(
    'VendorIsPremium',
  ),
]

function one<Value>(wanted: string) {
  return sql<Value | null>`(select ${sql.raw(wanted)})`
}

const readRows = statement(({ ids }: { ids: readonly (number | string)[] }) =>
  rows(sql`unnest(${ids}::bigint[]) with ordinality`),
)

const readRow = statement(({ id }: { id: number }) => rows(sql`(select ${id}::bigint, 1)`))

/** The columns of the wire, but for those of a return. */
function rows(requested: RawBuilder<RequestedId>) {
  return ticketsOf(requested)
    .select(OF_TICKET)
    .select(aliased('gradings', GRADING_FIELDS))
    .select('gradings.graded_at as EvaluatedAt')
    .select(aliased('valuations', VALUATION_FIELDS))
    .select('valuations.valued_at as ValuedAt')
    .select(OF_OTHERS)
    .select(VOIDED.as('Voided'))
    .select([
      sql<boolean>`exists (
        select from weight_corrections where ticket_id = weigh_tickets.id and decision = 'applied'
      )`.as('IsCorrected'),
      sql<number>`(select count(*) from open_corrections where ticket_id = weigh_tickets.id)`.as(
        'OpenCorrections',
      ),
      sql<string>`(select tax_percent from ticket_payments where ticket_id = weigh_tickets.id)`.as(
        'SysTaxDeduction',
      ),
      // Level and its price are those of a vendor: a customer without one is given neither.
      sql<string>`coalesce(seller.name, '')`.as('CustomerLevelName'),
      sql<string>`coalesce(seller.level_price, 0)`.as('CustomerLevelPrice'),
    ])
    .orderBy('requested.place')
}

/**
 * Tickets with their present grading and price, what the seller would be given now, and the order. The ids come first, since
 * PostgreSQL keeps the written order of so many joins.
 */
function ticketsOf(requested: RawBuilder<RequestedId>) {
  return db()
    .selectFrom(requested.as<'requested'>(sql`requested (id, place)`))
    .innerJoin('weigh_tickets', 'weigh_tickets.id', 'requested.id')
    .innerJoin('customers', 'customers.id', 'weigh_tickets.customer_id')
    .leftJoin('gradings_in_force as gradings', 'gradings.ticket_id', 'weigh_tickets.id')
    .leftJoin('valuations_in_force as valuations', 'valuations.ticket_id', 'weigh_tickets.id')
    .leftJoinLateral(sellerOf, (join) => join.onTrue())
    .leftJoinLateral(orderOf, (join) => join.onTrue())
}

function sellerOf(tickets: ExpressionBuilder<Tables, 'customers'>) {
  return tickets
    .selectFrom('links_in_force as link')
    .innerJoin('vendors', 'vendors.id', 'link.vendor_id')
    .innerJoin('member_levels', 'member_levels.id', 'customers.level_id')
    .select(['vendors.id', 'shipping_cost', 'consistency', 'member_levels.name', 'level_price'])
    .whereRef('link.customer_id', '=', 'customers.id')
    .offset(0)
    .as('seller')
}

function orderOf(tickets: ExpressionBuilder<Tables, 'weigh_tickets'>) {
  return tickets
    .selectFrom('lines_in_force as line')
    .innerJoin('purchase_orders', 'purchase_orders.id', 'line.order_id')
    .select(['purchase_orders.id', 'number', 'badge'])
    .whereRef('line.ticket_id', '=', 'weigh_tickets.id')
    .offset(0)
    .as('po')
}

interface RequestedId {
  id: number
  place: number
}

type Row = Awaited<ReturnType<typeof readRows>>[number]

/** Percent and rate go with the weights in force; the rate at which a price was fixed stays in its history. */
function withReturn(row: Row) {
  const percent = returnPercent(row.SysPalmReturn === true, row.WeightNet, row.VehicleLightWeight)
  const isKnown = row.SysProductGrade !== null && row.WeightNet !== null
  const rate = isKnown ? returnRate(percent).toFixed(2) : null
  return Object.assign(row, {
    VendorIsPremium: Boolean(row.VendorIsPremium),
    SysPalmReturnPercent: percent?.toFixed(2) ?? null,
    SysValuationConditonQuality: rate,
  })
}
