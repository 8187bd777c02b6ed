import { sql } from 'kysely'
import { auditAll } from '../../platform/audit.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import type { Weighing } from '../rules.ts'

/** Inserts the customers that are new, with level 1, tax 3 % and no bank; returns the ids of all by code. */
export async function ensureCustomers(
  names: Map<string, string>,
  ctx: CallContext,
): Promise<Map<string, number>> {
  const named = JSON.stringify([...names].map(([code, name]) => ({ code, name })))
  const made = await sql<{ id: number; code: string; name: string }>`
    insert into customers (code, name, created_at)
    select code, name, ${ctx.now} from json_to_recordset(${named}::json) as named (code text, name text)
    where not exists (select from customers where customers.code = named.code)
    on conflict do nothing returning id, code, name`.execute(db())
  const entries = made.rows.map(({ id, ...after }) => ({
    action: 'customer.create',
    entity: 'customer',
    id,
    after,
  }))
  await auditAll(ctx, entries)
  // Of a code that a form made in another spelling at the same instant, that one.
  const { rows: known } = await sql<{ id: number; code: string }>`
    select distinct on (named.code) id, named.code
    from unnest(${[...names.keys()]}::text[]) named (code)
      join customers on identity_key(customers.code) = identity_key(named.code)
    order by named.code, customers.code = named.code desc, id`.execute(db())
  return new Map(known.map(({ id, code }) => [code, id]))
}

/** Inserts the vehicles that are new, each with the customer that it came for. */
export async function ensureVehicles(owners: Map<string, number>, ctx: CallContext): Promise<void> {
  const named = JSON.stringify(
    [...owners].map(([registration, customer_id]) => ({ registration, customer_id })),
  )
  const made = await sql<{ id: string; registration: string }>`
    insert into vehicles (registration, customer_id, created_at)
    select registration, customer_id, ${ctx.now}
    from json_to_recordset(${named}::json) as named (registration text, customer_id bigint)
    where not exists (select from vehicles where vehicles.registration = named.registration)
    on conflict do nothing returning id, registration`.execute(db())
  const entries = made.rows.map(({ id, ...after }) => ({
    action: 'vehicle.create',
    entity: 'vehicle',
    id,
    after,
  }))
  await auditAll(ctx, entries)
}

/** A weighing or a part of one as columns, its customer by id. */
export function withCustomerId<T extends Partial<Weighing>>(
  weighing: T,
  customers: Map<string, number>,
) {
  const { customer_code, ...columns } = weighing
  return { ...columns, customer_id: customers.get(customer_code ?? '') as number }
}
