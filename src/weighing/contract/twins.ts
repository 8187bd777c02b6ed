import { z } from 'zod'
import { change, instantOut, read, text } from '../../platform/call.ts'
import { MANAGERS } from '../../platform/roles.ts'
import { TWIN_KINDS } from '../rules/twins.ts'

/** The id of a customer or vehicle, as stuck work names it. */
const twin = text(50).min(1)
const pair = z.strictObject({ Kind: z.enum(TWIN_KINDS), Twin: twin, Other: twin })
/** How many tickets went over, and how many keep theirs. */
const moved = z.object({ Moved: z.number(), Kept: z.number() })

export const calls = {
  /**
   * Joins a customer or vehicle into another one whose code is the same in another spelling: tickets that are on no order, not
   * owed and of no closed day go over to it, and every spelling is that one from now on.
   */
  joinTwins: change({
    path: 'scale/JoinTwins',
    roles: MANAGERS,
    input: pair,
    output: moved,
    errors: ['twins.decided', 'twins.correctionWaits'],
  }),
  /** Says that two whose codes look the same are two: they are not asked about again. */
  keepTwinsApart: change({
    path: 'scale/KeepTwinsApart',
    roles: MANAGERS,
    input: pair,
    errors: ['twins.decided'],
  }),
  /** What was decided of twins and stands, the latest first. */
  getDecidedTwins: read({
    path: 'scale/GetDecidedTwins',
    roles: MANAGERS,
    output: z.array(
      z.object({
        Kind: z.enum(TWIN_KINDS),
        Twin: z.string(),
        Other: z.string(),
        Code: z.string(),
        OtherCode: z.string(),
        /** One was joined into the other, or they are two. */
        Decision: z.enum(['joined', 'apart']),
        Moved: z.number(),
        DecidedAt: instantOut,
        /** Null where the program joined them as it was brought up to date. */
        DecidedBy: z.string().nullable(),
      }),
    ),
  }),
  /** Takes back what was decided of two: what went over goes back where nothing was built on it. */
  undoTwins: change({
    path: 'scale/UndoTwins',
    roles: MANAGERS,
    input: pair,
    output: moved,
    errors: ['twins.notDecided', 'twins.joinedOn'],
  }),
}
