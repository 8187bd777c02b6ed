import { z } from 'zod'
import { instantOut, read } from '../platform/call.ts'
import { ADMINS } from '../platform/roles.ts'

export const calls = {
  getLastBackup: read({
    path: 'backup/GetLastBackup',
    roles: ADMINS,
    output: z.object({
      /** Null where the mill was never backed up, by itself, a timer or a command. */
      MadeAt: instantOut.nullable(),
      /** Null unless the last try failed. */
      FailedAt: instantOut.nullable(),
      IsLate: z.boolean(),
    }),
  }),
}
