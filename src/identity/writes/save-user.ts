import { audit } from '../../platform/audit.ts'
import type { Parsed } from '../../platform/call.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { afterCommit, db, transaction } from '../../platform/db.ts'
import { differsFrom } from '../../platform/differs-from.ts'
import { refuseField } from '../../platform/errors.ts'
import { fromWire } from '../../platform/fields.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { queueMail } from '../../platform/mail.ts'
import type { calls } from '../contract/users.ts'
import { emailChangedMail } from '../documents/mails.ts'
import { userRecord } from '../reads/users.ts'
import { OFFICER_FIELDS } from '../rules/fields.ts'
import { mayAssign } from '../rules.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { type LockedUser, lockUser } from './lock-user.ts'
import { insertOfficer } from './officers.ts'
import { hashPassword } from './passwords.ts'
import { voidLinks } from './reset-links.ts'
import { revokeSessions } from './revoke.ts'

type Sent = Parsed<typeof calls.saveUser>
type Edit = LockedUser['values']

/**
 * Makes an officer where no UUID is sent, else changes that one; returns the record. Another e-mail, by which a new
 * password may be mailed, makes the present one good for one sign-in, and is told to the former address.
 */
export function saveUser({ UUID, Password, Version, ...edit }: Sent, ctx: OfficerContext) {
  return transaction(async () => {
    const id = UUID
      ? await change(UUID, edit, Version, ctx)
      : await create(edit, Password ?? undefined, ctx)
    return userRecord(id, ctx.now)
  })
}

async function create(edit: Edit, password: string | undefined, ctx: OfficerContext) {
  if (!mayAssign(ctx.officer.role, edit.Roles)) refuseField('Roles', 'user.roleAbove')
  if (!password) refuseField('Password', 'v.newPassword')
  refuseCommonPassword(password)
  // It takes its time: nobody is held meanwhile.
  const passwordHash = await hashPassword(password)
  await lockUser(ctx.officer.id, ctx)
  const id = await refuseTaken(() => insertOfficer(edit, { passwordHash, isTemporary: true }, ctx))
  publishChange('officers', [id])
  return id
}

/** A save that changes nothing leaves no trace. A changed role ends the officer's sessions, their own too. */
async function change(id: string, edit: Edit, base: Sent['Version'], ctx: OfficerContext) {
  const user = await lockUser(id, ctx, { base })
  if (!mayAssign(ctx.officer.role, edit.Roles)) refuseField('Roles', 'user.roleAbove')
  if (edit.Roles !== 0 && user.isLastSuper) refuseField('Roles', 'user.lastSuper')
  const { values: before } = user
  const columns = fromWire(OFFICER_FIELDS, edit)
  const isOtherAddress = edit.Email.toLowerCase() !== before.Email.toLowerCase()
  const { numUpdatedRows } = await refuseTaken(() =>
    db()
      .updateTable('officers')
      .set({
        ...columns,
        ...(edit.PersonnelNumber !== before.PersonnelNumber && { shares_personnel_number: false }),
        ...(isOtherAddress && { password_is_temporary: true }),
        version: user.version + 1,
      })
      .where('id', '=', id)
      .where(differsFrom(columns))
      .executeTakeFirst(),
  )
  if (numUpdatedRows === 0n) return id
  await audit(ctx, { action: 'officer.change', entity: 'officer', id, before, after: edit })
  if (edit.Email !== before.Email) await voidLinks(id)
  if (isOtherAddress) afterCommit(async () => tellFormerAddress(before.Email, edit, ctx))
  if (edit.Roles !== before.Roles) await revokeSessions(id, 'role', { now: ctx.now })
  publishChange('officers', [id])
  return id
}

function tellFormerAddress(to: string, { Name, Lastname, Email }: Edit, ctx: OfficerContext): void {
  const by = ctx.officer
  const name = `${Name} ${Lastname}`
  queueMail(async () => ({ to, ...emailChangedMail({ name, email: Email, by }, ctx.language) }))
}

/** An e-mail and a personnel number belong to one officer, in whatever case they are written: the indexes decide. */
async function refuseTaken<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save()
  } catch (error) {
    const { constraint } = error as { constraint?: string }
    if (constraint === 'officers_email') refuseField('Email', 'user.emailTaken')
    if (constraint === 'officers_personnel_number') {
      refuseField('PersonnelNumber', 'user.personnelTaken')
    }
    throw error
  }
}
