import type { OfficerContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import type { Role } from '../../platform/roles.ts'
import { user } from '../contract/users.ts'
import { requireVersion } from '../reads/stale.ts'
import { userRecord } from '../reads/users.ts'
import { isSessionOpen } from '../reads.ts'
import { mayManage } from '../rules.ts'

/** An officer whom another is about to change. */
export interface LockedUser {
  id: string
  role: Role
  deactivatedAt: Date | null
  version: number
  createdAt: Date
  /** The record as audit rows tell it. */
  values: { Name: string; Lastname: string; Email: string; PersonnelNumber: string; Roles: Role }
  /** Without this officer nobody of role 0 would be left. */
  isLastSuper: boolean
}

/** What moves the version of an officer. */
const CHANGES = ['create', 'change', 'deactivate', 'activate'].map((event) => `officer.${event}`)

/**
 * Holds an officer until the transaction ends, and with them who asks and every Super Admin: of two who take the last
 * two away at once, the second sees that one is left. Refuses `user.notFound` and `user.above`, and `auth.revoked` to
 * whoever lost their session, by another role or shut out, while they waited.
 */
export async function lockUser(id: string, ctx: OfficerContext): Promise<LockedUser> {
  const rows = await db()
    .selectFrom('officers')
    .select([
      'id',
      'first_name',
      'last_name',
      'email',
      'personnel_number',
      'role',
      'deactivated_at',
      'version',
      'created_at',
    ])
    .where(({ or, eb }) => or([eb('id', 'in', [id, ctx.officer.id]), eb('role', '=', 0)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  if (!(await isSessionOpen(ctx.sessionHash, ctx.now))) refuse('auth.revoked')
  const row = rows.find((one) => one.id === id)
  if (!row) refuse('user.notFound')
  const role = row.role as Role
  if (!mayManage(ctx.officer.role, role)) refuse('user.above')
  const supers = rows.filter((one) => one.role === 0 && one.deactivated_at === null)
  return {
    id,
    role,
    deactivatedAt: row.deactivated_at,
    version: row.version,
    createdAt: row.created_at,
    values: {
      Name: row.first_name,
      Lastname: row.last_name,
      Email: row.email,
      PersonnelNumber: row.personnel_number,
      Roles: role,
    },
    isLastSuper: supers.length === 1 && supers[0]?.id === id,
  }
}

/** Refuses `sys.stale` where the officer was changed since `version` was read. */
export function requireUserVersion(
  { id, version, createdAt: made }: LockedUser,
  seen: number | null | undefined,
  ctx: OfficerContext,
): Promise<void> {
  const present = async () => user.parse(await userRecord(id, ctx.now))
  return requireVersion('officer', seen, { id, version, made, present, actions: CHANGES })
}
