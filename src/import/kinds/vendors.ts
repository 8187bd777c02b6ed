import { auditAll } from '../../platform/audit.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { terms } from '../../platform/terms.ts'
import { VENDOR_FIELDS } from '../../vendors/rules/fields.ts'
import { MAX_DISTANCE } from '../../vendors/rules.ts'
import { words } from '../../vendors/words.ts'
import { CUSTOMER_FIELDS } from './customer-fields.ts'
import { byColumn, inTable, ofRecord } from './in-table.ts'
import type { Change, Field } from './kind.ts'
import { lockOf, run } from './statements.ts'
import { code, costPerKg, distance, ownCode, ownName, text } from './values.ts'

/** The code of a vendor, as its own row and that of a premium vendor name it. */
export const VENDOR_CODE = {
  ...ownCode(['รหัสผู้ขาย', 'ผู้ขาย', 'รหัส'], ['Vendor code', 'Vendor account', 'Vendor'], 'V00001'),
  stored: { column: 'account_number' },
}

const OWN_FIELDS = {
  VendorAccountNumber: VENDOR_CODE,
  VendorOrganizationName: ownName(
    ['ชื่อผู้ขาย', 'ชื่อ-สกุล / บริษัท', 'ชื่อ-สกุล', 'ชื่อ'],
    ['Vendor name', 'Organization name', 'Name'],
    'ลานเทโกแก้ว',
  ),
  CustomerDataID: {
    kind: 'text',
    th: ['รหัส AVL', 'AVL', 'ผูกกับ AVL'],
    en: ['AVL code', 'AVL link', 'CustomerCustomerID'],
    stored: { read: () => `coalesce(customers.code, '')` },
    parse: code(50),
    names: 'customers',
    example: '10001',
  },
  ...ofRecord(
    VENDOR_FIELDS,
    { ...terms, ...words },
    { km: distance(MAX_DISTANCE), bahtPerKg: costPerKg, text: { kind: 'text', parse: text(50) } },
    {
      ValueFD7: {
        th: ['D7', 'มิติ 7', 'มิติที่ 7'],
        en: ['FD7', 'D7_Related', 'FD7Value', 'Dimension 7'],
        refersTo: { kind: 'financial_dimensions', keyOf: (value) => `7 ${value}` },
        example: 'SRT_PP',
      },
      ValueDistanceFactory: {
        th: ['ระยะทาง', 'ระยะทาง กม', 'ระยะทางถึงโรงงาน'],
        en: ['Distance', 'Distance km'],
        example: '38',
      },
      ValueShippingCost: { th: ['ค่าขนส่ง'], en: ['Shipping', 'Shipping cost'], example: '0.10' },
      ValueConsistency: { th: ['ความสม่ำเสมอ', 'สม่ำเสมอ'], en: ['Consistency'], example: '0.05' },
    },
  ),
} as const satisfies Record<string, Field>

/** The fields of a vendor's customer, which its row may say. */
const OF_CUSTOMER = Object.fromEntries(
  Object.entries(CUSTOMER_FIELDS).map(([name, field]) => [
    name,
    { ...field, of: 'customers' as const },
  ]),
) satisfies Record<string, Field>

export const vendors = inTable({
  entity: 'vendor',
  topic: 'vendors',
  table: 'vendors',
  hasId: true,
  fileNames: ['vendor', 'ผู้ขาย', 'รายชื่อผู้ขาย'],
  fields: { ...OWN_FIELDS, ...OF_CUSTOMER },
  key: ['VendorAccountNumber'],
  name: 'VendorOrganizationName',
  from: `vendors left join links_in_force on vendor_id = vendors.id left join customers on customers.id = customer_id`,
  lock: lockOf('vendors', 'account_number'),
  // By column, but for code and name; a link has entries of its own.
  audited: (values) => {
    const { account_number, name, ...others } = byColumn(OWN_FIELDS, values)
    return { VendorAccountNumber: account_number, VendorOrganizationName: name, ...others }
  },
  written: async (changes, ids, ctx) => {
    const moved = changes.filter(
      ({ before, after }) => (before?.CustomerDataID ?? '') !== after.CustomerDataID,
    )
    await unlinkVendors(
      moved.filter(({ before }) => before?.CustomerDataID),
      ids,
      ctx,
    )
    await linkVendors(
      moved.filter(({ after }) => after.CustomerDataID),
      ids,
      ctx,
    )
  },
  // Two that change places let go of their customers first.
  isWhole: (changes) => changes.some(({ before }) => before?.CustomerDataID),
  undoing: takeLinksBack,
  users: `select account_number as key, number as by from vendors join purchase_orders on vendor_id = vendors.id
    where account_number = any ($1)`,
})

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
async function unlinkVendors(
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
async function linkVendors(changes: readonly Change[], ids: Ids, ctx: CallContext): Promise<void> {
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
async function takeLinksBack(accounts: readonly string[], at: Date): Promise<void> {
  const ofThese = 'vendor_id in (select id from vendors where account_number = any ($1)) and'
  await run(`delete from vendor_links where ${ofThese} linked_at = $2`, [accounts, at])
  await run(
    `update vendor_links set unlinked_at = null, unlinked_by = null where ${ofThese} unlinked_at = $2`,
    [accounts, at],
  )
}
