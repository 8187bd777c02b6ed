import { useTranslation } from 'react-i18next'
import { decimal } from '../../platform/money.ts'
import { tons, whole, wholeDifference } from '../../ui/format.ts'
import type { BoardData, Overview, Trend } from './day.ts'
import { compareWords, type Figure, figuresOf } from './figures.ts'
import css from './PhoneFigures.module.css'

/** The figures of the day below one another: the net weight first, against a usual day and against it by now. */
export function PhoneFigures({ overview, trend }: BoardData) {
  const { t } = useTranslation()
  const all = figuresOf(t, overview)
  const first = all.find(({ key }) => key === 'weight')!
  const compare = (figure: Figure) =>
    overview && trend ? compareWords(t, figure, overview, trend) : '\u00a0'
  return (
    <section className={css.figures} aria-label={t('dashboard.figures')}>
      <div className={css.first}>
        <Heading {...first} />
        <Value figure={first} overview={overview} />
        <AgainstUsual kg={overview?.Today.TotalWeight} trend={trend} />
        <p className={`${css.note} num`}>{compare(first)}</p>
      </div>
      {all
        .filter((figure) => figure !== first)
        .map((figure) => (
          <div key={figure.key} className={css.figure}>
            <Heading {...figure} />
            <p className={`${css.note} num`}>{compare(figure)}</p>
            <Value figure={figure} overview={overview} />
          </div>
        ))}
    </section>
  )
}

function Heading({ name, note }: Figure) {
  return (
    <header className={css.head}>
      <h2>{name}</h2>
      <span className={`${css.note} num`}>{note}</span>
    </header>
  )
}

function Value({ figure, overview }: { figure: Figure; overview: Overview | undefined }) {
  const { of, format, unit, exact } = figure
  return (
    <p className={`${css.value} num`} title={exact}>
      {overview ? format(of(overview.Today)) : '\u00a0'} <span className={css.unit}>{unit}</span>
    </p>
  )
}

/** Today as a bar over a usual whole day, with a tick at what is usual by now, and the difference from that in words. */
function AgainstUsual({ kg, trend }: { kg: number | undefined; trend: Trend | undefined }) {
  const { t } = useTranslation()
  const day = trend?.Week?.TotalWeight
  const byNow = trend?.ByNow.Week?.TotalWeight
  const full = Math.max(day ?? 0, kg ?? 0)
  const share = (value: number) => `${full > 0 ? (100 * value) / full : 0}%`
  return (
    <>
      <p className={`${css.whole} num`}>
        {day !== undefined && t('dashboard.wholeDay', { n: whole(decimal(day).div(1000)) })}
        {kg !== undefined && byNow ? <Difference from={byNow} to={kg} /> : null}
      </p>
      <div className={css.track} aria-hidden="true">
        <i style={{ width: share(kg ?? 0) }} />
        {byNow ? <b style={{ left: share(byNow) }} title={tons(byNow)} /> : null}
      </div>
    </>
  )
}

function Difference({ from, to }: { from: number; to: number }) {
  const { t } = useTranslation()
  const n = `${wholeDifference(((to - from) / from) * 100)}%`
  return (
    <span className={css.difference} data-more={to >= from || undefined}>
      {t('dashboard.difference', { n })}
    </span>
  )
}
