import { z } from 'zod'
import { instantOut } from './call.ts'

/** Fields of a record by their names on the wire, with what they held. */
const told = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))

/** Who did what to a record, and when; `actions` are the words of its history. */
export const deedOf = <const Actions extends readonly [string, ...string[]]>(actions: Actions) =>
  z.object({
    ID: z.string(),
    HappenedAt: instantOut,
    /** Nobody where the system did it. */
    OfficerUUID: z.uuid().nullable(),
    OfficerName: z.string().nullable(),
    OfficerLastname: z.string().nullable(),
    Action: z.enum(actions),
    /** What changed, before and after; of what was new, only after. */
    Before: told,
    After: told,
  })

/** The history of a record, the newest deed first, and whether there are earlier ones than those given. */
export const historyOf = <Deed extends z.ZodType>(deed: Deed) =>
  z.object({ truncated: z.boolean(), data: z.array(deed) })
