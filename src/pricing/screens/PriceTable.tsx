import type Big from 'big.js'
import { useTranslation } from 'react-i18next'
import { type Decimal, decimal } from '../../platform/money.ts'
import { difference, money } from '../../ui/format.ts'
import {
  drops,
  gradePrice,
  type Ladder,
  type Prices,
  premium,
  shownGrades,
  USUAL_PREMIUM,
} from '../rules.ts'
import css from './PriceTable.module.css'
import { hasRow, usePriceTableTitle } from './prices.ts'

export interface Column {
  header: string
  ladder: Prices
}

interface Props {
  /** The ladders to compare: the first is the base, the last is the one that counts. */
  columns: readonly Column[]
  /** Inside a dialog, where a single ladder also shows where each price comes from. */
  wide?: boolean
}

/** Ladders side by side for grades 10 to 24 % and their other rows, with steps and premium; of two ladders also the differences. */
export function PriceTable({ columns, wide }: Props) {
  const { t } = useTranslation()
  const title = usePriceTableTitle()
  const ladders = columns.map(({ ladder }) => ladder)
  const counting = ladders.at(-1)
  if (!counting) return null
  const dropping = drops(counting)
  return (
    <table className={css.table} aria-label={title(...ladders)} data-wide={wide || undefined}>
      <thead>
        <tr>
          <th>{t(wide ? 'term.grade' : 'term.percent')}</th>
          {columns.map(({ header }) => (
            <th key={header}>{header}</th>
          ))}
          {columns.length === 2 && <th>{t('prices.difference')}</th>}
          {columns.length === 1 && <th className={css.origin}>{t('prices.origin')}</th>}
        </tr>
      </thead>
      <tbody>
        {shownGrades(...ladders).map((grade) => (
          <tr
            key={grade}
            data-posted={hasRow(counting, grade) || undefined}
            data-drop={dropping.includes(grade) || undefined}
          >
            <th scope="row">{grade}</th>
            <Figures prices={ladders.map((ladder) => gradePrice(ladder, grade)?.price)} />
            {columns.length === 1 && (
              <td className={css.origin}>
                <Origin ladder={counting} grade={grade} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <Term
          words={t(wide ? 'prices.increment' : 'prices.stepAbove')}
          prices={ladders.map((one) => one.incrementPrice)}
        />
        <Term
          words={t(wide ? 'prices.decrement' : 'prices.stepBelow')}
          prices={ladders.map((one) => one.decrementPrice)}
        />
        <Term
          words={t(wide ? 'prices.premium' : 'term.premium')}
          prices={ladders.map((one) => premium(true, one.premiumPrice))}
        />
        {ladders.some((one) => one.premiumPrice === null) && (
          <tr>
            <td className={css.note} colSpan={columns.length + 2}>
              {t('prices.premium.usual', { price: money(USUAL_PREMIUM) })}
            </td>
          </tr>
        )}
      </tfoot>
    </table>
  )
}

/** Where the price of a grade comes from: its own row, or steps from another row. */
function Origin({ ladder, grade }: { ladder: Ladder; grade: number }) {
  const { t } = useTranslation()
  const price = gradePrice(ladder, grade)
  if (!price) return null
  if (price.steps === 0) return t('prices.posted')
  const words = { g: price.fromGrade, n: Math.abs(price.steps), step: money(price.perStep) }
  const steps = t(price.steps > 0 ? 'prices.stepsUp' : 'prices.stepsDown', words)
  return price.isCapped ? `${steps} ${t('prices.capped', { price: money(price.price) })}` : steps
}

type Price = Big | Decimal | undefined

function Term({ words, prices }: { words: string; prices: readonly Price[] }) {
  return (
    <tr>
      <th scope="row">{words}</th>
      <Figures prices={prices} />
      {prices.length === 1 && <td />}
    </tr>
  )
}

/** The price of a grade in every ladder, highlighted where it differs from the first; of two also the difference. */
function Figures({ prices }: { prices: readonly Price[] }) {
  const [first, last] = [prices[0], prices.at(-1)]
  const isOther = (price: Price) => money(price) !== money(first)
  return (
    <>
      {prices.map((price, index) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: a ladder's place is its name
          key={index}
          data-other={isOther(price) || undefined}
          data-counts={index === prices.length - 1 || undefined}
        >
          {money(price)}
        </td>
      ))}
      {prices.length === 2 && (
        <td data-other={isOther(last) || undefined}>
          {isOther(last) &&
            first !== undefined &&
            last !== undefined &&
            difference(decimal(last).minus(first))}
        </td>
      )}
    </>
  )
}
