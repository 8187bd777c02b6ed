import { z } from 'zod'
import { text } from '../../../platform/call.ts'
import { messageKey } from '../../../platform/catalogue.ts'
import { ROLES, type Role } from '../../../platform/roles.ts'
import { firstName, lastName, personnelNumber } from '../../contract/officer.ts'
import type { User } from './user.ts'

/** What of an officer is typed; a role that is not chosen yet is ''. */
export interface UserValues {
  Name: string
  Lastname: string
  Email: string
  PersonnelNumber: string
  Roles: string
}

export const EMPTY_USER: UserValues = {
  Name: '',
  Lastname: '',
  Email: '',
  PersonnelNumber: '',
  Roles: '',
}

export const userForm = z.object({
  Name: firstName,
  Lastname: lastName,
  Email: text(200)
    .min(1, messageKey('v.username'))
    .pipe(z.email(messageKey('v.emailFormat'))),
  PersonnelNumber: personnelNumber,
  Roles: z.enum(ROLES.map(String), messageKey('v.roles')),
})

export function valuesOf({ Name, Lastname, Email, PersonnelNumber, Roles }: User): UserValues {
  return { Name, Lastname, Email, PersonnelNumber, Roles: String(Roles) }
}

/** What is sent of it. */
export function inputOf({ Name, Lastname, Email, PersonnelNumber, Roles }: UserValues) {
  return { Name, Lastname, Email: Email.trim(), PersonnelNumber, Roles: Number(Roles) as Role }
}
