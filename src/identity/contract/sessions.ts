import { z } from 'zod'
import { change, instantOut, noInput, noOutput, read } from '../../platform/call.ts'
import { email, passwordHash, role } from './officer.ts'
import { SIGN_IN } from './sign-in.ts'

export const calls = {
  signin: change({
    ...SIGN_IN,
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
    input: noInput,
    output: noOutput,
    errors: [],
  }),
  checkSession: read({
    path: 'authenOfficer/checkSession',
    roles: 'signed-in',
    input: noInput,
    output: z.object({ ExpiresAt: instantOut }),
    errors: [],
  }),
  getOfficer: read({
    path: 'authenOfficer/getOfficer',
    roles: 'signed-in',
    input: noInput,
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
}
