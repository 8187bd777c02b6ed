import type Big from 'big.js'
import { type Decimal, decimal } from '../../platform/money.ts'
import { type GradePrice, gradePrice, type Prices, premium } from '../rules.ts'

/** What a net price is the sum of, each in baht per kg. */
export interface PriceTerms {
  /** Of the ladder at the grade. */
  gradePrice: Decimal
  levelPrice: Decimal
  premium: Decimal
}

/** What of a seller a price depends on. */
export interface Seller {
  /** Of the member level, in baht per kg. */
  levelPrice: Decimal
  isPremium: boolean
}

export interface ComputedPrice {
  terms: Record<keyof PriceTerms, Big>
  /** How the first of the terms came about. */
  ofGrade: GradePrice
}

/**
 * The price of a grade in percent by `prices`. One who is linked to no vendor is no `seller`, with neither level nor
 * premium. Undefined for prices without rows.
 */
export function computePrice(
  prices: Prices,
  gradePercent: number,
  seller: Seller | undefined,
): ComputedPrice | undefined {
  const ofGrade = gradePrice(prices, gradePercent)
  return (
    ofGrade && {
      ofGrade,
      terms: {
        gradePrice: ofGrade.price,
        levelPrice: decimal(seller?.levelPrice ?? 0),
        premium: premium(seller?.isPremium ?? false, prices.premiumPrice),
      },
    }
  )
}

/** SysPrice: the sum of its three terms, in baht per kg. */
export function netPrice({ gradePrice, levelPrice, premium }: PriceTerms): Big {
  return decimal(gradePrice).plus(levelPrice).plus(premium)
}

/** Whether two sets of terms are the same to the satang. */
export function sameTerms(a: PriceTerms, b: PriceTerms): boolean {
  return (
    decimal(a.gradePrice).eq(b.gradePrice) &&
    decimal(a.levelPrice).eq(b.levelPrice) &&
    decimal(a.premium).eq(b.premium)
  )
}
