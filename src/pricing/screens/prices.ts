import { useTranslation } from 'react-i18next'
import type { Output } from '../../platform/call.ts'
import { formatInstant } from '../../platform/thai-date.ts'
import { useLanguage } from '../../ui/language.ts'
import type { calls } from '../contract.ts'
import { pricesOfRow } from '../rules/board-rows.ts'
import { gradePrice, type Ladder, shownGrades, USUAL_GRADE } from '../rules.ts'

export type Board = Output<typeof calls.getPriceBoard>
export type BoardProduct = Board['Products'][number]
export type PriceSave = Output<typeof calls.getPriceSaves>['data'][number]
export type Product = Output<typeof calls.getAllProduct>[number]
export type Prices = Output<typeof calls.getPriceByProduct>
export type PriceVersion = Output<typeof calls.getPriceVersions>['data'][number]

/** Whether a grade has a row of its own; else its price is computed by steps. */
export function hasRow({ rows }: Ladder, grade: number): boolean {
  return rows.some(({ gradePercent }) => gradePercent === grade)
}

/** A grade's price by a ladder, to the satang; nothing where it has no rows. */
export function priceAt(ladder: Ladder, grade: number): string {
  return gradePrice(ladder, grade)?.price.toFixed(2) ?? ''
}

/** The price at the usual grade, which stands for a ladder. */
export function usualPrice(prices: Parameters<typeof pricesOfRow>[0]): string {
  return priceAt(pricesOfRow(prices), USUAL_GRADE)
}

/** What the table of some ladders is called, with its lowest and its highest grade. */
export function usePriceTableTitle() {
  const { t } = useTranslation()
  return (...ladders: readonly Ladder[]) => {
    const grades = shownGrades(...ladders)
    return t('prices.table', { from: grades[0], to: grades.at(-1) })
  }
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
