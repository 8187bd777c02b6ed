import { db } from '../../../platform/db.ts'
import { beginningCodes, type CodeName, codesInQuestion } from '../../rules/order-codes.ts'
import { knownCodes, type LastOrder, lastOrders } from '../order-codes.ts'

/** The head that an order begins with, besides its conditions. */
export interface Head extends Record<CodeName, string | null> {
  POHeaderUUID: string | null
  PONumber: string | null
  WarehouseName: string
}

/** Returns what gives the head of the next order of each of the vendors, and of one without orders. */
export async function headsOf(
  vendorIds: readonly string[],
): Promise<(vendorId: string | null) => Head> {
  const [orders, names] = await Promise.all([lastOrders(vendorIds), warehouseNames()])
  const last = [...orders.values()].map(({ Codes }) => Codes)
  const known = await knownCodes(codesInQuestion(...last))
  const headOf = (order: LastOrder | undefined): Head => {
    const codes = beginningCodes(known, { copied: order?.Codes })
    return {
      ...codes,
      POHeaderUUID: order?.POHeaderUUID ?? null,
      PONumber: order?.PONumber ?? null,
      WarehouseName: names.get(codes.Warehouse ?? '') ?? '',
    }
  }
  return (vendorId) => headOf(orders.get(vendorId ?? ''))
}

async function warehouseNames(): Promise<ReadonlyMap<string, string>> {
  const rows = await db().selectFrom('warehouses').select(['code', 'name']).execute()
  return new Map(rows.map(({ code, name }) => [code, name]))
}
