import { sql } from 'kysely'
import { auditAll } from '../../platform/audit.ts'
import type { Parsed } from '../../platform/call.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import type { calls } from '../contract/twins.ts'
import type { TwinKind } from '../rules/twins.ts'
import { lockIntake } from './lock-intake.ts'
import { type Moved, takeBack } from './take-back-join.ts'

type Pair = Parsed<typeof calls.joinTwins>

/** Where the records of a kind are kept, and how a ticket names one. */
const SOURCES = {
  customer: {
    table: 'customers',
    known: 'known_customers',
    code: sql`code`,
    key: sql`identity_key(code)`,
    own: sql`id`,
    named: sql`customer_id`,
    field: 'customer_code',
    ids: sql`bigint[]`,
    isId: /^\d{1,18}$/,
    topic: 'vendors',
  },
  vehicle: {
    table: 'vehicles',
    known: 'known_vehicles',
    code: sql`registration`,
    key: sql`plate_number(registration) || ' ' || plate_province(registration)`,
    own: sql`registration`,
    named: sql`registration`,
    field: 'registration',
    ids: sql`uuid[]`,
    isId: /^[\da-f-]{36}$/,
    topic: 'vehicles',
  },
} as const satisfies Record<TwinKind, object>

/** Joins one of two into the other; of officers who decide at once one does, the others are refused. */
export function joinTwins(pair: Pair, ctx: OfficerContext) {
  return transaction(async () => {
    await lockIntake()
    await lockTwins(pair)
    await refuseWaiting(pair)
    const { Kind, Twin, Other } = pair
    const { rows } = await sql<{ moved: Moved }>`
      select moved from join_twins(${Kind}, ${[Twin]}, ${[Other]}, ${ctx.now}, ${ctx.officer.id})`.execute(
      db(),
    )
    const { tickets = [], kept = 0 } = rows[0]!.moved
    return tell('join', pair, { tickets, kept }, ctx)
  })
}

/** Remembers that two are two. */
export function keepTwinsApart(pair: Pair, ctx: OfficerContext) {
  return transaction(async () => {
    await lockTwins(pair)
    const { Kind: kind, Twin: record_id, Other: other_id } = pair
    const decided = { decision: 'apart', decided_at: ctx.now, decided_by: ctx.officer.id }
    const kept = await db()
      .insertInto('twin_decisions')
      .values({ kind, record_id, other_id, ...decided })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!kept) refuse('twins.decided')
    await tell('keepApart', pair, {}, ctx)
    return {}
  })
}

/** Takes back what was decided of two; what was built on since stays where it is. */
export function undoTwins(pair: Pair, ctx: OfficerContext) {
  return transaction(async () => {
    await lockIntake()
    const { Kind, Twin, Other } = pair
    const decision = await db()
      .selectFrom('twin_decisions_in_force')
      .select(['id', 'record_id', 'other_id', 'decision', 'moved', 'decided_at'])
      .where('kind', '=', Kind)
      .where('record_id', 'in', [Twin, Other])
      .where('other_id', 'in', [Twin, Other])
      .forUpdate()
      .executeTakeFirst()
    if (!decision) refuse('twins.notDecided')
    const went =
      decision.decision === 'joined'
        ? await takeBack(SOURCES[Kind], { ...decision, moved: decision.moved as Moved }, ctx)
        : {}
    await db()
      .updateTable('twin_decisions')
      .set({ undone_at: ctx.now, undone_by: ctx.officer.id })
      .where('id', '=', decision.id)
      .execute()
    const action = decision.decision === 'joined' ? 'undoJoin' : 'undoApart'
    const { record_id, other_id } = decision
    return tell(action, { Kind, Twin: record_id, Other: other_id }, went, ctx)
  })
}

/** Holds both of a pair; refuses `twins.decided` where they are not known twins any more. */
async function lockTwins({ Kind, Twin, Other }: Pair): Promise<void> {
  const { known, key, ids, isId } = SOURCES[Kind]
  if (![Twin, Other].every((id) => isId.test(id))) refuse('twins.decided')
  const { rows } = await sql<{ key: string }>`
    select ${key} as key from ${sql.table(known)} twin where id = any(${[Twin, Other]}::${ids})
    order by id for no key update`.execute(db())
  const apart = await db()
    .selectFrom('twin_decisions_in_force')
    .select('id')
    .where('kind', '=', Kind)
    .where('record_id', 'in', [Twin, Other])
    .where('other_id', 'in', [Twin, Other])
    .executeTakeFirst()
  if (rows.length !== 2 || rows[0]!.key !== rows[1]!.key || apart) refuse('twins.decided')
}

/** A correction that gives a ticket of the one to the other is decided first. */
async function refuseWaiting({ Kind, Twin, Other }: Pair): Promise<void> {
  const { table, own, named, ids } = SOURCES[Kind]
  const both = sql`(select ${own} from ${sql.table(table)} where id = any(${[Twin, Other]}::${ids}))`
  const { rows } = await sql<{ ticket: string }>`
    select ticket_name as ticket from open_corrections waiting join weigh_tickets on weigh_tickets.id = ticket_id
    where waiting.${named} in ${both} and weigh_tickets.${named} in ${both} limit 1`.execute(db())
  if (rows[0]) refuse('twins.correctionWaits', { ...rows[0] })
}

/** Says at both what was done, and how many tickets it took along and left; and at each ticket whose it is now. */
async function tell(
  verb: 'join' | 'keepApart' | 'undoJoin' | 'undoApart',
  { Kind, Twin, Other }: Pair,
  { tickets, kept }: { tickets?: readonly number[]; kept?: number },
  ctx: OfficerContext,
) {
  const { table, code, topic, field, ids } = SOURCES[Kind]
  const { rows } = await sql<{ id: string; code: string }>`
    select id::text as id, ${code} as code from ${sql.table(table)} where id = any(${[Twin, Other]}::${ids})`.execute(
    db(),
  )
  const codes = new Map(rows.map((one) => [one.id, one.code]))
  const counts = tickets && { tickets: tickets.length, kept }
  const [from, to] = verb === 'undoJoin' ? [Other, Twin] : [Twin, Other]
  const sides = { before: { [field]: codes.get(from) }, after: { [field]: codes.get(to) } }
  await auditAll(ctx, [
    ...[
      [Twin, Other],
      [Other, Twin],
    ].map(([id, other]) => ({
      action: `${Kind}.${verb}`,
      entity: Kind,
      id: id!,
      after: { joined_with: codes.get(other!), ...counts },
    })),
    ...(tickets ?? []).map((id) => ({ action: `ticket.${verb}`, entity: 'ticket', id, ...sides })),
  ])
  publishChange(topic, [Kind === 'customer' ? Number(Twin) : Twin])
  if (tickets && tickets.length > 0) publishChange('tickets', tickets)
  return { Moved: tickets?.length ?? 0, Kept: kept ?? 0 }
}
