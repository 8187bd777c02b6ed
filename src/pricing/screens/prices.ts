import { useTranslation } from 'react-i18next'
import type { Output } from '../../platform/call.ts'
import { formatInstant } from '../../platform/thai-date.ts'
import { useLanguage } from '../../ui/language.ts'
import type { calls } from '../contract.ts'
import type { Ladder } from '../rules.ts'

export type Product = Output<typeof calls.getAllProduct>[number]
export type Prices = Output<typeof calls.getPriceByProduct>
export type PriceVersion = Output<typeof calls.getPriceVersions>['data'][number]

/** A ladder and the premium price of the same version, in baht per kg. */
export interface PricedLadder extends Ladder {
  /** Null where none is set. */
  premiumPrice: number | null
}

/** Converts a version on the wire into the ladder that the rules take. */
export function ladderOf(version: PriceVersion | Prices): PricedLadder {
  return {
    rows: version.oProduct_price.map((row) => ({
      gradePercent: row.ProductGrade,
      price: row.Price,
    })),
    incrementPrice: version.IncrementPrice,
    decrementPrice: version.DecrementPrice,
    premiumPrice: version.PremiumPrice,
  }
}

/** Whether a grade has a row of its own; else its price is computed by steps. */
export function hasRow({ rows }: Ladder, grade: number): boolean {
  return rows.some(({ gradePercent }) => gradePercent === grade)
}

/** When and by whom a version was saved, as parameters of a sentence. */
export function useSaved() {
  const { t } = useTranslation()
  const language = useLanguage()
  return ({ Modified, ModifiedBy }: Pick<Prices, 'Modified' | 'ModifiedBy'>) => ({
    time: Modified === null ? '' : formatInstant(new Date(Modified * 1000), 'short', language),
    officer: ModifiedBy ?? t('ui.history.system'),
  })
}

/** The product whose prices a dialog shows. */
export function useAbout() {
  const { t } = useTranslation()
  const saved = useSaved()
  return (prices: Prices) =>
    t(prices.PriceVersion === 0 ? 'prices.about.unset' : 'prices.about', {
      code: prices.ProductCode,
      n: prices.PriceVersion,
      ...saved(prices),
    })
}

/** The grade under a step of a chart: every second one, since there is no room for all. */
export function stepLabel(gradePercent: number): string {
  return gradePercent % 2 === 0 ? `${gradePercent}%` : ''
}
