import type { HandlerResult } from '../../platform/call.ts'
import { letterhead } from '../../platform/letterhead.ts'
import type { calls } from '../contract/gate.ts'
import { BOARD_GRADES, pricesOfRow } from '../rules/board-rows.ts'
import { gradePrice } from '../rules.ts'
import { type BoardRow, priceBoard } from './board.ts'

export type GatePrices = HandlerResult<typeof calls.getGatePrices>

/** The prices in force of every grade on the board; products without prices are left out. */
export async function gatePrices(now: Date): Promise<GatePrices> {
  const { Products } = await priceBoard(now)
  const priced = Products.filter(({ oProduct_price }) => oProduct_price.length > 0)
  const begun = priced.map(({ EffectiveFrom }) => EffectiveFrom?.getTime() ?? 0)
  return {
    MillName: letterhead().name,
    EffectiveFrom: priced.length > 0 ? new Date(Math.max(...begun)) : null,
    Products: priced.map((row) => ({
      Name: row.Name,
      Prices: pricesByGrade(row),
    })),
  }
}

function pricesByGrade(row: BoardRow) {
  const ladder = pricesOfRow(row)
  return BOARD_GRADES.flatMap((ProductGrade) => {
    const price = gradePrice(ladder, ProductGrade)?.price
    return price ? [{ ProductGrade, Price: price.toFixed(2) }] : []
  })
}
