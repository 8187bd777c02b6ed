import { z } from 'zod'
import { change, instantOut, read, uuid, version } from '../../platform/call.ts'
import { firstName, lastName, officer, passwordHash } from './officer.ts'

/** An officer as they see themselves. */
export const profile = z.object({ ...officer, Version: z.number() })

const session = z.object({
  UUID: z.uuid(),
  /** The program and the system that signed in, where they are known: Chrome, Windows. */
  Browser: z.string().nullable(),
  System: z.string().nullable(),
  /** The IP address that signed in. */
  Address: z.string().nullable(),
  SignedIn: instantOut,
  LastSeen: instantOut,
  ExpiresAt: instantOut,
  /** Whether it is the one that asks. */
  Current: z.boolean(),
})

/** What officers see and change of themselves. */
export const calls = {
  saveName: change({
    path: 'profile/saveName',
    roles: 'signed-in',
    input: z.strictObject({
      Name: firstName,
      Lastname: lastName,
      Version: version,
    }),
    output: profile,
    errors: ['sys.stale'],
  }),
  /** Ends the officer's other sessions; the one that asks stays. */
  changePassword: change({
    path: 'profile/changePassword',
    roles: 'signed-in',
    input: z.strictObject({ PresentPassword: passwordHash, Password: passwordHash }),
    errors: [
      'profile.wrongPassword',
      'profile.passwordThrottled',
      'profile.samePassword',
      'v.passwordCommon',
    ],
    ownTransaction: true,
    withTemporaryPassword: true,
    withoutSecondFactor: true,
  }),
  /** Those that are open, the one that asks first, then the last used. */
  getSessions: read({
    path: 'profile/getSessions',
    roles: 'signed-in',
    output: z.array(session),
  }),
  /** Signs the officer out elsewhere, who proves the password: a window left open ends no others. */
  endSession: change({
    path: 'profile/endSession',
    roles: 'signed-in',
    input: z.strictObject({ UUID: uuid, Password: passwordHash }),
    errors: ['profile.noSession', 'profile.wrongPassword', 'profile.passwordThrottled'],
    ownTransaction: true,
  }),
}
