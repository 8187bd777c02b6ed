import { NO_VALUE } from '../format.ts'
import { ChartTable } from './ChartTable.tsx'
import { Grid, Note } from './ColumnChart.tsx'
import css from './charts.module.css'
import { endsOf, linesOf, type Range, rangeOf, riseIn, runsOf } from './scale.ts'

interface Series {
  name: string
  /** One a point; null where nothing is known. */
  values: readonly (number | null)[]
}

interface Point {
  key: string
  label: string
  name: string
  note?: string
  /** It is not over yet: hollow, and no line leads to it. */
  isRunning?: boolean
}

interface Props {
  /** What is drawn, with its unit. */
  label: string
  /** Of each point: under it, where it is not empty, in full, and over its first line. */
  points: readonly Point[]
  /** One or two. */
  series: readonly Series[]
  format: (value: number) => string
  /** Pixels of the plot; 96 where nothing is said. */
  height?: number
  onPress?: (key: string) => void
}

/** Lines over days; they need not begin at 0. Beneath them a table for those who hear it. */
export function LineChart({ label, points, series, format, height = 96, onPress }: Props) {
  const range = rangeOf(series.flatMap(({ values }) => values))
  const ends = series.map(({ values }) => endsOf(values))
  const rise = (value: number | null | undefined) =>
    range && value != null ? riseIn(value, range) : undefined
  return (
    <figure className={css.chart} style={{ '--height': `${height}px` }}>
      <div className={`${css.axes} num muted`} aria-hidden="true">
        {range && <Grid values={linesOf(range)} rise={rise} format={format} />}
        <div className={css.columns}>
          {range && <Lines series={series.map((one) => finished(one, points))} range={range} />}
          {points.map(({ key, label, name, note, isRunning }, index) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: whoever does not point uses the day's own field
            // biome-ignore lint/a11y/useKeyWithClickEvents: as above
            <div
              key={key}
              className={`${css.column} fill`}
              data-line=""
              data-press={onPress ? '' : undefined}
              onClick={onPress && (() => onPress(key))}
            >
              <span className={css.plot}>
                {series.map(({ name, values }, which) => (
                  <Dot
                    key={name}
                    tone={`line-${which + 1}`}
                    at={rise(values[index])}
                    isEnd={isRunning || ends[which]?.has(index)}
                    isRunning={isRunning}
                  />
                ))}
                {note && <Note at={rise(series[0]?.values[index])}>{note}</Note>}
              </span>
              <span className={`${css.under} unbroken`}>{label}</span>
              <span className={`${css.tip} small unbroken`}>
                <b>{name}</b>
                {series.map((one) => (
                  <span key={one.name}>
                    {one.name} {valueWords(one.values[index], format)}
                  </span>
                ))}
              </span>
            </div>
          ))}
        </div>
      </div>
      <ChartTable
        label={label}
        names={series.map(({ name }) => name)}
        rows={points.map(({ key, name }, index) => ({
          key,
          name,
          values: series.map(({ values }) => valueWords(values[index], format)),
        }))}
      />
    </figure>
  )
}

function valueWords(value: number | null | undefined, format: (value: number) => string): string {
  return value === null || value === undefined ? NO_VALUE : format(value)
}

/** Without the points that are not over yet. */
function finished({ name, values }: Series, points: readonly Point[]): Series {
  return { name, values: values.map((value, index) => (points[index]?.isRunning ? null : value)) }
}

function Lines({ series, range }: { series: readonly Series[]; range: Range }) {
  return (
    <svg className={css.lines} aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
      {series.map(({ name, values }, which) =>
        runsOf(values).map((run) => (
          <polyline
            key={`${name} ${run[0]}`}
            data-tone={`line-${which + 1}`}
            points={run
              .map((index) => `${across(index, values.length)},${down(values[index] ?? 0, range)}`)
              .join(' ')}
          />
        )),
      )}
    </svg>
  )
}

/** A point; of those within a line it shows under the pointer. */
function Dot(props: {
  tone: string
  at: number | undefined
  isEnd?: boolean
  isRunning?: boolean
}) {
  const { tone, at, isEnd, isRunning } = props
  if (at === undefined) return null
  return (
    <i
      className={css.dot}
      data-tone={tone}
      data-end={isEnd || undefined}
      data-running={isRunning || undefined}
      style={{ '--rise': at }}
    />
  )
}

function across(index: number, count: number): number {
  return ((index + 0.5) / count) * 100
}

function down(value: number, range: Range): number {
  return 100 - riseIn(value, range) * 100
}
