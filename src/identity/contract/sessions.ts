import { z } from 'zod'
import { change, instantOut, noInput, noOutput, read } from '../../platform/call.ts'
import { code } from './factor.ts'
import { email, passwordHash, role } from './officer.ts'
import { profile } from './profile.ts'
import { SIGN_IN } from './sign-in.ts'

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
    path: 'authenOfficer/signout',
    roles: 'signed-in',
    input: noInput,
    output: noOutput,
    errors: [],
    withTemporaryPassword: true,
    withoutSecondFactor: true,
  }),
  checkSession: read({
    path: 'authenOfficer/checkSession',
    roles: 'signed-in',
    input: noInput,
    /** When the session ends unless it is used again, and when it does all the same. */
    output: z.object({ ExpiresAt: instantOut, EndsAt: instantOut }),
    errors: [],
    withTemporaryPassword: true,
    withoutSecondFactor: true,
  }),
  getOfficer: read({
    path: 'authenOfficer/getOfficer',
    roles: 'signed-in',
    input: noInput,
    output: profile,
    errors: [],
    withTemporaryPassword: true,
    withoutSecondFactor: true,
  }),
}
