import { useTranslation } from 'react-i18next'
import { Sparkline } from '../../ui/charts/Sparkline.tsx'
import css from './Dashboard.module.css'
import type { BoardData } from './day.ts'
import { compareWords, type Figure, figuresOf } from './figures.ts'

const SPARK_DAYS = 6

/** Five figures of the day, each with a sparkline, beside what they were by this time yesterday and on the average day. */
export function Figures(seen: BoardData) {
  const { t } = useTranslation()
  return (
    <section className={css.figures} aria-label={t('dashboard.figures')}>
      {figuresOf(t, seen.overview).map((figure) => (
        <OneFigure key={figure.key} figure={figure} {...seen} />
      ))}
    </section>
  )
}

function OneFigure({ figure, overview, trend }: BoardData & { figure: Figure }) {
  const { t } = useTranslation()
  const { name, unit, of, format, note, exact } = figure
  const now = overview && of(overview.Today)
  const days = overview && trend?.ByNow.Days.slice(-SPARK_DAYS)
  return (
    <div className={css.figure}>
      <header className={css.figureHead}>
        <h2>{name}</h2>
        <span className={`${css.note} num`}>{note ?? '\u00a0'}</span>
      </header>
      <p className={`${css.value} num`} title={exact}>
        {now === undefined ? <i className={`skeleton ${css.unknown}`} /> : format(now)}{' '}
        <span className={css.unit}>{unit}</span>
      </p>
      <div className={css.spark}>
        {days && <Sparkline isRunning values={[...withoutZeros(days.map(of)), now || null]} />}
      </div>
      <p className={`${css.note} num`}>
        {overview && trend ? compareWords(t, figure, overview, trend) : '\u00a0'}
      </p>
    </div>
  )
}

/** Leaves out days without palm, on which the sparkline would drop to zero. */
function withoutZeros(values: readonly (number | null)[]) {
  return values.filter((value) => value !== 0)
}
