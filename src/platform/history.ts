import { z } from 'zod'
import { instantOut } from './call.ts'

/** Fields of a record by their names on the wire, with what they held. */
const changedValues = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))

/** Who did what to a record, and when; `actions` are the words of its history. */
export const eventSchema = <const Actions extends readonly [string, ...string[]]>(
  actions: Actions,
) =>
  z.object({
    ID: z.string(),
    HappenedAt: instantOut,
    /** Nobody where the system did it. */
    OfficerUUID: z.uuid().nullable(),
    OfficerName: z.string().nullable(),
    OfficerLastname: z.string().nullable(),
    Action: z.enum(actions),
    /** What changed, before and after; of what was new, only after. */
    Before: changedValues,
    After: changedValues,
  })

/** The history of a record, the newest event first, and whether there are earlier ones than those given. */
export const historySchema = <HistoryEvent extends z.ZodType>(event: HistoryEvent) =>
  z.object({ truncated: z.boolean(), data: z.array(event) })
