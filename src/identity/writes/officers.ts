import type { Act } from '../../platform/act.ts'
import { audit } from '../../platform/audit.ts'
import { db, transaction } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import { browserHash, keepPassword } from './passwords.ts'

export interface NewOfficer {
  firstName: string
  lastName: string
  email: string
  personnelNumber: string
  role: Role
  /** As typed; kept as argon2id of what a browser would send. */
  password: string
}

/** Makes an officer and answers their id; a taken e-mail breaks the unique index. */
export async function createOfficer(officer: NewOfficer, act: Act): Promise<string> {
  const passwordHash = await keepPassword(browserHash(officer.password))
  return transaction(async () => {
    const { id } = await db()
      .insertInto('officers')
      .values({
        first_name: officer.firstName,
        last_name: officer.lastName,
        email: officer.email,
        personnel_number: officer.personnelNumber,
        role: officer.role,
        password_hash: passwordHash,
        created_at: act.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { password: _, ...after } = officer
    await audit(act, { action: 'officer.create', entity: 'officer', id, after })
    return id
  })
}

/** Makes the Super Admin of an installation that has no officer yet; answers whether it did. */
export async function createFirstAdmin(
  { email, password }: { email: string; password: string },
  act: Act,
): Promise<boolean> {
  const anybody = await db().selectFrom('officers').select('id').limit(1).executeTakeFirst()
  if (anybody) return false
  await createOfficer(
    { firstName: 'Super', lastName: 'Admin', email, personnelNumber: '-', role: 0, password },
    act,
  )
  return true
}
