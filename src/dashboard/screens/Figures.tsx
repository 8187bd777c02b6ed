import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays } from '../../platform/thai-date.ts'
import { Sparkline } from '../../ui/charts/Sparkline.tsx'
import { money, NO_VALUE, percent, tons, whole } from '../../ui/format.ts'
import css from './Dashboard.module.css'
import { type Day, millions, type Overview, type Trend } from './day.ts'

const SPARK_DAYS = 6

type NoteKey = `dashboard.${'inYard' | 'weighedOut' | 'graded' | 'priced'}`

interface Props {
  overview: Overview | undefined
  trend: Trend | undefined
}

/** Five figures of the day, each with a sparkline and compared with yesterday and the average day. */
export function Figures({ overview, trend }: Props) {
  const { t } = useTranslation()
  const of = (figure: (day: Day) => number | null) => ({ overview, trend, figure })
  const note = (key: NoteKey, n: number | undefined) => n !== undefined && t(key, { n: whole(n) })
  const today = overview?.Today
  return (
    <section className={css.figures} aria-label={t('dashboard.figures')}>
      <Figure
        {...of(({ TrucksIn }) => TrucksIn)}
        name={t('dashboard.trucks')}
        unit={t('term.trucks')}
        format={whole}
        note={note('dashboard.inYard', overview?.Waiting.WeighOut.Count)}
      />
      <Figure
        {...of(({ TotalWeight }) => TotalWeight)}
        name={t('term.netWeight')}
        unit={t('term.tons')}
        format={tons}
        brief={(kg) => whole(kg && kg / 1000)}
        note={note('dashboard.weighedOut', today?.TotalCar)}
      />
      <Figure
        {...of(({ AVGGrade }) => AVGGrade)}
        name={t('term.averageGrade')}
        unit="%"
        format={percent}
        note={note('dashboard.graded', overview && ticketsOf(overview.Grades))}
      />
      <Figure
        {...of(({ AVGPrice }) => AVGPrice)}
        name={t('term.averagePrice')}
        unit={t('term.bahtPerKg')}
        format={money}
        note={note('dashboard.priced', today && today.TotalCar - today.NotPriced)}
      />
      <Figure
        {...of(({ Amount }) => millions(Amount))}
        name={t('term.amount')}
        unit={t('dashboard.unit.million')}
        format={money}
        note={today && t('dashboard.payable', { sum: money(millions(today.Payable)) })}
        title={today && t('dashboard.baht', { sum: money(today.Amount) })}
      />
    </section>
  )
}

function ticketsOf(grades: Overview['Grades']): number {
  return grades.reduce((all, { Tickets }) => all + Tickets, 0)
}

type Format = (value: number | null) => string

interface FigureProps extends Props {
  name: string
  unit: string
  figure: (day: Day) => number | null
  format: Format
  /** A shorter format for the days that it is compared with; default `format`. */
  brief?: Format
  note: ReactNode
  /** Tooltip with the exact figure. */
  title?: string
}

function Figure({ overview, trend, name, unit, figure, format, note, ...props }: FigureProps) {
  const { t } = useTranslation()
  const brief = props.brief ?? format
  const now = overview && figure(overview.Today)
  const days = overview && trend?.Days.slice(-SPARK_DAYS)
  return (
    <div className={css.figure}>
      <header className={css.figureHead}>
        <h2>{name}</h2>
        <span className={`${css.note} num`}>{note || '\u00a0'}</span>
      </header>
      <p className={`${css.value} num`} title={props.title}>
        {now === undefined ? <i className={css.unknown} /> : format(now)}{' '}
        <span className={css.unit}>{unit}</span>
      </p>
      <div className={css.spark}>
        {days && <Sparkline values={withoutZeros([...days.map(figure), now ?? null])} />}
      </div>
      <p className={`${css.note} num`}>
        {overview && trend
          ? t('dashboard.compare', {
              yesterday: valueWords(yesterday(overview, trend), figure, brief),
              week: valueWords(trend.Week, figure, brief),
            })
          : '\u00a0'}
      </p>
    </div>
  )
}

/** Leaves out days without palm, on which the sparkline would drop to zero. */
function withoutZeros(values: readonly (number | null)[]) {
  return values.filter((value) => value !== 0)
}

function valueWords(
  day: Day | null | undefined,
  figure: FigureProps['figure'],
  format: Format,
): string {
  return day ? format(figure(day)) : NO_VALUE
}

/** Undefined where the trend was read before today began. */
function yesterday({ Date: today }: Overview, { Days }: Trend): Day | undefined {
  return Days.find(({ Date: day }) => day === addDays(today, -1))
}
