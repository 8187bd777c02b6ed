import css from './charts.module.css'

/** How a series is drawn: parts of a column from its foot, the tick of what is usual, lines. */
export type Tone =
  | 'part-1'
  | 'part-2'
  | 'part-3'
  | 'part-4'
  | 'usual'
  | 'line-1'
  | 'line-2'
  | 'line-3'

/** Which series is which, where a chart has more than one. */
export function Legend({ series }: { series: readonly { name: string; tone: Tone }[] }) {
  return (
    <span className={`${css.legend} small`} aria-hidden="true">
      {series.map(({ name, tone }) => (
        <span key={name} className="glyphed">
          <i data-tone={tone} />
          {name}
        </span>
      ))}
    </span>
  )
}
