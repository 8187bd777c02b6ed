import type { Decimal } from '../../platform/money.ts'
import type { Prices } from '../rules.ts'

/** The grades that the board shows, in percent. */
export const BOARD_GRADES = [16, 17, 18, 19, 20, 21, 22, 23, 24] as const

/** The prices of a product as the wire has them, in baht per kg. */
interface WirePrices {
  oProduct_price: readonly { ProductGrade: number; Price: Decimal }[]
  IncrementPrice: Decimal
  DecrementPrice: Decimal
  PremiumPrice: Decimal | null
}

/** What the rules take of prices on the wire. */
export function pricesOfRow(row: WirePrices): Prices {
  return {
    rows: row.oProduct_price.map(({ ProductGrade, Price }) => ({
      gradePercent: ProductGrade,
      price: Price,
    })),
    incrementPrice: row.IncrementPrice,
    decrementPrice: row.DecrementPrice,
    premiumPrice: row.PremiumPrice,
  }
}
