import type { z } from 'zod'
import type { BatchCall, Call, HandlerResult, Parsed } from './call.ts'
import type { CallContext, OfficerContext, ScaleContext } from './call-context.ts'

/** The table of a feature: call by name. */
export type Calls = Record<string, Call>

type ContextOf<C extends Call> = C['roles'] extends 'public'
  ? CallContext
  : C['roles'] extends 'scale-token'
    ? ScaleContext
    : OfficerContext

/** The item of a batch together with the other fields of its input; of any other call its input. */
type WorkOf<C extends Call> =
  C extends BatchCall<infer List>
    ? Parsed<C> extends Record<List, readonly (infer Item)[]>
      ? Item & Omit<Parsed<C>, List>
      : never
    : Parsed<C>

type ResultOf<C extends Call> =
  C extends BatchCall<string, infer Done> ? z.input<Done> : HandlerResult<C>

/**
 * One handler a call, each with the parsed input and the context of the call: complete, or it does not compile. The
 * handler of a batch does one of its items.
 */
export type Handlers<C extends Calls> = {
  [K in keyof C]: (input: WorkOf<C[K]>, ctx: ContextOf<C[K]>) => Promise<ResultOf<C[K]>>
}
