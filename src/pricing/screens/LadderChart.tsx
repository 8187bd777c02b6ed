import { type Step, StepChart } from '../../ui/charts/StepChart.tsx'
import { money } from '../../ui/format.ts'
import { gradePrice, type Ladder, PREVIEWED_GRADES } from '../rules.ts'
import { hasRow } from './prices.ts'

interface Props {
  /** Drawn in grey where they differ; default the same prices. */
  before?: Ladder
  after: Ladder
  /** Default 10 to 24 %. */
  grades?: readonly number[]
  /** Write each price above its step, where there is room. */
  valued?: boolean
  height?: number
}

/** A step chart of the prices of some grades; those without a row of their own are dashed. */
export function LadderChart({ after, before = after, valued, ...props }: Props) {
  const { grades = PREVIEWED_GRADES, height = valued ? 84 : 56 } = props
  const steps = grades.map((grade): Step => {
    const price = gradePrice(after, grade)?.price
    return {
      name: grade,
      // There is no room for all.
      label: grade % 2 === 0 ? `${grade}%` : '',
      value: price?.toNumber(),
      before: gradePrice(before, grade)?.price.toNumber(),
      dashed: !hasRow(after, grade),
      ...(valued && { words: money(price) }),
    }
  })
  return <StepChart steps={steps} height={height} />
}
