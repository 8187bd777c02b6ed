import { sql } from 'kysely'
import { requireSecond } from '../../identity/writes/second-officer.ts'
import { notify } from '../../notices/writes/notify.ts'
import { audit } from '../../platform/audit.ts'
import type { Parsed } from '../../platform/call.ts'
import type { CallContext, OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { insertMany } from '../../platform/insert-many.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { PAYING } from '../../platform/roles.ts'
import type { calls } from '../contract/account-change.ts'
import { accountMatters } from '../reads/account-check.ts'
import { accountConfirm } from '../reads/account-confirm.ts'
import type { PaidTo } from '../rules/account-change.ts'

interface Changed {
  customerId: number
  former: PaidTo
}

/** Keeps that these customers were paid elsewhere before, or taxed otherwise, until another officer confirms the change. */
export async function keepAccountChanges(
  changes: readonly Changed[],
  { now, officer }: CallContext,
): Promise<void> {
  const by = { changed_at: now, changed_by: officer?.id ?? null }
  const rows = changes.map(({ customerId, former }) => ({
    customer_id: customerId,
    ...by,
    former_bank_name: former.bank_name,
    former_bank_account: former.bank_account,
    former_tax_percent: String(former.tax_percent),
  }))
  await insertMany('account_changes', rows)
}

/** Forgets the changes of an import of `at` that is taken back: what stood before stands again. */
export async function forgetAccountChanges(at: Date, ctx: CallContext): Promise<void> {
  await db().deleteFrom('unconfirmed_accounts').where('changed_at', '=', at).execute()
  await resolveFiles([at], ctx)
}

/** Tells whoever pays how many accounts a file brought or changed, if any: they wait for another officer's look. */
export async function tellOfFile(ctx: CallContext): Promise<void> {
  const { n } = await db()
    .selectFrom('unconfirmed_accounts')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('changed_at', '=', ctx.now)
    .executeTakeFirstOrThrow()
  if (Number(n) === 0 || accountConfirm() === 'off') return
  const details = { n: Number(n) }
  await notify(ctx, [{ kind: 'accountsChanged', subject: fileOf(ctx.now), details }])
}

/** Resolves the notices of files, written at those times, of which no account waits any more. */
async function resolveFiles(times: readonly Date[], ctx: CallContext): Promise<void> {
  const waiting = await db()
    .selectFrom('unconfirmed_accounts')
    .select('changed_at')
    .distinct()
    .where('changed_at', '=', sql<Date>`any(${times}::timestamptz[])`)
    .execute()
  const left = new Set(waiting.map(({ changed_at }) => fileOf(changed_at)))
  for (const subject of new Set(times.map(fileOf))) {
    if (!left.has(subject)) await notify(ctx, [], { kinds: ['accountsChanged'], subject })
  }
}

/** Tells whoever pays that the account or tax of a customer is another now. */
export async function tellOfAccount(
  { id, code, name }: { id: number; code: string; name: string },
  ctx: CallContext,
): Promise<void> {
  if (accountConfirm() === 'off') return
  const details = { seller: name, avl: code }
  await notify(ctx, [{ kind: 'accountChanged', subject: subjectOf(id), details }])
}

/**
 * An officer says that a changed account is right. Refuses `vendor.ownAccountChange` and `second.dependent`
 * to whoever is not independent of who changed it, and `vendor.accountChangedAgain` where it is not as the officer saw it.
 */
export function confirmAccount(input: Parsed<typeof calls.confirmAccount>, ctx: OfficerContext) {
  return transaction(async () => {
    const { CustomerID: id } = input
    const customer = await db()
      .selectFrom('customers')
      .select(['name', 'bank_name', 'bank_account', 'tax_percent'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!customer) refuse('vendor.customerNotFound')
    const isAsSeen =
      customer.bank_name === (input.SysBankName || null) &&
      customer.bank_account === (input.SysBookBankNumber || null) &&
      Number(customer.tax_percent) === input.SysTaxDeduction
    if (!isAsSeen) refuse('vendor.accountChangedAgain', { seller: customer.name })
    const matter = (await accountMatters([id])).get(id)
    if (!matter) return { CustomerID: id }
    const after = await requireSecond(matter, PAYING, ctx, () =>
      refuse('vendor.ownAccountChange', { seller: customer.name }),
    )
    const confirmed = await db()
      .updateTable('unconfirmed_accounts')
      .set({ confirmed_at: ctx.now, confirmed_by: ctx.officer.id })
      .where('customer_id', '=', id)
      .returning('changed_at')
      .execute()
    await audit(ctx, { action: 'customer.confirmAccount', entity: 'customer', id, after })
    await notify(ctx, [], { kinds: ['accountChanged'], subject: subjectOf(id) })
    await resolveFiles(
      confirmed.map(({ changed_at }) => changed_at),
      ctx,
    )
    publishChange('vendors', [id])
    return { CustomerID: id }
  })
}

/** What the notice of a file is about that was written at `at`. */
function fileOf(at: Date): string {
  return `accounts ${at.toISOString()}`
}

function subjectOf(customerId: number): string {
  return `account ${customerId}`
}
