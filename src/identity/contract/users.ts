import { z } from 'zod'
import { change, instantOut, read, uuid, version } from '../../platform/call.ts'
import { messageKey } from '../../platform/catalogue.ts'
import { eventSchema, historySchema } from '../../platform/history.ts'
import { MANAGERS, ROLES } from '../../platform/roles.ts'
import {
  emailAddress,
  firstName,
  lastName,
  officer,
  passwordHash,
  personnelNumber,
} from './officer.ts'

export const user = z.object({
  ...officer,
  /** When the officer was deactivated; null while they may sign in. */
  Deactivated: instantOut.nullable(),
  /** When one of their sessions was last used, and how many of them are open. */
  LastSeen: instantOut.nullable(),
  Sessions: z.number(),
  /** Whether they have a second factor; null where the mill asks officers of their role for none. */
  SecondFactor: z.boolean().nullable(),
  Version: z.number(),
})

const ofUser = z.strictObject({ UUID: uuid })
const changed = z.strictObject({ UUID: uuid, Version: version })
/** Whom an officer may not manage. */
const ABOVE = ['user.notFound', 'user.above'] as const

/** What was done to an officer, or by them at the door, as its audit row names it after `officer.`. */
export const USER_EVENTS = [
  'create',
  'change',
  'password',
  'requestReset',
  'resetPassword',
  'deactivate',
  'activate',
  'endSessions',
  'setUpFactor',
  'removeFactor',
  'resetFactor',
  'useRecoveryCode',
  'signIn',
  'signOut',
] as const

export const calls = {
  /** Lists officers of role 0 only for officers of role 0. */
  getUsers: read({
    path: 'user/GetAllUser',
    roles: MANAGERS,
    output: z.array(user),
  }),
  /** Without a UUID a new officer, who needs a password; an officer's own is set by UpdatePassword. */
  saveUser: change({
    path: 'user/SaveUser',
    roles: MANAGERS,
    input: z
      .strictObject({
        UUID: uuid.nullish(),
        Name: firstName,
        Lastname: lastName,
        Email: emailAddress,
        Password: passwordHash.nullish(),
        PersonnelNumber: personnelNumber,
        Roles: z.literal(ROLES, { error: messageKey('v.roles') }),
        Version: version,
      })
      .refine(({ UUID, Password }) => !UUID || !Password, {
        path: ['Password'],
        error: messageKey('v.invalid'),
      }),
    output: user,
    errors: [
      ...ABOVE,
      'user.roleAbove',
      'user.lastSuper',
      'user.emailTaken',
      'user.personnelTaken',
      'v.newPassword',
      'v.passwordCommon',
      'sys.stale',
    ],
  }),
  updatePassword: change({
    path: 'user/UpdatePassword',
    roles: MANAGERS,
    input: z.strictObject({ UUID: uuid, Password: passwordHash }),
    errors: [...ABOVE, 'user.ownPassword', 'v.passwordCommon'],
  }),
  /** Takes the second factor away from an officer who has lost it. */
  resetFactor: change({
    path: 'user/ResetSecondFactor',
    roles: MANAGERS,
    input: ofUser,
    output: user,
    errors: [...ABOVE, 'user.ownFactor'],
  }),
  deactivate: change({
    path: 'user/Deactivate',
    roles: MANAGERS,
    input: changed,
    output: user,
    errors: [...ABOVE, 'user.lastSuper', 'user.self', 'sys.stale'],
  }),
  activate: change({
    path: 'user/Activate',
    roles: MANAGERS,
    input: changed,
    output: user,
    errors: [...ABOVE, 'sys.stale'],
  }),
  /** Signs another officer out everywhere. */
  endSessions: change({
    path: 'user/EndSessions',
    roles: MANAGERS,
    input: ofUser,
    output: z.object({ Ended: z.number() }),
    errors: [...ABOVE, 'user.ownSessions'],
  }),
  getUserHistory: read({
    path: 'user/getHistory',
    roles: MANAGERS,
    input: ofUser,
    output: historySchema(eventSchema(USER_EVENTS)),
    errors: [...ABOVE],
  }),
}
