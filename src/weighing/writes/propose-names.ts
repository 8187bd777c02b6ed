import { sql } from 'kysely'
import { notify } from '../../notices/writes/notify.ts'
import { auditAll } from '../../platform/audit.ts'
import type { ScaleContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import { cleanText, identityKey } from '../../platform/keys.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { NAME_NOTICES } from '../../vendors/writes/name-proposals.ts'
import type { ScaleTicket } from '../contract.ts'

/** Notices that one request makes at most. */
const MAX_NOTICES = 100

/**
 * Keeps the names that came with the code of a customer who has another one, as proposals: a scale renames nobody. A former
 * name proposes nothing where its truck came before the customer got the present one.
 */
export async function proposeNames(
  tickets: readonly ScaleTicket[],
  ctx: ScaleContext,
): Promise<void> {
  const customers = await customersOf(tickets)
  const rows = [...otherNames(tickets, customers, ctx).values()]
  if (rows.length === 0) return
  const fresh = (await keep(rows)).filter(({ is_new }) => is_new)
  const proposed = fresh.flatMap(({ customer_code, name }) => {
    const customer = customers.get(customer_code)
    return customer ? [{ ...customer, proposed: name }] : []
  })
  await auditAll(
    ctx,
    proposed.map(({ id, name, proposed }) => ({
      action: 'customer.proposeName',
      entity: 'customer',
      id,
      before: { customer_name: name },
      after: { customer_name: proposed },
    })),
  )
  const scale = ctx.scaleToken.name
  await notify(
    ctx,
    proposed.slice(0, MAX_NOTICES).map(({ code, name, proposed }) => ({
      kind: 'nameProposed',
      subject: NAME_NOTICES,
      details: { avl: code, seller: name, name: proposed, scale },
    })),
  )
  publishChange(
    'vendors',
    proposed.map(({ id }) => id),
  )
}

type Customer = Awaited<ReturnType<typeof readCustomers>>[number]

async function customersOf(tickets: readonly ScaleTicket[]): Promise<Map<string, Customer>> {
  const codes = [...new Set(tickets.map(({ CustomerDataID }) => CustomerDataID))]
  const customers = codes.length > 0 ? await readCustomers(codes) : []
  return new Map(customers.map((customer) => [customer.code, customer]))
}

function readCustomers(codes: readonly string[]) {
  return db()
    .selectFrom('customers')
    .select(['id', 'code', 'name', 'names', 'renamed_at'])
    .where(sql<boolean>`code = any(${codes})`)
    .execute()
}

type Row = ReturnType<typeof rowOf>

/** A row for each customer and name, of the last truck that was sent with it. */
function otherNames(
  tickets: readonly ScaleTicket[],
  customers: ReadonlyMap<string, Customer>,
  ctx: ScaleContext,
): Map<string, Row> {
  const rows = new Map<string, Row>()
  for (const ticket of tickets) {
    const customer = customers.get(ticket.CustomerDataID)
    if (!customer || isKnownName(ticket, customer)) continue
    const row = rowOf(ticket, customer, ctx)
    const place = `${row.customer_id} ${row.name_key}`
    const earlier = rows.get(place)
    const kept = earlier && { name: earlier.name, seen_count: earlier.seen_count + 1 }
    rows.set(place, { ...row, ...kept })
  }
  return rows
}

function isKnownName({ CustomerName, WeightTimeIn }: ScaleTicket, customer: Customer): boolean {
  const key = identityKey(CustomerName)
  if (key === '' || key === identityKey(customer.name)) return true
  const isLate = customer.renamed_at !== null && WeightTimeIn < customer.renamed_at
  return isLate && customer.names.split('\n').some((name) => identityKey(name) === key)
}

function rowOf(ticket: ScaleTicket, { id, code }: Customer, { now, scaleToken }: ScaleContext) {
  return {
    customer_id: id,
    customer_code: code,
    name: cleanText(ticket.CustomerName),
    name_key: identityKey(ticket.CustomerName),
    registration: ticket.CarRegister,
    scale_token_id: scaleToken.id,
    first_seen_at: now,
    last_seen_at: now,
    seen_count: 1,
  }
}

/** Adds the rows, or counts up those that wait or were refused. */
async function keep(rows: readonly Row[]) {
  const { rows: kept } = await sql<{ customer_code: string; name: string; is_new: boolean }>`
    with sent as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as sent (customer_id bigint, customer_code text,
        name text, name_key text, registration text, scale_token_id uuid, first_seen_at timestamptz,
        last_seen_at timestamptz, seen_count int)
    ), kept as (
      insert into name_proposals as known (customer_id, name, name_key, registration, scale_token_id, first_seen_at,
        last_seen_at, seen_count)
      select customer_id, name, name_key, registration, scale_token_id, first_seen_at, last_seen_at, seen_count from sent
      on conflict (customer_id, name_key) where decision is distinct from 'accepted' do update set
        registration = excluded.registration, scale_token_id = excluded.scale_token_id,
        last_seen_at = excluded.last_seen_at, seen_count = known.seen_count + excluded.seen_count
      returning customer_id, name_key, xmax = 0 as is_new
    )
    select customer_code, sent.name, is_new from kept join sent using (customer_id, name_key)`.execute(
    db(),
  )
  return kept
}
