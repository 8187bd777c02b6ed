import { z } from 'zod'
import { text } from '../../platform/call.ts'
import { messageKey } from '../../platform/catalogue.ts'
import { ROLES } from '../../platform/roles.ts'
import { arabicDigits } from '../../platform/thai-date.ts'
import { hasLetter, isPersonnelNumber } from '../rules.ts'

export const role = z.literal(ROLES)
/** Lower-case hex SHA-256 of the UTF-8 of 'SS' + password: what the browser sends in place of a password. */
export const passwordHash = z.string().regex(/^[0-9a-f]{64}$/, messageKey('v.password'))
export const email = text(200).min(1, messageKey('v.email'))
export const emailAddress = email.pipe(z.email(messageKey('v.emailFormat')))
/** A part of an officer's name, and what is said where it is missing and where it has no letter. */
const name = (missing: 'v.name' | 'v.lastname', unnamed: 'v.nameLetter' | 'v.lastnameLetter') =>
  text(100)
    .min(1, { error: messageKey(missing), abort: true })
    .refine(hasLetter, messageKey(unnamed))
export const firstName = name('v.name', 'v.nameLetter')
export const lastName = name('v.lastname', 'v.lastnameLetter')
/** Kept with the digits 0–9, however it is typed. */
export const personnelNumber = text(50)
  .min(1, messageKey('v.personnel'))
  .overwrite(arabicDigits)
  .refine(isPersonnelNumber, messageKey('v.personnelSigns'))

/** Who an officer is and what they may do. */
export const officer = {
  UUID: z.uuid(),
  Name: z.string(),
  Lastname: z.string(),
  Email: z.string(),
  PersonnelNumber: z.string(),
  Roles: role,
}
