import type { Handlers } from '../platform/handlers.ts'
import type { calls } from './contract.ts'
import { stepsFor } from './reads/steps.ts'

export const handlers: Handlers<typeof calls> = { getSteps: (_, ctx) => stepsFor(ctx) }
