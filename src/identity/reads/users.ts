import { type Expression, sql } from 'kysely'
import type { HandlerResult } from '../../platform/call.ts'
import { db } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { aliased } from '../../platform/fields.ts'
import { ROLES, type Role } from '../../platform/roles.ts'
import type { calls, USER_EVENTS } from '../contract/users.ts'
import { idleMinutes, secondFactorRule } from '../reads.ts'
import { OFFICER_FIELDS } from '../rules/fields.ts'
import { mayHaveFactor } from '../rules/second-factor.ts'
import { mayManage, REMEMBERED_SESSION_MS, SESSION_MS } from '../rules.ts'
import { selectEvents } from './history-events.ts'

type User = HandlerResult<typeof calls.saveUser>
type History = HandlerResult<typeof calls.getUserHistory>
type ChangedValues = History['data'][number]['Before']

const MAX_USERS = 1000
const MAX_EVENTS = 500

/** The officers by name, at most a thousand; those of role 0 only for an officer of role 0. */
export function listUsers(role: Role, now: Date): Promise<User[]> {
  return users(now)
    .$if(role !== 0, (qb) => qb.where('role', '<>', 0))
    .orderBy(sql`first_name collate "th-x-icu"`)
    .orderBy(sql`last_name collate "th-x-icu"`)
    .orderBy('officers.id')
    .limit(MAX_USERS)
    .execute()
}

/** One officer, as the list has them. */
export function userRecord(id: string, now: Date): Promise<User> {
  return users(now).where('officers.id', '=', id).executeTakeFirstOrThrow()
}

function users(now: Date) {
  return db()
    .selectFrom('officers')
    .select(({ selectFrom, ref }) => [
      'officers.id as UUID',
      ...aliased('officers', OFFICER_FIELDS),
      'deactivated_at as Deactivated',
      selectFrom('sessions')
        .select('seen_at')
        .where('officer_id', '=', ref('officers.id'))
        .orderBy('seen_at', 'desc')
        .limit(1)
        .as('LastSeen'),
      openSessions(ref('officers.id'), now).as('Sessions'),
      hasFactor(ref('officers.id')).as('SecondFactor'),
      'version as Version',
    ])
    .$narrowType<{ Roles: Role }>()
}

/** Nothing of whoever may not have one, unless they were given another role since. */
function hasFactor(officer: Expression<string>) {
  const rule = secondFactorRule()
  if (rule === 'off') return sql<null>`null::boolean`
  const roles = ROLES.filter((role) => mayHaveFactor(rule, role))
  return sql<boolean | null>`case
    when exists (select from second_factors_in_force where officer_id = ${officer}) then true
    when role = any (${roles}) then false end`
}

/** How many sessions of an officer still let them in. */
function openSessions(officer: Expression<string>, now: Date) {
  return sql<number>`(select count(*) from open_sessions where officer_id = ${officer}
    and started_at > case when remembered then ${ago(now, REMEMBERED_SESSION_MS)}::timestamptz
      else ${ago(now, SESSION_MS)}::timestamptz end
    and (remembered or seen_at > ${ago(now, idleMinutes() * 60_000)}::timestamptz))`
}

function ago(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds)
}

/**
 * What was done to an officer, and by them at the door, the newest first, and whether the list was cut.
 * Refuses `user.notFound` and, to an officer of a lower `role`, `user.above`.
 */
export async function userHistory(id: string, role: Role): Promise<History> {
  const of = await db()
    .selectFrom('officers')
    .select(sql<Role>`role`.as('role'))
    .where('id', '=', id)
    .executeTakeFirst()
  if (!of) refuse('user.notFound')
  if (!mayManage(role, of.role)) refuse('user.above')
  const done = await selectEvents<(typeof USER_EVENTS)[number]>()
    .select([
      sql<ChangedValues>`coalesce(entry.before, '{}')`.as('Before'),
      sql<ChangedValues>`coalesce(entry.after, '{}')`.as('After'),
    ])
    .where('entity', '=', 'officer')
    .where('entity_id', '=', id)
    .where('action', '<>', 'officer.setPreferences')
    .limit(MAX_EVENTS + 1)
    .execute()
  return { truncated: done.length > MAX_EVENTS, data: done.slice(0, MAX_EVENTS) }
}
