import { z } from 'zod'
import { messageKey, type WordKey } from '../../../platform/catalogue.ts'
import { ROLES, type Role } from '../../../platform/roles.ts'
import { hasLetter } from '../../rules.ts'
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

const line = (message: WordKey, max: number) => z.string().trim().min(1, message).max(max)

export const userForm = z.object({
  Name: line('v.name', 100).refine(hasLetter, messageKey('v.nameLetter')),
  Lastname: line('v.lastname', 100).refine(hasLetter, messageKey('v.nameLetter')),
  Email: line('v.username', 200).pipe(z.email(messageKey('v.emailFormat'))),
  PersonnelNumber: line('v.personnel', 50),
  Roles: z.enum(ROLES.map(String), messageKey('v.roles')),
})

export function valuesOf({ Name, Lastname, Email, PersonnelNumber, Roles }: User): UserValues {
  return { Name, Lastname, Email, PersonnelNumber, Roles: String(Roles) }
}

/** What is sent of it. */
export function inputOf({ Name, Lastname, Email, PersonnelNumber, Roles }: UserValues) {
  return { Name, Lastname, Email: Email.trim(), PersonnelNumber, Roles: Number(Roles) as Role }
}
