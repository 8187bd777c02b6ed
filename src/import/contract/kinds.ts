import { z } from 'zod'
import { noInput, read } from '../../platform/call.ts'
import { ADMINS } from '../../platform/roles.ts'
import { field, kindName } from './preview.ts'

export const calls = {
  /** What files may bring, in the order of writing, and how many records there are of each. */
  getImportKinds: read({
    path: 'reference/GetImportKinds',
    roles: ADMINS,
    input: noInput,
    output: z.array(z.object({ Kind: kindName, Present: z.number(), Fields: z.array(field) })),
    errors: [],
  }),
  /** A form to fill in, with the mill's present data. */
  getTemplate: read({
    path: 'reference/GetTemplate',
    roles: ADMINS,
    input: z.strictObject({ Kind: kindName }),
    output: z.object({
      Fields: z.array(field.extend({ Example: z.string() })),
      Rows: z.array(z.array(z.string())),
    }),
    errors: [],
  }),
}
