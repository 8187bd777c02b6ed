import { z } from 'zod'
import { change, instantOut, read, text } from '../../platform/call.ts'
import { code } from './factor.ts'
import { email, passwordHash, role } from './officer.ts'
import { profile } from './profile.ts'
import { SIGN_IN } from './sign-in.ts'

/** What may be called by whoever is signed in and not let in yet. */
const early = {
  roles: 'signed-in',
  withTemporaryPassword: true,
  withoutSecondFactor: true,
} as const

/** How officers get in and out. */
export const calls = {
  signin: change({
    ...SIGN_IN,
    roles: 'public',
    input: z.strictObject({
      email,
      password: passwordHash,
      remember: z.boolean().default(false),
      /** Of the second factor, where the officer has one: without it nothing is signed in. */
      Code: code.optional(),
    }),
    output: z.object({
      session: z.string(),
      Roles: role,
      Name: z.string(),
      Lastname: z.string(),
      UUID: z.uuid(),
      ExpiresAt: instantOut,
      /** Whether somebody else set the password: nothing else can be done before another is set. */
      TemporaryPassword: z.boolean(),
      /** Whether the mill requires a second factor, which the officer has to set up first. */
      SecondFactorNeeded: z.boolean(),
    }),
    errors: [
      'auth.wrong',
      'auth.throttled',
      'auth.secondFactor',
      'auth.wrongCode',
      'auth.factorUnreadable',
    ],
    ownTransaction: true,
  }),
  signout: change({
    ...early,
    path: 'authenOfficer/signout',
  }),
  checkSession: read({
    ...early,
    path: 'authenOfficer/checkSession',
    /** When the session ends unless it is used again, and when it does all the same. */
    output: z.object({ ExpiresAt: instantOut, EndsAt: instantOut }),
  }),
  getOfficer: read({
    ...early,
    path: 'authenOfficer/getOfficer',
    output: profile,
  }),
}

/** A new password by mail. */
export const resetCalls = {
  /** Whether the mill sends mail; where it does not, an administrator sets passwords. */
  getResetWay: read({
    path: 'authenOfficer/getResetWay',
    roles: 'public',
    output: z.object({ Mail: z.boolean() }),
  }),
  /** Mails a link to the officer of that address; says the same where nobody has it, and takes the same time. */
  requestPasswordReset: change({
    path: 'authenOfficer/requestPasswordReset',
    roles: 'public',
    input: z.strictObject({ email }),
    errors: ['auth.noMail', 'auth.resetThrottled'],
    ownTransaction: true,
  }),
  /** Sets the password by the link's token, once, and ends every session of the officer. */
  resetPassword: change({
    path: 'authenOfficer/resetPassword',
    roles: 'public',
    input: z.strictObject({ Token: text(100).min(1), Password: passwordHash }),
    errors: ['auth.resetInvalid', 'auth.resetThrottled', 'v.passwordCommon'],
    ownTransaction: true,
  }),
}
