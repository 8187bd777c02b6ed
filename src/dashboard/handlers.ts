import type { Handlers } from '../platform/handlers.ts'
import type { calls } from './contract.ts'
import { overview } from './reads/overview.ts'
import { trend } from './reads/trend.ts'

export const handlers: Handlers<typeof calls> = {
  getOverview: (_, ctx) => overview(ctx.now),
  getTrend: (_, ctx) => trend(ctx.now),
}
