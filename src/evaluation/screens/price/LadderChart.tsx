import { gradePrice, type Ladder } from '../../../pricing/rules.ts'
import { money } from '../../../ui/format.ts'
import css from './PriceSide.module.css'

const SHOWN = 7
const LOWEST = 10
const HIGHEST = 24
const RISE = 30

/** The prices around a grade as steps; grades that the ladder does not post are dashed. */
export function LadderChart({ ladder, grade }: { ladder: Ladder; grade: number }) {
  const first = Math.min(Math.max(grade - 4, LOWEST), HIGHEST - SHOWN + 1)
  const grades = Array.from({ length: SHOWN }, (_, index) => first + index)
  const prices = grades.map((one) => Number(gradePrice(ladder, one)?.price ?? 0))
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  return (
    <div className={css.chart} aria-hidden="true">
      {grades.map((one, index) => (
        <span
          key={one}
          className={css.step}
          data-chosen={one === grade || undefined}
          data-computed={!posted(ladder, one) || undefined}
          style={{ '--rise': `${rise(prices[index] ?? 0, low, high)}px` }}
        >
          <span>{money(prices[index])}</span>
          <i />
          <span>{one}</span>
        </span>
      ))}
    </div>
  )
}

function posted(ladder: Ladder, grade: number): boolean {
  return ladder.rows.some((row) => row.gradePercent === grade)
}

function rise(price: number, low: number, high: number): number {
  return high > low ? ((price - low) / (high - low)) * RISE : 0
}
