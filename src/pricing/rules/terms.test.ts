import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Prices } from '../rules.ts'
import { computePrice, netPrice, sameTerms } from './terms.ts'

describe('the net price', () => {
  const satang = fc.integer({ min: 0, max: 333_333 })
  const baht = (satangs: number) => (satangs / 100).toFixed(2)

  test('is the sum of its three terms, to the satang', () => {
    fc.assert(
      fc.property(satang, satang, satang, (grade, level, extra) => {
        const texts = { gradePrice: baht(grade), levelPrice: baht(level), premium: baht(extra) }
        expect(netPrice(texts).toFixed(2)).toBe(baht(grade + level + extra))
        const numbers = { gradePrice: grade / 100, levelPrice: level / 100, premium: extra / 100 }
        expect(netPrice(numbers).toString()).toBe(netPrice(texts).toString())
      }),
    )
  })

  test('terms are compared by value, each with its own', () => {
    const terms = { gradePrice: '5.20', levelPrice: '0.05', premium: '0.20' }
    const asNumbers = { gradePrice: 5.2, levelPrice: 0.05, premium: 0.2 }
    expect(sameTerms(terms, asNumbers)).toBe(true)
    expect(sameTerms(terms, { ...terms, gradePrice: '5.21' })).toBe(false)
    expect(sameTerms(terms, { ...terms, levelPrice: '0.20', premium: '0.05' })).toBe(false)
    expect(sameTerms(terms, { ...terms, premium: '0.19' })).toBe(false)
  })
})

describe('the computed terms', () => {
  const prices: Prices = {
    rows: [{ gradePercent: 18, price: '5.20' }],
    incrementPrice: '0.25',
    decrementPrice: '0.30',
    premiumPrice: '0.30',
  }
  const terms = (...given: Parameters<typeof computePrice>) => {
    const { gradePrice, levelPrice, premium } = computePrice(...given)!.terms
    return [gradePrice, levelPrice, premium].map((term) => term.toFixed(2))
  }

  test('are those of the ladder, of the seller’s level and of the product’s premium', () => {
    const seller = { levelPrice: '0.05', isPremium: true }
    expect(terms(prices, 19, seller)).toEqual(['5.45', '0.05', '0.30'])
    expect(terms({ ...prices, premiumPrice: null }, 18, seller)).toEqual(['5.20', '0.05', '0.20'])
    expect(terms(prices, 18, { ...seller, isPremium: false })).toEqual(['5.20', '0.05', '0.00'])
  })

  test('of one who is linked to no vendor are of the ladder alone', () => {
    expect(terms(prices, 18, undefined)).toEqual(['5.20', '0.00', '0.00'])
  })

  test('are none without a ladder', () => {
    expect(computePrice({ ...prices, rows: [] }, 18, undefined)).toBeUndefined()
  })
})
