import { sql } from 'kysely'
import { type AccountInHand, accountsInHand } from '../../identity/reads/second-officer.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import { idRows } from '../../platform/id-rows.ts'
import { decimal, round, sum } from '../../platform/money.ts'
import { MAX_ROWS } from '../../platform/paging.ts'
import { statement } from '../../platform/statement.ts'
import { accountChange, tellDays } from '../../vendors/reads/account-confirm.ts'
import { FLAGS, type Flag, gravestFirst, NEW_OFFICER_DAYS } from '../rules/flags.ts'
import { TRANSITIONS } from '../rules/steps.ts'
import { mayConfirm } from '../writes/steps.ts'
import { withApprovalBlockers } from './approval-facts.ts'
import { type FlaggedLine, flaggedLines } from './flagged-lines.ts'
import { headersOf } from './headers.ts'

/**
 * The orders that wait to be approved, those that were sent first before the others and of them those to look at first;
 * of more than a thousand the oldest. Each with its flags, and why the officer may not approve it.
 */
export async function approvals({ officer, now }: OfficerContext) {
  const waiting = await readWaiting({})
  const ids = waiting.slice(0, MAX_ROWS).map(({ id }) => id)
  const headers = await withApprovalBlockers(
    await readApprovals({ ids, days: tellDays() }),
    officer,
  )
  const lines = new Map<string, FlaggedLine[]>(ids.map((id) => [id, []]))
  const accounts = await accountsInHand(NEW_OFFICER_DAYS)
  for (const line of await flaggedLines(ids, now)) lines.get(line.order_id)?.push(line)
  return {
    MayConfirm: mayConfirm(officer),
    total_record: waiting.length,
    data: gravestFirst(
      headers.map((header) => rowOf(header, lines.get(header.UUID) ?? [], accounts)),
    ),
  }
}

type Header = Awaited<ReturnType<typeof readApprovals>>[number]

function rowOf<H extends Header>(
  header: H,
  lines: readonly FlaggedLine[],
  accounts: Map<string, AccountInHand>,
) {
  const { products, TotalAmount, TotalWeight, AccountChangedAt, SubmittedBy, OfficerUUID } = header
  const hasAccount = Boolean(header.SysBookBankNumber)
  return {
    ...header,
    // Prices of different products have no average.
    AveragePrice:
      products.length === 1 && Number(TotalWeight) > 0 ? averageOf(TotalAmount, TotalWeight) : null,
    ProductTypeName: products.length === 1 ? products[0]! : null,
    Flags: flagsOf(lines, {
      products: products.length,
      hasAccount,
      isAccountChanged: AccountChangedAt !== null,
      account: accounts.get(SubmittedBy ?? '') ?? accounts.get(OfficerUUID),
    }),
  }
}

function averageOf(amount: string, weight: string): string {
  return round(decimal(amount).div(weight)).toFixed(2)
}

const readWaiting = statement(() =>
  db()
    .selectFrom('existing_orders')
    .select('id')
    .where('badge', '=', sql<string>`any(${sql.lit(`{${TRANSITIONS.approve.from}}`)})`)
    .orderBy('created_at'),
)

const readApprovals = statement(({ ids, days }: { ids: readonly string[]; days: number }) =>
  headersOf(db().selectFrom('existing_orders').selectAll().where('id', 'in', idRows(ids)).as('po'))
    .innerJoin('customers', 'customers.id', 'po.customer_id')
    .innerJoin('member_levels', 'member_levels.id', 'customers.level_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('order_steps')
          .select('taken_at')
          .whereRef('order_id', '=', 'po.id')
          .where('action', '=', 'submit')
          .orderBy('order_steps.id', 'desc')
          .limit(1)
          .as('sending'),
      (join) => join.onTrue(),
    )
    .select([
      sql<Date>`sending.taken_at`.as('SubmittedAt'),
      'member_levels.name as CustomerLevelName',
      'member_levels.level_price as CustomerLevelPrice',
      'customers.bank_name as SysBankName',
      'customers.bank_account as SysBookBankNumber',
      sql<string[]>`array(
        select distinct coalesce(nullif(product_type_name, ''), product_code)
        from lines_in_force line join weigh_tickets on weigh_tickets.id = line.ticket_id
        where line.order_id = po.id
      )`.as('products'),
    ])
    .select(accountChange(sql.ref('customers.id'), days))
    .orderBy('sending.taken_at'),
)

/** What of an order deserves a look, besides its lines. */
interface Whole {
  products: number
  hasAccount: boolean
  /** And no other officer has confirmed it. */
  isAccountChanged: boolean
  /** Of who made or submitted it, where another officer had it in hand lately. */
  account: AccountInHand | undefined
}

/** The flags of an order with their numbers, the gravest first. */
function flagsOf(lines: readonly FlaggedLine[], whole: Whole) {
  return FLAGS.flatMap((flag) => {
    const found = lines.filter(({ flags }) => flags.includes(flag))
    const numbers = found.length > 0 ? ofLines(flag, found) : ofWhole(flag, whole)
    return numbers ? [{ Flag: flag, ...NONE, ...numbers }] : []
  })
}

const NONE = { Count: null, Difference: null, Weight: null, Day: null, Account: null }

interface Numbers {
  Count?: number
  Difference?: string | null
  Weight?: string
  Day?: string
  Account?: AccountInHand
}

function ofLines(flag: Flag, lines: readonly FlaggedLine[]): Numbers {
  const Count = lines.length
  if (flag === 'oldTickets') return { Count, Day: lines.map(({ day_out }) => day_out).sort()[0]! }
  if (flag === 'weightCorrected') {
    const changes = lines.map((line) => decimal(line.net_weight_kg).minus(line.net_before ?? 0))
    return { Count, Weight: sum(changes).toFixed(2) }
  }
  return { Count, Difference: farthest(lines) }
}

function ofWhole(
  flag: Flag,
  { products, hasAccount, isAccountChanged, account }: Whole,
): Numbers | undefined {
  if (flag === 'mixedProducts' && products > 1) return { Count: products }
  if (flag === 'accountChanged' && isAccountChanged) return {}
  if (flag === 'newOfficer' && account) return { Account: account }
  if (flag === 'noAccount' && !hasAccount) return {}
  return undefined
}

/** The largest difference, up or down. */
function farthest(lines: readonly FlaggedLine[]): string | null {
  const sizes = lines.flatMap(({ difference }) => difference ?? [])
  return sizes.sort((a, b) => decimal(b).abs().cmp(decimal(a).abs()))[0] ?? null
}
