import { type RawBuilder, sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { setting } from '../../platform/setting.ts'
import { ACCOUNT_TELL_DAYS, type AccountConfirm } from '../rules/account-change.ts'

interface FormerAccount {
  SysBankName: string | null
  SysBookBankNumber: string | null
  SysTaxDeduction: number
}

/** What the mill does about changed accounts. */
export const accountConfirm = setting<AccountConfirm>('tell')

/** For how many days a change that nobody confirmed is told. */
export function tellDays(): number {
  return { off: 0, tell: ACCOUNT_TELL_DAYS, require: 36_500 }[accountConfirm()]
}

/**
 * When the account or tax of `customer` was changed last, as long as no other officer has confirmed it and the mill tells
 * of it, `days` long; and by whom.
 */
export function accountChange(customer: RawBuilder<unknown>, days: number) {
  return latestChange(sql`select * from unconfirmed_accounts where customer_id = ${customer}`, days)
}

/** Where `customer` was paid and what was withheld before the first change that nobody confirmed in the last `days`. */
export function formerAccount(customer: RawBuilder<unknown>, days: number) {
  return sql<FormerAccount | null>`(
    select case when former_tax_percent is not null then json_build_object(
      'SysBankName', former_bank_name, 'SysBookBankNumber', former_bank_account,
      'SysTaxDeduction', former_tax_percent) end
    from unconfirmed_accounts
    where customer_id = ${customer} and changed_at > now() - make_interval(days => ${days}::int)
    order by id limit 1
  )`.as('FormerAccount')
}

/** When and by whom the newest of `changes`, a query of them, was made in the last `days`. */
export function latestChange(changes: RawBuilder<unknown>, days: number) {
  const latest = (value: RawBuilder<unknown>) => sql`(
    select ${value} from (${changes}) change left join officers on officers.id = changed_by
    where changed_at > now() - make_interval(days => ${days}::int)
    order by change.id desc limit 1
  )`
  return [
    sql<Date | null>`${latest(sql`changed_at`)}`.as('AccountChangedAt'),
    sql<string | null>`${latest(sql`coalesce(full_name, '')`)}`.as('AccountChangedBy'),
  ] as const
}

/** Who changed the account of a customer that the mill may not pay yet: undefined where it may. */
export async function unconfirmedBy(customerId: number): Promise<string | undefined> {
  if (accountConfirm() !== 'require') return undefined
  const change = await db()
    .selectFrom('unconfirmed_accounts')
    .leftJoin('officers', 'officers.id', 'changed_by')
    .select('full_name')
    .where('customer_id', '=', customerId)
    .orderBy('unconfirmed_accounts.id', 'desc')
    .executeTakeFirst()
  return change && (change.full_name ?? '')
}
