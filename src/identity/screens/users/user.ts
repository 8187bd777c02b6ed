import { z } from 'zod'
import { type Output, text } from '../../../platform/call.ts'
import { messageKey } from '../../../platform/catalogue.ts'
import { storedSession } from '../../../platform/client.ts'
import { ROLES, type Role } from '../../../platform/roles.ts'
import { formValues } from '../../../ui/form/form-values.ts'
import { calls } from '../../contract.ts'
import { OFFICER_FIELDS } from '../../rules/fields.ts'

export type User = Output<typeof calls.getUsers>[number]

/** What a dialog about an officer is given. */
export interface UserDialogProps {
  user: User
  onClose: () => void
}

export function nameOf({ Name, Lastname }: Pick<User, 'Name' | 'Lastname'>): string {
  return `${Name} ${Lastname}`
}

/** Whether it is the officer who looks. */
export function isOneself({ UUID }: Pick<User, 'UUID'>): boolean {
  return storedSession()?.officer.UUID === UUID
}

const { Name, Lastname, PersonnelNumber } = calls.saveUser.input.shape

/** What of an officer is typed; a role that is not chosen yet is ''. */
export const userForm = z.object({
  Name,
  Lastname,
  Email: text(200)
    .min(1, messageKey('v.username'))
    .pipe(z.email(messageKey('v.emailFormat'))),
  PersonnelNumber,
  Roles: z.enum(ROLES.map(String), messageKey('v.roles')),
})
export type UserValues = z.output<typeof userForm>

export function valuesOf(user?: User): UserValues {
  return { ...formValues(OFFICER_FIELDS, user), Roles: String(user?.Roles ?? '') }
}

/** What is sent of it. */
export function inputOf({ Name, Lastname, Email, PersonnelNumber, Roles }: UserValues) {
  return { Name, Lastname, Email: Email.trim(), PersonnelNumber, Roles: Number(Roles) as Role }
}
