import css from './StepChart.module.css'

export interface Step {
  name: number
  /** Below the step. */
  label: string
  value: number | undefined
  /** Over the step, where there is room. */
  words?: string
  /** What it was; in grey where that is another. */
  before?: number | undefined
  /** It is not set, it follows from others. */
  dashed?: boolean
}

interface Props {
  steps: readonly Step[]
  /** Pixels between the lowest and the highest. */
  height: number
  /** The name of the one that stands out among those around it. */
  around?: number
}

/** Values as steps beside one another, from the lowest to the highest. It says nothing by itself: a table or the figure stands beside it. */
export function StepChart({ steps, height, around }: Props) {
  const rise = riseOf(steps.flatMap(({ before, value }) => [before, value]))
  return (
    <div
      className={`${css.chart} num muted`}
      aria-hidden="true"
      data-worded={steps.some(({ words }) => words) || undefined}
      data-around={around !== undefined || undefined}
      style={{ '--columns': steps.length, '--height': `${height}px` }}
    >
      {steps.map(({ name, label, value, words, before, dashed }) => (
        <span key={name} data-chosen={name === around || undefined}>
          <span className={css.plot}>
            {before !== undefined && before !== value && (
              <i data-before style={{ '--rise': rise(before) }} />
            )}
            {value !== undefined && (
              <i data-dashed={dashed || undefined} style={{ '--rise': rise(value) }}>
                {words && <span>{words}</span>}
              </i>
            )}
          </span>
          {label}
        </span>
      ))}
    </div>
  )
}

/** How high a value stands between the lowest, 0, and the highest, 1. */
function riseOf(values: readonly (number | undefined)[]): (value: number) => number {
  const known = values.filter((value) => value !== undefined)
  const [low, high] = [Math.min(...known), Math.max(...known)]
  return (value) => (high > low ? (value - low) / (high - low) : 0.5)
}
