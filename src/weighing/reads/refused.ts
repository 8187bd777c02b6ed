import { type RawBuilder, sql } from 'kysely'
import type { HandlerResult, Parsed } from '../../platform/call.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { contains, patternFor } from '../../platform/contains.ts'
import { db } from '../../platform/db.ts'
import { MAX_COUNTED, pageOf } from '../../platform/paging.ts'
import { typedKey } from '../../platform/search-key.ts'
import { addDays, dayBegins } from '../../platform/thai-date.ts'
import type { calls } from '../contract.ts'
import { REFUSED_STATES } from '../rules/refused.ts'
import { faultOf, faultSentence, toFix } from './fault-sentence.ts'

type Filters = Parsed<typeof calls.getRefused>
type Page = HandlerResult<typeof calls.getRefused>

/** One page of the refused tickets, with how many there are in each state under the same search and day. */
export async function refusedTickets(filters: Filters, ctx: OfficerContext): Promise<Page> {
  const { filterState, page } = filters
  const inState = filterState ? sql<boolean>`${STATE} = ${filterState}` : sql<boolean>`true`
  const where = sql<boolean>`${matching(filters)} and ${inState}`
  const paged = await pageOf(page, sql`(select from refused_tickets where ${where})`, (window) =>
    rows(where, window, ctx),
  )
  return { ...paged, count_by_state: await countByState(filters) }
}

const STATE = sql<(typeof REFUSED_STATES)[number]>`coalesce(settlement, 'open')`

function matching({ filterSearch, filterDate }: Filters): RawBuilder<boolean> {
  const key = typedKey(filterSearch)
  const found = key ? contains('searched', patternFor(key)) : sql<boolean>`true`
  if (!filterDate) return found
  const [from, until] = [dayBegins(filterDate), dayBegins(addDays(filterDate, 1))]
  return sql`${found} and last_seen_at >= ${from} and last_seen_at < ${until}`
}

async function rows(
  where: RawBuilder<boolean>,
  { limit, offset }: { limit: number; offset: number },
  { language }: OfficerContext,
) {
  const found = await db()
    .selectFrom('refused_tickets')
    .innerJoin('scale_tokens', 'scale_tokens.id', 'scale_token_id')
    .leftJoin('officers', 'officers.id', 'settled_by')
    .select([
      'refused_tickets.id as ID',
      'scale_id_in as WeightScaleIDIn',
      'ticket_id as SSWeightID',
      'code',
      'field',
      'params',
      'sent as Sent',
      'is_cut as IsCut',
      'scale_tokens.name as ScaleName',
      'first_seen_at as FirstSeen',
      'last_seen_at as LastSeen',
      'seen_count as SeenCount',
      STATE.as('State'),
      'settled_at as SettledAt',
      'full_name as SettledBy',
      'reason as SetAsideReason',
    ])
    .where(where)
    .orderBy('last_seen_at', 'desc')
    .orderBy('refused_tickets.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return found.map(({ code, field, params, ...row }) => {
    const fault = faultOf({ code, field, params })
    return {
      ...row,
      Code: fault.code,
      Field: field,
      Reason: faultSentence(toFix(fault), language),
    }
  })
}

async function countByState(filters: Filters): Promise<Record<string, number>> {
  const counted = await sql<{ state: string; n: number }>`
    select state, count(*)::int as n from (
      select ${STATE} as state from refused_tickets where ${matching(filters)} limit ${sql.lit(MAX_COUNTED)}
    ) found group by state`.execute(db())
  const counts = new Map(counted.rows.map(({ state, n }) => [state, n]))
  return Object.fromEntries(REFUSED_STATES.map((state) => [state, counts.get(state) ?? 0]))
}
