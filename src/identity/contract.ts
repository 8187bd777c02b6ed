import { z } from 'zod'
import { change, done, instantOut, nothing, read, text } from '../platform/call.ts'
import { ROLES } from '../platform/roles.ts'

const role = z.literal(ROLES)
/** Lower-case hex SHA-256 of the UTF-8 of 'SS' + password: what the browser sends in place of a password. */
export const passwordHash = z.string().regex(/^[0-9a-f]{64}$/, 'v.password')
const email = text(200).min(1, 'v.email')

const LISTS = 50
const COLUMNS = 50
/** What the screens call a list or a column: a word of theirs, never shown. */
const screenName = z.string().regex(/^[a-z][\w.-]{0,59}$/i)
/** The columns that an officer chose to see, by list; a list that is not named shows its own choice. */
const columns = z
  .record(screenName, z.array(screenName).min(1).max(COLUMNS))
  .refine((lists) => Object.keys(lists).length <= LISTS)

/** What officers set for themselves; what they never set is left to the browser. */
const preferences = z.strictObject({
  Language: z.enum(['th', 'en']).optional(),
  Theme: z.enum(['light', 'dark', 'auto']).optional(),
  Density: z.enum(['compact', 'roomy']).optional(),
  Columns: columns.optional(),
})
export type Preferences = z.output<typeof preferences>

export const calls = {
  signin: change({
    path: 'authenOfficer/signin',
    roles: 'public',
    input: z.strictObject({ email, password: passwordHash, remember: z.boolean().default(false) }),
    output: z.object({
      session: z.string(),
      Roles: role,
      Name: z.string(),
      Lastname: z.string(),
      UUID: z.uuid(),
      ExpiresAt: instantOut,
    }),
    errors: ['auth.wrong', 'auth.throttled'],
    ownTransaction: true,
  }),
  signout: change({
    path: 'authenOfficer/signout',
    roles: 'signed-in',
    input: nothing,
    output: done,
    errors: [],
  }),
  checkSession: read({
    path: 'authenOfficer/checkSession',
    roles: 'signed-in',
    input: nothing,
    output: z.object({ ExpiresAt: instantOut }),
    errors: [],
  }),
  getOfficer: read({
    path: 'authenOfficer/getOfficer',
    roles: 'signed-in',
    input: nothing,
    output: z.object({
      UUID: z.uuid(),
      Name: z.string(),
      Lastname: z.string(),
      Email: z.string(),
      PersonnelNumber: z.string(),
      Roles: role,
    }),
    errors: [],
  }),
  getPreferences: read({
    path: 'profile/getPreferences',
    roles: 'signed-in',
    input: nothing,
    output: preferences,
    errors: [],
  }),
  /** Changes what is sent and leaves the rest; answers all of them. */
  savePreferences: change({
    path: 'profile/savePreferences',
    roles: 'signed-in',
    input: preferences,
    output: preferences,
    errors: [],
  }),
}
