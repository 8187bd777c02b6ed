import css from './charts.module.css'
import { rangeOf, riseIn, runsOf } from './scale.ts'

interface Props {
  values: readonly (number | null)[]
  /** The last is not over yet: a hollow dot that no line leads to. */
  isRunning?: boolean
}

/** The shape of some days, the latest with a dot. It says nothing by itself: the figure stands beside it. */
export function Sparkline({ values, isRunning }: Props) {
  const range = rangeOf(values)
  if (!range) return null
  const at = (index: number) => ({
    x: (index / Math.max(values.length - 1, 1)) * 100,
    y: 100 - riseIn(values[index] ?? 0, range) * 100,
  })
  const last = values.findLastIndex((value) => value !== null)
  const drawn = isRunning ? values.slice(0, -1) : values
  return (
    <span className={css.spark} aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {runsOf(drawn).map((run) => (
          <polyline
            key={run[0]}
            points={run.map((index) => `${at(index).x},${at(index).y}`).join(' ')}
          />
        ))}
      </svg>
      <i
        className={css.dot}
        data-running={(isRunning && last === values.length - 1) || undefined}
        style={{ left: `${at(last).x}%`, top: `${at(last).y}%` }}
      />
    </span>
  )
}
