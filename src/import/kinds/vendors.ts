import { auditAll } from '../../platform/audit.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { MAX_DISTANCE } from '../../vendors/rules.ts'
import { CUSTOMER_FIELDS } from './customer-fields.ts'
import type { Change, Field, Kind, Values } from './kind.ts'
import { linkVendors, takeLinksBack, unlinkVendors } from './links.ts'
import { entriesOf, undoEntriesOf } from './plain.ts'
import { recordsBy, run, writeRecords } from './statements.ts'
import { code, costPerKg, distance, required, text } from './values.ts'

/** The fields of a vendor's customer, which its row may say. */
const OF_CUSTOMER = Object.fromEntries(
  Object.entries(CUSTOMER_FIELDS).map(([name, field]) => [
    name,
    { ...field, of: 'customers' as const },
  ]),
) satisfies Record<string, Field>

export const vendors: Kind = {
  fileNames: ['vendor', 'ผู้ขาย', 'รายชื่อผู้ขาย'],
  fields: {
    VendorAccountNumber: {
      ...required,
      th: ['รหัสผู้ขาย', 'ผู้ขาย', 'รหัส'],
      en: ['Vendor code', 'Vendor account', 'Vendor'],
      parse: code(50),
      example: 'V00001',
    },
    VendorOrganizationName: {
      ...required,
      th: ['ชื่อผู้ขาย', 'ชื่อ-สกุล / บริษัท', 'ชื่อ-สกุล', 'ชื่อ'],
      en: ['Vendor name', 'Organization name', 'Name'],
      parse: text(200),
      example: 'ลานเทโกแก้ว',
    },
    CustomerDataID: {
      kind: 'text',
      th: ['รหัส AVL', 'AVL', 'ผูกกับ AVL'],
      en: ['AVL code', 'AVL link', 'CustomerCustomerID'],
      parse: code(50),
      names: 'customers',
      example: '10001',
    },
    ValueFD7: {
      kind: 'text',
      th: ['D7', 'มิติ 7', 'มิติที่ 7'],
      en: ['FD7', 'D7_Related', 'FD7Value', 'Dimension 7'],
      parse: text(50),
      refersTo: { kind: 'financial_dimensions', keyOf: (value) => `7 ${value}` },
      example: 'SRT_PP',
    },
    ValueDistanceFactory: {
      ...distance(MAX_DISTANCE),
      th: ['ระยะทาง', 'ระยะทาง กม', 'ระยะทางถึงโรงงาน'],
      en: ['Distance', 'Distance km'],
      example: '38',
    },
    ValueShippingCost: {
      ...costPerKg,
      th: ['ค่าขนส่ง'],
      en: ['Shipping', 'Shipping cost'],
      example: '0.10',
    },
    ValueConsistency: {
      ...costPerKg,
      th: ['ความสม่ำเสมอ', 'สม่ำเสมอ'],
      en: ['Consistency'],
      example: '0.05',
    },
    ...OF_CUSTOMER,
  },
  key: ['VendorAccountNumber'],
  name: 'VendorOrganizationName',
  read: () =>
    recordsBy(
      { key: ['VendorAccountNumber'] },
      `select account_number as "VendorAccountNumber", vendors.name as "VendorOrganizationName",
        coalesce(customers.code, '') as "CustomerDataID", coalesce(dimension_7, '') as "ValueFD7",
        coalesce(trim_scale(distance_km)::text, '') as "ValueDistanceFactory",
        coalesce(trim_scale(shipping_cost)::text, '') as "ValueShippingCost",
        coalesce(trim_scale(consistency)::text, '') as "ValueConsistency"
      from vendors left join links_in_force on vendor_id = vendors.id left join customers on customers.id = customer_id
      order by account_number`,
    ),
  lock: async (keys) => {
    await run('select 1 from vendors where account_number = any ($1) order by id for update', [
      keys,
    ])
  },
  write: async (changes, ctx) => {
    const ids = await save(changes)
    await auditAll(ctx, entriesOf('vendor', 'import', audited(changes), ids))
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
    publishChange('vendors', ids.values())
    return ids
  },
  // Two that change places let go of their customers first.
  isWhole: (changes) => changes.some(({ before }) => before?.CustomerDataID),
  undo,
  users: `select account_number as key, number as by from vendors join purchase_orders on vendor_id = vendors.id
    where account_number = any ($1)`,
}

async function undo(changes: readonly Change[], ctx: CallContext, { at }: { at: Date }) {
  const keys = changes.map(({ key }) => key)
  const ids = new Map(
    (
      await run<{ id: string; key: string }>(
        'select id::text, account_number as key from vendors where account_number = any ($1)',
        [keys],
      )
    ).map(({ id, key }) => [key, id]),
  )
  await takeLinksBack([...ids.values()], at)
  await save(
    changes.flatMap(({ key, before, after }) =>
      before ? [{ key, before: after, after: before }] : [],
    ),
  )
  const added = changes.filter(({ before }) => !before).map(({ key }) => key)
  await run('delete from vendors where account_number = any ($1)', [added])
  await auditAll(ctx, undoEntriesOf('vendor', audited(changes), ids, at))
  publishChange('vendors', ids.values())
}

function save(changes: readonly Change[]) {
  return writeRecords(
    `insert into vendors (account_number, name, distance_km, shipping_cost, consistency, dimension_7)
    select "VendorAccountNumber", "VendorOrganizationName", nullif("ValueDistanceFactory", '')::numeric,
      nullif("ValueShippingCost", '')::numeric, nullif("ValueConsistency", '')::numeric, nullif("ValueFD7", '')
    from json_to_recordset($1) as said ("VendorAccountNumber" text, "VendorOrganizationName" text,
      "ValueDistanceFactory" text, "ValueShippingCost" text, "ValueConsistency" text, "ValueFD7" text)
    on conflict (account_number) do update set name = excluded.name, distance_km = excluded.distance_km,
      shipping_cost = excluded.shipping_cost, consistency = excluded.consistency, dimension_7 = excluded.dimension_7,
      version = vendors.version + 1
    returning id::text, account_number as key`,
    changes.map(({ after }) => after),
  )
}

/** The values as the audit trail keeps them: by column; a link has entries of its own. */
function audited(changes: readonly Change[]) {
  return changes.map(({ key, before, after }) => ({
    key,
    before: before && columns(before),
    after: columns(after),
  }))
}

function columns(values: Values) {
  const orNull = (value: string | undefined) => value || null
  return {
    VendorAccountNumber: values.VendorAccountNumber,
    VendorOrganizationName: values.VendorOrganizationName,
    distance_km: orNull(values.ValueDistanceFactory),
    shipping_cost: orNull(values.ValueShippingCost),
    consistency: orNull(values.ValueConsistency),
    dimension_7: orNull(values.ValueFD7),
  }
}
