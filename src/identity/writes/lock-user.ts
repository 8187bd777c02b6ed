import type { OfficerContext } from '../../platform/call-context.ts'
import type { ErrorCode } from '../../platform/catalogue.ts'
import { db } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { aliased } from '../../platform/fields.ts'
import type { Role } from '../../platform/roles.ts'
import { user } from '../contract/users.ts'
import { requireVersion } from '../reads/stale.ts'
import { userRecord } from '../reads/users.ts'
import { isSessionOpen } from '../reads.ts'
import { OFFICER_FIELDS } from '../rules/fields.ts'
import { mayManage } from '../rules.ts'

/** An officer whom another is about to change. */
export interface LockedUser {
  id: string
  deactivatedAt: Date | null
  version: number
  /** The record as audit rows tell it. */
  values: { Name: string; Lastname: string; Email: string; PersonnelNumber: string; Roles: Role }
  /** Without this officer nobody of role 0 would be left. */
  isLastSuper: boolean
}

interface Options {
  /** The version that was read; nothing where it does not matter. */
  base?: number | null | undefined
  /** What is refused to whoever would do it to themselves. */
  own?: Extract<ErrorCode, 'user.self' | `user.own${string}`>
}

/** What moves the version of an officer. */
const CHANGES = ['create', 'change', 'deactivate', 'activate'].map((event) => `officer.${event}`)

/**
 * Holds an officer until the transaction ends, and with them who asks and every Super Admin: of two who take the last
 * two away at once, the second sees that one is left. Refuses `user.notFound` and `user.above`, `auth.revoked` to
 * whoever lost their session, by another role or shut out, while they waited, `own`, and `sys.stale` where the officer
 * was changed since the version `base`.
 */
export async function lockUser(
  id: string,
  ctx: OfficerContext,
  { base, own }: Options = {},
): Promise<LockedUser> {
  const rows = await db()
    .selectFrom('officers')
    .select(['id', 'deactivated_at', 'version', 'created_at'])
    .select(aliased('officers', OFFICER_FIELDS))
    .$narrowType<{ Roles: Role }>()
    .where(({ or, eb }) => or([eb('id', 'in', [id, ctx.officer.id]), eb('role', '=', 0)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  if (!(await isSessionOpen(ctx.sessionHash, ctx.now))) refuse('auth.revoked')
  const row = rows.find((one) => one.id === id)
  if (!row) refuse('user.notFound')
  if (!mayManage(ctx.officer.role, row.Roles)) refuse('user.above')
  if (own && id === ctx.officer.id) refuse(own)
  const { id: _, deactivated_at: deactivatedAt, version, created_at: made, ...values } = row
  const present = async () => user.parse(await userRecord(id, ctx.now))
  await requireVersion('officer', base, { id, version, made, present, actions: CHANGES })
  const supers = rows.filter((one) => one.Roles === 0 && one.deactivated_at === null)
  return {
    id,
    deactivatedAt,
    version,
    values,
    isLastSuper: supers.length === 1 && supers[0]?.id === id,
  }
}
