import { audit } from '../../platform/audit.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { fromWire } from '../../platform/fields.ts'
import type { Role } from '../../platform/roles.ts'
import { OFFICER_FIELDS } from '../rules/fields.ts'
import type { LockedUser } from './lock-user.ts'
import { browserHash, hashPassword } from './passwords.ts'

export interface NewOfficer {
  firstName: string
  lastName: string
  email: string
  personnelNumber: string
  role: Role
  /** As typed; kept as argon2id of what a browser would send. */
  password: string
}

/** Makes an officer and returns their id; a taken e-mail breaks the unique index. */
export async function createOfficer(officer: NewOfficer, ctx: CallContext): Promise<string> {
  const passwordHash = await hashPassword(browserHash(officer.password))
  const values = {
    Name: officer.firstName,
    Lastname: officer.lastName,
    Email: officer.email,
    PersonnelNumber: officer.personnelNumber,
    Roles: officer.role,
  }
  return transaction(() => insertOfficer(values, { passwordHash }, ctx))
}

interface Access {
  passwordHash: string
  /** Somebody else set the password. */
  isTemporary?: boolean
}

/** Makes an officer whose password is hashed already, with the audit row that tells it; returns their id. */
export async function insertOfficer(
  values: LockedUser['values'],
  { passwordHash, isTemporary = false }: Access,
  ctx: CallContext,
): Promise<string> {
  const { id } = await db()
    .insertInto('officers')
    .values({
      ...fromWire(OFFICER_FIELDS, values),
      password_hash: passwordHash,
      password_is_temporary: isTemporary,
      created_at: ctx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await audit(ctx, { action: 'officer.create', entity: 'officer', id, after: values })
  return id
}

/** Makes the Super Admin of an installation that has no officer yet; returns whether it did. */
export async function createFirstAdmin(
  { email, password }: { email: string; password: string },
  ctx: CallContext,
): Promise<boolean> {
  const anybody = await db().selectFrom('officers').select('id').limit(1).executeTakeFirst()
  if (anybody) return false
  await createOfficer(
    { firstName: 'Super', lastName: 'Admin', email, personnelNumber: '-', role: 0, password },
    ctx,
  )
  return true
}
