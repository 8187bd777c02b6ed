import { sql } from 'kysely'
import { auditAll } from '../../platform/audit.ts'
import { db } from '../../platform/db.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { lastPaidTo, needsLook } from '../../vendors/rules/account-change.ts'
import { forgetAccountChanges, keepAccountChanges } from '../../vendors/writes/account-changes.ts'
import { endNameNotices } from '../../vendors/writes/name-proposals.ts'
import { CUSTOMER_FIELDS } from './customer-fields.ts'
import type { Change, Kind, Values } from './kind.ts'
import { entriesOf, undoEntriesOf } from './plain.ts'
import { recordsBy, run, writeRecords } from './statements.ts'
import { code, required, text } from './values.ts'

const NEW_CUSTOMER: Values = { CustomerLevel: '1', CustomerSysTaxDeduction: '3' }

export const customers: Kind = {
  fileNames: ['customer', 'avl', 'ลูกค้า', 'บัญชีธนาคาร'],
  fields: {
    CustomerDataID: {
      ...required,
      th: ['รหัส AVL', 'AVL', 'รหัสลูกค้า', 'รหัส'],
      en: ['AVL code', 'Customer code', 'CustomerCustomerID'],
      parse: code(50),
      example: '10001',
    },
    CustomerName: {
      ...required,
      th: ['ชื่อลูกค้า', 'ชื่อ AVL', 'ชื่อ', 'ชื่อ-สกุล'],
      en: ['Customer name', 'Name', 'CustomerCustomerName'],
      parse: text(200),
      example: 'สวนลุงเฉลิม',
    },
    ...CUSTOMER_FIELDS,
  },
  key: ['CustomerDataID'],
  name: 'CustomerName',
  read: () =>
    recordsBy(
      { key: ['CustomerDataID'] },
      `select code as "CustomerDataID", name as "CustomerName", level_id::text as "CustomerLevel",
        coalesce(bank_name, '') as "CustomerSysBankName", coalesce(bank_account, '') as "CustomerSysBookBankNumber",
        trim_scale(tax_percent)::text as "CustomerSysTaxDeduction" from customers
        where id in (select id from known_customers union select customer_id from links_in_force)
        order by joined_into is not null, code`,
    ),
  lock: async (keys) => {
    await run('select 1 from customers where code = any ($1) order by id for update', [keys])
  },
  write: async (changes, ctx) => {
    const ids = await save(changes)
    await auditAll(ctx, entriesOf('customer', 'import', audited(changes), ids))
    await keepAccountChanges(await otherAccounts(changes, ids), ctx)
    await endNameNotices(ctx)
    publishChange('vendors', ids.values())
    return ids
  },
  undo: async (changes, ctx, { at }) => {
    const ids = await save(
      changes.flatMap(({ key, before, after }) =>
        before ? [{ key, before: after, after: before }] : [],
      ),
    )
    const added = changes.filter(({ before }) => !before).map(({ key }) => key)
    const gone = await run<{ id: string; key: string }>(
      'delete from customers where code = any ($1) returning id::text, code as key',
      [added],
    )
    for (const { id, key } of gone) ids.set(key, id)
    await auditAll(ctx, undoEntriesOf('customer', audited(changes), ids, at))
    await forgetAccountChanges(at, ctx)
    publishChange('vendors', ids.values())
  },
  users: `select code as key, ticket_name as by from customers join weigh_tickets on customer_id = customers.id
      where code = any ($1)
    union all select code, number from customers join purchase_orders on customer_id = customers.id where code = any ($1)
    union all select customers.code, account_number from customers join vendor_links on customer_id = customers.id
      join vendors on vendors.id = vendor_id where customers.code = any ($1)
    union all select code, registration from customers join vehicles on customer_id = customers.id where code = any ($1)`,
  defaults: NEW_CUSTOMER,
}

function save(changes: readonly Change[]) {
  return writeRecords(
    `insert into customers (code, name, level_id, bank_name, bank_account, tax_percent)
    select "CustomerDataID", "CustomerName", coalesce(nullif("CustomerLevel", '')::smallint, 1),
      nullif("CustomerSysBankName", ''), nullif("CustomerSysBookBankNumber", ''),
      coalesce(nullif("CustomerSysTaxDeduction", '')::numeric, 3)
    from json_to_recordset($1) as said ("CustomerDataID" text, "CustomerName" text, "CustomerLevel" text,
      "CustomerSysBankName" text, "CustomerSysBookBankNumber" text, "CustomerSysTaxDeduction" text)
    on conflict (code) do update set name = excluded.name, level_id = excluded.level_id, bank_name = excluded.bank_name,
      bank_account = excluded.bank_account, tax_percent = excluded.tax_percent, version = customers.version + 1
    returning id::text, code as key`,
    changes.map(({ after }) => after),
  )
}

/** Customers who are paid to another account than any before, also a first one, and known ones who are taxed otherwise. */
async function otherAccounts(changes: readonly Change[], ids: ReadonlyMap<string, string>) {
  const lastAccounts = await accountsTakenAway([...ids.values()])
  return changes.flatMap(({ key, before, after }) => {
    const customerId = Number(ids.get(key))
    const present = columns(after)
    const known = before ? columns(before) : { ...present, bank_name: null, bank_account: null }
    const former = lastPaidTo({ ...known, ...(lastAccounts.get(customerId) ?? NO_ACCOUNT) })
    return needsLook(former, present) ? [{ customerId, former }] : []
  })
}

const NO_ACCOUNT = { last_bank_name: null, last_bank_account: null }

/** The accounts that stood with customers of those ids before they were taken away, by the id. */
async function accountsTakenAway(ids: readonly string[]) {
  const customers = await db()
    .selectFrom('customers')
    .select(['id', 'last_bank_name', 'last_bank_account'])
    .where('last_bank_account', 'is not', null)
    .where('id', '=', sql<number>`any (${ids}::bigint[])`)
    .execute()
  return new Map(customers.map(({ id, ...last }) => [Number(id), last]))
}

/** The values as the audit trail keeps them: by column. */
function audited(changes: readonly Change[]) {
  return changes.map(({ key, before, after }) => ({
    key,
    before: before && columns(before),
    after: columns(after),
  }))
}

function columns(values: Values) {
  return {
    customer_code: values.CustomerDataID,
    customer_name: values.CustomerName,
    level_id: Number(values.CustomerLevel || 1),
    bank_name: values.CustomerSysBankName || null,
    bank_account: values.CustomerSysBookBankNumber || null,
    tax_percent: Number(values.CustomerSysTaxDeduction || 3).toFixed(2),
  }
}
