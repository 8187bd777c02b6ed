import type Big from 'big.js'
import { money } from '../../ui/format.ts'
import { type Ladder, preview } from '../rules.ts'
import css from './LadderChart.module.css'
import { hasRow } from './prices.ts'

interface Props {
  /** In grey where they differ; the same where nothing is said. */
  before?: Ladder
  after: Ladder
  /** Each price stands over its step, where there is room. */
  valued?: boolean
}

/** The prices from 10 to 24 % as steps; those of grades without a row of their own are dashed. */
export function LadderChart({ after, before = after, valued }: Props) {
  const grades = preview(before, after)
  const rise = riseOf(grades.flatMap((grade) => [grade.before, grade.after]))
  return (
    <div className={css.chart} aria-hidden="true" data-valued={valued || undefined}>
      {grades.map(({ gradePercent, ...grade }) => (
        <span key={gradePercent}>
          <span className={css.plot}>
            {grade.before && !grade.after?.eq(grade.before) && (
              <i data-before style={{ '--rise': rise(grade.before) }} />
            )}
            {grade.after && (
              <i
                data-computed={!hasRow(after, gradePercent) || undefined}
                style={{ '--rise': rise(grade.after) }}
              >
                {valued && <span>{money(grade.after)}</span>}
              </i>
            )}
          </span>
          {gradePercent}
        </span>
      ))}
    </div>
  )
}

/** How high a price stands between the lowest, 0, and the highest, 1. */
function riseOf(prices: readonly (Big | undefined)[]): (price: Big) => number {
  const known = prices.filter((price) => price !== undefined).map(Number)
  const [low, high] = [Math.min(...known), Math.max(...known)]
  return (price) => (high > low ? (price.toNumber() - low) / (high - low) : 0.5)
}
