import { audit } from '../../platform/audit.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
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
  const columns = {
    first_name: officer.firstName,
    last_name: officer.lastName,
    email: officer.email,
    personnel_number: officer.personnelNumber,
    role: officer.role,
  }
  return transaction(() => insertOfficer({ ...columns, passwordHash }, ctx))
}

interface Row {
  first_name: string
  last_name: string
  email: string
  personnel_number: string
  role: Role
  passwordHash: string
  /** Somebody else set the password. */
  isTemporary?: boolean
}

/** Makes an officer whose password is hashed already, with the audit row that tells it. */
export async function insertOfficer(
  { passwordHash, isTemporary = false, ...row }: Row,
  ctx: CallContext,
): Promise<string> {
  const { id } = await db()
    .insertInto('officers')
    .values({
      ...row,
      password_hash: passwordHash,
      password_is_temporary: isTemporary,
      created_at: ctx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const after = {
    Name: row.first_name,
    Lastname: row.last_name,
    Email: row.email,
    PersonnelNumber: row.personnel_number,
    Roles: row.role,
  }
  await audit(ctx, { action: 'officer.create', entity: 'officer', id, after })
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
