import { sql } from 'kysely'
import { nextCode } from '../../master-data/reads/next-code.ts'
import { db } from '../../platform/db.ts'
import { identityKey } from '../../platform/keys.ts'

/** The codes that follow those of the vendors and customers that there are. */
export async function nextCodes() {
  const [NextVendorCode, NextCustomerCode] = await Promise.all([
    nextCode(sql`select account_number from vendors`),
    nextCode(sql`select code from customers`),
  ])
  return { NextVendorCode, NextCustomerCode }
}

/** The vendor whose account number has the same key. */
export function vendorLike(code: string) {
  return db()
    .selectFrom('vendors')
    .select(['account_number as code', 'name'])
    .where(sql<boolean>`identity_key(account_number) = ${identityKey(code)}`)
    .executeTakeFirst()
}

/** The customer whose code has the same key. */
export function customerLike(code: string) {
  return db()
    .selectFrom('customers')
    .select(['code', 'name'])
    .where(sql<boolean>`identity_key(code) = ${identityKey(code)}`)
    .orderBy('joined_into', (order) => order.desc().nullsFirst())
    .orderBy('id')
    .executeTakeFirst()
}
