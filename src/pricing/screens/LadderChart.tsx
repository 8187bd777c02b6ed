import { type Step, StepChart } from '../../ui/charts/StepChart.tsx'
import { money } from '../../ui/format.ts'
import { gradePrice, type Ladder, shownGrades } from '../rules.ts'
import { hasRow } from './prices.ts'

interface Props {
  /** Drawn in grey where they differ; default the same prices. */
  before?: Ladder
  after: Ladder
  /** Default 10 to 24 %, and the other rows. */
  grades?: readonly number[]
  /** Write each price above its step, where there is room. */
  valued?: boolean
  height?: number
}

/** More steps than this stand too close for a price above each, and for a label below every second. */
const MAX_STEPS = 18

/** A step chart of the prices of some grades; those without a row of their own are dashed. */
export function LadderChart({ after, before = after, valued, ...props }: Props) {
  const { grades = shownGrades(before, after), height = valued ? 84 : 56 } = props
  const labelled = 2 * Math.ceil(grades.length / MAX_STEPS)
  const steps = grades.map((grade, at): Step => {
    const price = gradePrice(after, grade)?.price
    return {
      name: grade,
      // There is no room for all.
      label: at % labelled === 0 ? `${grade}%` : '',
      value: price?.toNumber(),
      before: gradePrice(before, grade)?.price.toNumber(),
      dashed: !hasRow(after, grade),
      ...(valued && grades.length <= MAX_STEPS && { words: money(price) }),
    }
  })
  return <StepChart steps={steps} height={height} />
}
