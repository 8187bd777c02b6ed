import { StepChart } from '../../ui/charts/StepChart.tsx'
import { money } from '../../ui/format.ts'
import { type Ladder, preview } from '../rules.ts'
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
  const steps = preview(before, after).map((grade) => ({
    name: grade.gradePercent,
    value: grade.after?.toNumber(),
    before: grade.before?.toNumber(),
    dashed: !hasRow(after, grade.gradePercent),
    ...(valued && { words: money(grade.after) }),
  }))
  return <StepChart steps={steps} height={valued ? 84 : 56} />
}
