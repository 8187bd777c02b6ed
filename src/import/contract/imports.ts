import { z } from 'zod'
import { change, instantOut, noInput, noOutput, read, uuid } from '../../platform/call.ts'
import { ADMINS } from '../../platform/roles.ts'
import { counts, state } from './preview.ts'

export const calls = {
  /** What was imported and what waits to be, the newest first, up to fifty. */
  getImports: read({
    path: 'reference/GetImports',
    roles: ADMINS,
    input: noInput,
    output: z.array(
      z.object({
        ImportUUID: z.uuid(),
        Files: z.array(z.string()),
        At: instantOut,
        By: z.string().nullable(),
        State: state,
        Counts: counts,
        CanUndo: z.boolean(),
        /** Why it cannot be undone. */
        Why: z.string().nullable(),
      }),
    ),
    errors: [],
  }),
  /** Takes back what an import added and changed, while everything is as it left it: all of it or nothing. */
  undoImport: change({
    path: 'reference/UndoImport',
    roles: ADMINS,
    input: z.strictObject({ ImportUUID: uuid }),
    output: noOutput,
    errors: ['import.notFound', 'import.notImported', 'import.builtOn', 'import.busy'],
    ownTransaction: true,
  }),
}
