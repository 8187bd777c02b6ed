import type { Handlers } from '../platform/handlers.ts'
import type { calls } from './contract.ts'
import { findFor } from './reads/find.ts'

export const handlers: Handlers<typeof calls> = {
  find: ({ filterSearch }, ctx) => findFor(filterSearch, ctx),
}
