import { headerWithConditions } from './conditions.ts'
import { withLines } from './lines.ts'
import { withPayables } from './payables.ts'

export type OrderSheet = Awaited<ReturnType<typeof orderSheet>>

/**
 * An order as it is handed to the vendor: terms, lines, tax in baht and the account that it is paid to. Once the
 * payable is set up, its copies. Refuses `po.notFound`.
 */
export async function orderSheet(orderId: string) {
  const [order] = await withPayables(await withLines([await headerWithConditions(orderId)]))
  return order!
}
