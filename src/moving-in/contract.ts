import { z } from 'zod'
import { read } from '../platform/call.ts'
import { MANAGERS } from '../platform/roles.ts'
import { STEPS } from './rules.ts'

export const calls = {
  /** What a new mill has done and has left to do up to its first order, read from what it has. */
  getSteps: read({
    path: 'movingIn/GetSteps',
    roles: MANAGERS,
    output: z.object({
      /** The mill has an order; then there are no steps. */
      MovedIn: z.boolean(),
      Steps: z.array(
        z.object({
          Step: z.enum(STEPS),
          Done: z.boolean(),
          Optional: z.boolean(),
          Count: z.number(),
          Of: z.number().nullable(),
          /** Parts of the mill's name, kinds of records, codes of products or of an order. */
          Missing: z.array(z.string()),
        }),
      ),
      /** Whom to ask for what an Admin does: their full names, for those who are none. */
      Admins: z.array(z.string()),
    }),
  }),
}
