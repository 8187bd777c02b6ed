import { sql } from 'kysely'
import type { ScaleContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import { letterhead } from '../../platform/letterhead.ts'

/** What a weighbridge offers to choose from: customers and products as the mill has them, and the mill's name for slips. */
export async function scaleLists() {
  const [customers, products] = await Promise.all([
    db()
      .selectFrom('known_customers')
      .select(['code as CustomerDataID', 'name as CustomerName'])
      .orderBy('code')
      .execute(),
    db()
      .selectFrom('products')
      .select(['code as ProductDataID', 'name as ProductTypeName'])
      .orderBy('code')
      .execute(),
  ])
  return { MillName: letterhead().name, Customers: customers, Products: products }
}

const MAX_INSIDE = 500
/** One that is inside for longer was mostly forgotten: a bridge that begins anew is not to begin with all of them. */
const INSIDE_FOR_MS = 3 * 24 * 3600_000

/** Trucks that wait to be weighed out at the scale of `ctx`, as it would have sent them, and its tickets that were voided. */
export async function trucksInside({ scaleToken, now }: ScaleContext) {
  const ofScale = db()
    .selectFrom('weigh_tickets as ticket')
    .leftJoin('scale_tokens as token', 'token.id', 'ticket.scale_token_id')
    .where((is) =>
      is.or([
        is('token.id', '=', scaleToken.id),
        // Of two bridges each would go on with the trucks of the other, and never hear that they left.
        is.and([is('token.revoked_at', 'is not', null), is(countOfTokens(), '=', 1)]),
      ]),
    )
    .where('ticket.time_in', '>', new Date(now.getTime() - INSIDE_FOR_MS))
    .orderBy('ticket.time_in', 'desc')
    .limit(MAX_INSIDE)
  const Trucks = await ofScale
    .innerJoin('customers', 'customers.id', 'ticket.customer_id')
    .select([
      'ticket.id as SSWeightID',
      'ticket.scale_id_in as WeightScaleIDIn',
      'ticket.registration as CarRegister',
      'customers.code as CustomerDataID',
      'ticket.customer_name as CustomerName',
      'ticket.product_code as ProductDataID',
      'ticket.product_type_name as ProductTypeName',
      'ticket.weight_in_kg as WeightIn',
      'ticket.time_in as WeightTimeIn',
      'ticket.weighed_by as UserLogInDataIDIn',
      'ticket.remark as Remark1',
    ])
    .innerJoin('trucks_inside', 'trucks_inside.id', 'ticket.id')
    .where('ticket.identified_by', '=', 'number')
    .execute()
  const voided = await ofScale.select('ticket.id').where('ticket.is_voided', '=', true).execute()
  return { Trucks, VoidedIDs: voided.map(({ id }) => id) }
}

function countOfTokens() {
  return sql<number>`(select count(*) from active_scale_tokens)`
}
