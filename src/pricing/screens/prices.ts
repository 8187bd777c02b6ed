import { useTranslation } from 'react-i18next'
import type { Output } from '../../platform/call.ts'
import { formatInstant } from '../../platform/thai-date.ts'
import { useLanguage } from '../../ui/language.ts'
import type { calls } from '../contract.ts'
import type { Ladder } from '../rules.ts'

export type Product = Output<typeof calls.getAllProduct>[number]
export type Prices = Output<typeof calls.getPriceByProduct>
export type PriceVersion = Output<typeof calls.getPriceVersions>['data'][number]

/** A ladder with its premium price, which is of the same version; baht per kg. */
export interface PricedLadder extends Ladder {
  /** Null where none is set. */
  premiumPrice: number | null
}

/** The ladder of a version of the wire, for the rules. */
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

/** Whether a grade has a row of its own, so that its price is not computed. */
export function hasRow({ rows }: Ladder, grade: number): boolean {
  return rows.some(({ gradePercent }) => gradePercent === grade)
}

/** When a version was saved and by whom, for the words that say so. */
export function useSaved() {
  const { t } = useTranslation()
  const language = useLanguage()
  return ({ Modified, ModifiedBy }: Pick<Prices, 'Modified' | 'ModifiedBy'>) => ({
    time: Modified === null ? '' : formatInstant(new Date(Modified * 1000), 'short', language),
    officer: ModifiedBy ?? t('ui.history.system'),
  })
}

/** Which prices a dialog is about. */
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
