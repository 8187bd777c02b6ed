import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { lastPaidTo, needsCheck } from '../../vendors/rules/account-change.ts'
import { forgetAccountChanges, keepAccountChanges } from '../../vendors/writes/account-changes.ts'
import { endNameNotices } from '../../vendors/writes/name-proposals.ts'
import { CUSTOMER_FIELDS } from './customer-fields.ts'
import { inTable } from './in-table.ts'
import type { Change, Values } from './kind.ts'
import { lockOf } from './statements.ts'
import { ownCode, ownName } from './values.ts'

export const customers = inTable({
  entity: 'customer',
  topic: 'vendors',
  table: 'customers',
  hasId: true,
  fileNames: ['customer', 'avl', 'ลูกค้า', 'บัญชีธนาคาร'],
  fields: {
    CustomerDataID: ownCode(
      ['รหัส AVL', 'AVL', 'รหัสลูกค้า', 'รหัส'],
      ['AVL code', 'Customer code', 'CustomerCustomerID'],
      '10001',
    ),
    CustomerName: ownName(
      ['ชื่อลูกค้า', 'ชื่อ AVL', 'ชื่อ', 'ชื่อ-สกุล'],
      ['Customer name', 'Name', 'CustomerCustomerName'],
      'สวนลุงเฉลิม',
    ),
    ...CUSTOMER_FIELDS,
  },
  key: ['CustomerDataID'],
  name: 'CustomerName',
  from: `customers where id in (select id from known_customers union select customer_id from links_in_force)`,
  order: 'joined_into is not null, code',
  lock: lockOf('customers', 'code'),
  audited,
  written: async (changes, ids, ctx) => {
    await keepAccountChanges(await otherAccounts(changes, ids), ctx)
    await endNameNotices(ctx)
  },
  undone: forgetAccountChanges,
  users: `select code as key, ticket_name as by from customers join weigh_tickets on customer_id = customers.id
      where code = any ($1)
    union all select code, number from customers join purchase_orders on customer_id = customers.id where code = any ($1)
    union all select customers.code, account_number from customers join vendor_links on customer_id = customers.id
      join vendors on vendors.id = vendor_id where customers.code = any ($1)
    union all select code, registration from customers join vehicles on customer_id = customers.id where code = any ($1)`,
  defaults: { CustomerLevel: '1', CustomerSysTaxDeduction: '3' },
})

/** Customers who are paid to another account than any before, also a first one, and known ones who are taxed otherwise. */
async function otherAccounts(changes: readonly Change[], ids: ReadonlyMap<string, string>) {
  const lastAccounts = await accountsTakenAway([...ids.values()])
  return changes.flatMap(({ key, before, after }) => {
    const customerId = Number(ids.get(key))
    const current = audited(after)
    const known = before ? audited(before) : { ...current, bank_name: null, bank_account: null }
    const former = lastPaidTo({ ...known, ...(lastAccounts.get(customerId) ?? NO_ACCOUNT) })
    return needsCheck(former, current) ? [{ customerId, former }] : []
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
function audited(values: Values) {
  return {
    customer_code: values.CustomerDataID,
    customer_name: values.CustomerName,
    level_id: Number(values.CustomerLevel || 1),
    bank_name: values.CustomerSysBankName || null,
    bank_account: values.CustomerSysBookBankNumber || null,
    tax_percent: Number(values.CustomerSysTaxDeduction || 3).toFixed(2),
  }
}
