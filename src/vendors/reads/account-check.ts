import { sql } from 'kysely'
import { standingOf } from '../../identity/reads/second-officer.ts'
import type { Matter, Standing } from '../../identity/rules/independence.ts'
import type { Officer, OfficerContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import { mayCall, PAYING, type Role } from '../../platform/roles.ts'
import { statement } from '../../platform/statement.ts'
import { accountChange, formerAccount, tellDays } from './account-confirm.ts'

interface AccountFields {
  AccountChangedAt: Date | null
}

/** The customers' accounts that were changed and that no other officer has confirmed, by the customer's id. */
export async function accountMatters(customerIds: readonly number[]): Promise<Map<number, Matter>> {
  const rows = await readChangers({ customerIds })
  return new Map(rows.map(({ id, first }) => [Number(id), { first }]))
}

const readChangers = statement(
  ({ customerIds }: { customerIds: readonly number[] }) => sql<{ id: number; first: string[] }>`
    select customer_id as id, array_remove(array_agg(distinct changed_by), null) as first
    from unconfirmed_accounts where customer_id = any (${customerIds}::bigint[]) group by customer_id`,
)

/** The vendors, those with an account to check with how the officer stands to checking it, where they may at all. */
export function withAccountChecks<V extends AccountFields & { CustomerID: number | null }>(
  vendors: readonly V[],
  officer: Officer | undefined,
) {
  const idOf = ({ CustomerID }: V) => Number(CustomerID)
  return withChecks(vendors, officer, { roles: PAYING, idOf, mattersOf: accountMatters })
}

const MOST = 5000

/** The customers whose account or tax waits for another officer's look, with how the officer stands to it. */
export async function accountsToCheck({ officer }: OfficerContext) {
  const days = tellDays()
  const waiting = await db()
    .selectFrom('customers')
    .leftJoin('links_in_force as link', 'link.customer_id', 'customers.id')
    .leftJoin('vendors', 'vendors.id', 'link.vendor_id')
    .select([
      'customers.id as CustomerID',
      'code as CustomerCustomerID',
      'customers.name as CustomerCustomerName',
      'vendors.name as VendorOrganizationName',
      'bank_name as SysBankName',
      'bank_account as SysBookBankNumber',
      'tax_percent as SysTaxDeduction',
      ...accountChange(sql`customers.id`, days),
      formerAccount(sql`customers.id`, days),
    ])
    .where('customers.id', 'in', ({ selectFrom }) =>
      selectFrom('unconfirmed_accounts')
        .select('customer_id')
        .where(sql<boolean>`changed_at > now() - make_interval(days => ${days}::int)`),
    )
    .orderBy('code')
    .limit(MOST)
    .execute()
  return withAccountChecks(waiting, officer)
}

interface Checked<R, Id> {
  roles: readonly Role[]
  idOf: (record: R) => Id
  /** What waits for its check, by those ids. */
  mattersOf: (ids: readonly Id[]) => Promise<Map<Id, Matter>>
}

/** As `withAccountChecks`, of any records that tell of a changed account. */
export async function withChecks<R extends AccountFields, Id>(
  records: readonly R[],
  officer: Officer | undefined,
  { roles, idOf, mattersOf }: Checked<R, Id>,
): Promise<(R & { AccountCheck?: Standing })[]> {
  const changed = records.filter(({ AccountChangedAt }) => AccountChangedAt)
  if (changed.length === 0 || !officer || !mayCall(roles, officer.role)) return [...records]
  const standing = await standingOf(officer, roles)
  const matters = await mattersOf(changed.map(idOf))
  return records.map((record) => {
    const matter = record.AccountChangedAt ? matters.get(idOf(record)) : undefined
    return matter ? { ...record, AccountCheck: standing(matter) } : record
  })
}
