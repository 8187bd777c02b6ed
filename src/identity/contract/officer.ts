import { z } from 'zod'
import { text } from '../../platform/call.ts'
import { messageKey } from '../../platform/catalogue.ts'
import { ROLES } from '../../platform/roles.ts'

export const role = z.literal(ROLES)
/** Lower-case hex SHA-256 of the UTF-8 of 'SS' + password: what the browser sends in place of a password. */
export const passwordHash = z.string().regex(/^[0-9a-f]{64}$/, messageKey('v.password'))
export const email = text(200).min(1, messageKey('v.email'))
