import { sql } from 'kysely'
import { selectEvents } from '../../identity/reads/history-events.ts'
import { db } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { wireNames } from '../../platform/fields.ts'
import { MAX_ROWS } from '../../platform/paging.ts'
import { CUSTOMER_FIELDS, VENDOR_FIELDS } from '../rules/fields.ts'
import type { VENDOR_EVENTS } from '../rules.ts'

type AuditValues = Record<string, string | number | null> | null
type HistoryEvent = (typeof VENDOR_EVENTS)[number]
type WireValues = Record<string, string | number | null>

/** What the audit trail keeps by columns, and what the wire calls it. */
const AUDIT_MAP: Record<string, string> = {
  VendorAccountNumber: 'VendorAccountNumber',
  VendorOrganizationName: 'VendorOrganizationName',
  customer_id: 'CustomerID',
  customer_code: 'CustomerCustomerID',
  customer_name: 'CustomerCustomerName',
  joined_with: 'CustomerCustomerID',
  ...wireNames(VENDOR_FIELDS),
  ...wireNames(CUSTOMER_FIELDS),
}

/**
 * The events of a vendor, and those of its customers while they were linked to it, the newest first, and whether older
 * ones are left out. Refuses `vendor.notFound`.
 */
export async function vendorHistory(vendorId: string) {
  await requireVendor(vendorId)
  const done = await selectEvents<HistoryEvent>()
    .select([
      sql<AuditValues>`entry.before`.as('before'),
      sql<AuditValues>`entry.after`.as('after'),
    ])
    .where('entry.id', 'in', entriesOf(vendorId))
    .limit(MAX_ROWS + 1)
    .execute()
  return {
    truncated: done.length > MAX_ROWS,
    data: done
      .slice(0, MAX_ROWS)
      .map(({ before, after, ...event }) => ({ ...event, ...changedValues(before, after) })),
  }
}

async function requireVendor(id: string): Promise<void> {
  const vendor = await db()
    .selectFrom('vendors')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!vendor) refuse('vendor.notFound')
}

function entriesOf(vendorId: string) {
  return sql<number>`(
    select id from audit_entries where entity = 'vendor' and entity_id = ${vendorId}
    union all
    select audit_entries.id
    from vendor_links join audit_entries on entity = 'customer' and entity_id = customer_id::text
    where vendor_id = ${vendorId} and action in (
        'customer.finance', 'customer.confirmAccount', 'customer.level', 'customer.rename',
        'customer.refuseName', 'customer.join', 'customer.undoJoin', 'customer.import', 'customer.undoImport')
      and happened_at >= linked_at and happened_at <= coalesce(unlinked_at, 'infinity')
  )`
}

/** What an entry changed, by the names of the wire; of what is new or gone, what it says. */
function changedValues(
  before: AuditValues,
  after: AuditValues,
): { Before: WireValues; After: WireValues } {
  const fields = Object.entries(AUDIT_MAP).filter(
    ([column]) => (before?.[column] ?? null) !== (after?.[column] ?? null),
  )
  const wireValues = (values: AuditValues) =>
    values
      ? Object.fromEntries(fields.map(([column, field]) => [field, values[column] ?? null]))
      : {}
  return { Before: wireValues(before), After: wireValues(after) }
}
