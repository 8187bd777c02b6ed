import { handlers as evaluation } from '../evaluation/handlers.ts'
import { handlers as identity } from '../identity/handlers.ts'
import { handlers as live } from '../platform/live/handlers.ts'
import { handlers as pricing } from '../pricing/handlers.ts'
import { handlers as purchaseOrders } from '../purchase-orders/handlers.ts'
import { handlers as reports } from '../reports/handlers.ts'
import { handlers as weighing } from '../weighing/handlers.ts'

/** Who answers each call of the table, by feature. */
export const handlers = { live, identity, pricing, weighing, evaluation, purchaseOrders, reports }
