import { auditAll } from '../../platform/audit.ts'
import type { CallContext } from '../../platform/call-context.ts'
import type { Change } from './kind.ts'
import { run } from './statements.ts'

interface Linked {
  vendor_id: string
  customer_id: number
  customer_code: string
  customer_name: string
}

const UNLINKED = { action: 'vendor.unlink', entity: 'vendor' }
const LINKED = { action: 'vendor.link', entity: 'vendor' }

type Ids = ReadonlyMap<string, string>

/** Ends the links of vendors, before others are made, so that two may change places. */
export async function unlinkVendors(
  changes: readonly Change[],
  ids: Ids,
  ctx: CallContext,
): Promise<void> {
  const ended = await run<Linked>(
    `with ended as (
      update links_in_force set unlinked_at = $2, unlinked_by = $3 where vendor_id = any ($1::uuid[])
      returning vendor_id, customer_id)
    select vendor_id, customer_id, code as customer_code, name as customer_name
    from ended join customers on customers.id = customer_id`,
    [changes.map(({ key }) => ids.get(key)), ctx.now, ctx.officer?.id ?? null],
  )
  const entries = ended.map(({ vendor_id: id, ...before }) => ({ ...UNLINKED, id, before }))
  await auditAll(ctx, entries)
}

/** Links vendors to the customers that their records name. */
export async function linkVendors(
  changes: readonly Change[],
  ids: Ids,
  ctx: CallContext,
): Promise<void> {
  const pairs = changes.map(({ key, after }) => ({
    vendor_id: ids.get(key),
    code: after.CustomerDataID,
  }))
  const made = await run<Linked>(
    `with made as (
      insert into vendor_links (vendor_id, customer_id, linked_at, linked_by)
      select vendor_id, customers.id, $2, $3
      from json_to_recordset($1) as pair (vendor_id uuid, code text) join customers using (code)
      returning vendor_id, customer_id)
    select vendor_id, customer_id, code as customer_code, name as customer_name
    from made join customers on customers.id = customer_id`,
    [JSON.stringify(pairs), ctx.now, ctx.officer?.id ?? null],
  )
  const entries = made.map(({ vendor_id: id, ...after }) => ({ ...LINKED, id, after }))
  await auditAll(ctx, entries)
}

/** Takes back the links that an import of that time made, and brings back those that it ended. */
export async function takeLinksBack(accounts: readonly string[], at: Date): Promise<void> {
  const ofThese = 'vendor_id in (select id from vendors where account_number = any ($1)) and'
  await run(`delete from vendor_links where ${ofThese} linked_at = $2`, [accounts, at])
  await run(
    `update vendor_links set unlinked_at = null, unlinked_by = null where ${ofThese} unlinked_at = $2`,
    [accounts, at],
  )
}
