import { z } from 'zod'
import { change, noInput, noOutput, read, text } from '../../platform/call.ts'
import { email, passwordHash } from './officer.ts'

export const calls = {
  /** Whether the mill sends mail; where it does not, an administrator sets passwords. */
  getResetWay: read({
    path: 'authenOfficer/getResetWay',
    roles: 'public',
    input: noInput,
    output: z.object({ Mail: z.boolean() }),
    errors: [],
  }),
  /** Mails a link to the officer of that address; says the same where nobody has it, and takes the same time. */
  requestPasswordReset: change({
    path: 'authenOfficer/requestPasswordReset',
    roles: 'public',
    input: z.strictObject({ email }),
    output: noOutput,
    errors: ['auth.noMail', 'auth.resetThrottled'],
    ownTransaction: true,
  }),
  /** Sets the password by the link's token, once, and ends every session of the officer. */
  resetPassword: change({
    path: 'authenOfficer/resetPassword',
    roles: 'public',
    input: z.strictObject({ Token: text(100).min(1), Password: passwordHash }),
    output: noOutput,
    errors: ['auth.resetInvalid', 'auth.resetThrottled', 'v.passwordCommon'],
    ownTransaction: true,
  }),
}
