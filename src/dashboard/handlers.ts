import type { Handlers } from '../platform/handlers.ts'
import type { calls } from './contract.ts'
import { overview } from './reads/overview.ts'
import { trend } from './reads/trend.ts'

export const handlers: Handlers<typeof calls> = {
  getOverview: (_, act) => overview(act.now),
  getTrend: (_, act) => trend(act.now),
}
