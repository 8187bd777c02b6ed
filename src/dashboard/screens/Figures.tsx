import { useTranslation } from 'react-i18next'
import { decimal } from '../../platform/money.ts'
import { Sparkline } from '../../ui/charts/Sparkline.tsx'
import { tons, whole, wholeDifference } from '../../ui/format.ts'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import type { BoardData, Trend } from './day.ts'
import css from './Figures.module.css'
import { compareWords, type Figure, figuresOf } from './figures.ts'

const SPARK_DAYS = 6

/**
 * Five figures of the day beside what they were by this time yesterday and on the average day, each with a sparkline; on
 * a phone below one another, the net weight first, against a usual day and against it by now.
 */
export function Figures(data: BoardData) {
  const { t } = useTranslation()
  const figures = figuresOf(t, data.overview)
  const isWeight = ({ key }: Figure) => key === 'weight'
  const others = figures.filter((figure) => !isWeight(figure))
  const shown = useIsPhone() ? [...figures.filter(isWeight), ...others] : figures
  return (
    <section className={`card ${css.figures}`} aria-label={t('dashboard.figures')}>
      {shown.map((figure) => (
        <OneFigure key={figure.key} figure={figure} {...data} />
      ))}
    </section>
  )
}

function OneFigure({ figure, overview, trend }: BoardData & { figure: Figure }) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const { key, name, unit, of, format, note, exact } = figure
  const now = overview && of(overview.Today)
  const days = overview && trend?.ByNow.Days.slice(-SPARK_DAYS)
  return (
    <div className={css.figure}>
      <header className={`apart unbroken ${css.head}`}>
        <h2 className="text secondary">{name}</h2>
        <span className={`muted num ${css.note}`}>{note ?? '\u00a0'}</span>
      </header>
      <p className={`unbroken num ${css.value}`} title={exact}>
        {now === undefined ? <i className={`skeleton ${css.unknown}`} /> : format(now)}{' '}
        <span className={`muted ${css.unit}`}>{unit}</span>
      </p>
      {!isPhone && (
        <div className={css.spark}>
          {days && <Sparkline isRunning values={[...withoutZeros(days.map(of)), now || null]} />}
        </div>
      )}
      {isPhone && key === 'weight' && (
        <AgainstUsual kg={overview?.Today.TotalWeight} trend={trend} />
      )}
      <p className={`muted num ${css.note}`}>
        {overview && trend ? compareWords(t, figure, overview, trend) : '\u00a0'}
      </p>
    </div>
  )
}

/** Leaves out days without palm, on which the sparkline would drop to zero. */
function withoutZeros(values: readonly (number | null)[]) {
  return values.filter((value) => value !== 0)
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
      <p className={`muted num ${css.whole}`}>
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
    <span className={`medium ${to >= from ? 'accent' : 'secondary'} ${css.difference}`}>
      {t('dashboard.difference', { n })}
    </span>
  )
}
