import type { Call, HandlerResult, Parsed } from './call.ts'
import type { CallContext, OfficerContext, ScaleContext } from './call-context.ts'

/** The table of a feature: call by name. */
export type Calls = Record<string, Call>

type ContextOf<C extends Call> = C['roles'] extends 'public'
  ? CallContext
  : C['roles'] extends 'scale-token'
    ? ScaleContext
    : OfficerContext

/** One handler a call, each with the parsed input and the context of the call: complete, or it does not compile. */
export type Handlers<C extends Calls> = {
  [K in keyof C]: (input: Parsed<C[K]>, ctx: ContextOf<C[K]>) => Promise<HandlerResult<C[K]>>
}
