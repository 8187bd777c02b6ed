import { StepChart } from '../../ui/charts/StepChart.tsx'
import { money } from '../../ui/format.ts'
import { type Ladder, preview } from '../rules.ts'
import { hasRow, stepLabel } from './prices.ts'

interface Props {
  /** Drawn in grey where they differ; default the same prices. */
  before?: Ladder
  after: Ladder
  /** Write each price above its step, where there is room. */
  valued?: boolean
}

/** A step chart of the prices from 10 to 24 %; grades without a row of their own are dashed. */
export function LadderChart({ after, before = after, valued }: Props) {
  const steps = preview(before, after).map((grade) => ({
    name: grade.gradePercent,
    label: stepLabel(grade.gradePercent),
    value: grade.after?.toNumber(),
    before: grade.before?.toNumber(),
    dashed: !hasRow(after, grade.gradePercent),
    ...(valued && { words: money(grade.after) }),
  }))
  return <StepChart steps={steps} height={valued ? 84 : 56} />
}
