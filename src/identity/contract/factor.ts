import { z } from 'zod'
import { change, instantOut, read, text } from '../../platform/call.ts'
import { messageKey } from '../../platform/catalogue.ts'
import { passwordHash } from './officer.ts'

/** A code of the officer's app, or a recovery code, as it is typed. */
export const code = text(40).min(1, messageKey('v.code'))
/** Both may be called before a second factor is set up, where the mill requires one. */
const early = { roles: 'signed-in', withoutSecondFactor: true } as const
const PASSWORD_ERRORS = ['profile.wrongPassword', 'profile.passwordThrottled'] as const

/** The second factor of the officer who asks. */
export const calls = {
  getFactor: read({
    ...early,
    path: 'profile/getSecondFactor',
    output: z.object({
      MaySetUp: z.boolean(),
      IsRequired: z.boolean(),
      SetUpAt: instantOut.nullable(),
      /** Recovery codes that were not used. */
      CodesLeft: z.number(),
    }),
  }),
  /** A secret for the officer's app, in base 32 and as a link that opens it. It counts once a code of it is sent. */
  beginFactor: change({
    ...early,
    path: 'profile/beginSecondFactor',
    input: z.strictObject({ Password: passwordHash }),
    output: z.object({ Secret: z.string(), Link: z.string() }),
    errors: [...PASSWORD_ERRORS, 'factor.off', 'factor.already'],
    ownTransaction: true,
  }),
  /** Answers the recovery codes, once. */
  confirmFactor: change({
    ...early,
    path: 'profile/confirmSecondFactor',
    input: z.strictObject({ Code: code }),
    output: z.object({ Codes: z.array(z.string()) }),
    errors: ['factor.notBegun', 'factor.wrongCode', 'profile.passwordThrottled'],
    ownTransaction: true,
  }),
  removeFactor: change({
    path: 'profile/removeSecondFactor',
    roles: 'signed-in',
    input: z.strictObject({ Password: passwordHash, Code: code }),
    errors: [...PASSWORD_ERRORS, 'auth.factorUnreadable', 'factor.wrongCode'],
    ownTransaction: true,
  }),
}
