import type { Act, OfficerAct, ScaleAct } from './act.ts'
import type { Call, Given, Parsed } from './call.ts'

/** The table of a feature: call by name. */
export type Calls = Record<string, Call>

type ActOf<C extends Call> = C['roles'] extends 'public'
  ? Act
  : C['roles'] extends 'scale-token'
    ? ScaleAct
    : OfficerAct

/** One handler a call, each given what was parsed and who acts: complete, or it does not compile. */
export type Handlers<C extends Calls> = {
  [K in keyof C]: (input: Parsed<C[K]>, act: ActOf<C[K]>) => Promise<Given<C[K]>>
}
