import { Box } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../platform/client.ts'
import { businessDay, formatDay, formatMonth } from '../../../platform/thai-date.ts'
import { ColumnChart } from '../../../ui/charts/ColumnChart.tsx'
import { Legend, type Tone } from '../../../ui/charts/Legend.tsx'
import { LineChart } from '../../../ui/charts/LineChart.tsx'
import { money, percent, tons } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import { ErrorState } from '../../../ui/States.tsx'
import { calls } from '../../contract.ts'
import { Gap, type MonthDay } from './Gap.tsx'
import css from './PalmReport.module.css'

/** Today's column grows, so that the month is read again once a minute. */
const MINUTE_MS = 60_000
const SOURCES = ['FFB_Estate', 'FFB_PPEP', 'FFB_Ramp', 'FFB_Other'] as const

/** Charts of the month; a click on a day opens that day. */
export function Month({ day, onDay }: { day: string; onDay: (day: string) => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const first = firstOfMonth(day)
  const isRunning = first === firstOfMonth(businessDay(new Date()))
  const month = useCall(
    calls.reportPalmMonth,
    { filterDate: first },
    { refetchMs: isRunning ? MINUTE_MS : undefined },
  )
  const { data: days, error } = month
  if (days?.length === 0) return null
  // While another month loads, this one stays, with its own name.
  const of = days?.[0]?.Date ?? first
  return (
    <section
      className={`topped ${css.month}`}
      aria-labelledby="palm-month"
      aria-busy={month.isFetching && (!days || month.isPlaceholderData)}
    >
      <Box component="h2" id="palm-month" fz={14} lh="26px" mb={6}>
        {t('palm.month', { month: formatMonth(of, language) })}
      </Box>
      {!days && error && <ErrorState error={error} retry={month.refetch} />}
      {!days && !error && <Skeleton />}
      {days && <Cards days={days} day={day} onDay={onDay} />}
    </section>
  )
}

function firstOfMonth(day: string): string {
  return `${day.slice(0, 8)}01`
}

/** Shown in the shape of the charts while they load. */
function Skeleton() {
  return (
    <div className={css.cards} aria-hidden="true">
      {['sources', 'grade', 'returned', 'oil'].map((card) => (
        <div key={card} className={`card skeleton ${css.card}`} data-coming="" />
      ))}
    </div>
  )
}

interface CardsProps {
  days: readonly MonthDay[]
  day: string
  onDay: (day: string) => void
}

interface CardProps extends CardsProps {
  points: ReturnType<typeof usePoints>
}

function Cards(props: CardsProps) {
  const card = { ...props, points: usePoints(props.days, props.day) }
  return (
    <div className={css.cards}>
      <Sources {...card} />
      <GradeAndPrice {...card} />
      <Returned {...card} />
      <Oil {...card} />
    </div>
  )
}

function Sources({ days, day, points, onDay }: CardProps) {
  const { t } = useTranslation()
  const today = businessDay(new Date())
  const present = SOURCES.filter((source) => days.some((one) => one[source] > 0))
  const names = present.map((source) => t(`palm.${source}`))
  return (
    <Card title={t('palm.month.sources')} unit={t('term.tons')}>
      <ColumnChart
        label={`${t('palm.month.sources')} (${t('term.tons')})`}
        names={names}
        height={112}
        columns={days.map((one, index) => ({
          ...points[index]!,
          parts: present.map((source) => one[source]),
          state: one.Date === day ? 'chosen' : one.Date === today ? 'running' : undefined,
        }))}
        format={tons}
        onPress={onDay}
      />
      <Legend series={names.map((name, index) => ({ name, tone: `part-${index + 1}` as Tone }))} />
    </Card>
  )
}

/** Grade and price have different scales, so that each has its own chart. */
function GradeAndPrice({ days, points, onDay }: CardProps) {
  const { t } = useTranslation()
  return (
    <Card title={t('term.averageGrade')}>
      <LineChart
        label={t('term.averageGrade')}
        points={points.map((point) => ({ ...point, label: '' }))}
        series={[{ name: t('term.averageGrade'), values: days.map(({ AVGGrade }) => AVGGrade) }]}
        height={40}
        format={percent}
        onPress={onDay}
      />
      <h3>
        {t('term.averagePrice')} <span className="unit">{t('term.bahtPerKg')}</span>
      </h3>
      <LineChart
        label={`${t('term.averagePrice')} (${t('term.bahtPerKg')})`}
        points={points}
        series={[{ name: t('term.averagePrice'), values: days.map(({ AVGPrice }) => AVGPrice) }]}
        height={40}
        format={money}
        onPress={onDay}
      />
    </Card>
  )
}

function Returned({ days, day, points, onDay }: CardProps) {
  const { t } = useTranslation()
  return (
    <Card title={t('palm.TotalRejectPercent')}>
      <ColumnChart
        label={t('palm.TotalRejectPercent')}
        names={[t('palm.TotalRejectPercent')]}
        height={112}
        columns={days.map((one, index) => ({
          ...points[index]!,
          parts: [one.TotalRejectPercent ?? 0],
          state: one.Date === day ? 'chosen' : undefined,
        }))}
        format={percent}
        onPress={onDay}
      />
    </Card>
  )
}

function Oil({ days, day, points, onDay }: CardProps) {
  const { t } = useTranslation()
  const [paid, got] = [t('term.averageGrade'), t('palm.YieldPercent')]
  return (
    <Card title={t('palm.month.gap')}>
      <LineChart
        label={t('palm.month.gap')}
        points={points}
        series={[
          { name: paid, values: days.map(({ AVGGrade }) => AVGGrade) },
          { name: got, values: days.map(({ YieldPercent }) => YieldPercent) },
        ]}
        height={76}
        format={percent}
        onPress={onDay}
      />
      <Legend
        series={[
          { name: paid, tone: 'line-1' },
          { name: got, tone: 'line-2' },
        ]}
      />
      <Gap days={days} day={day} />
    </Card>
  )
}

function Card(props: { title: string; unit?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={`card ${css.card}`} aria-labelledby={id}>
      <h3 id={id}>
        {props.title} {props.unit && <span className="unit">{props.unit}</span>}
      </h3>
      {props.children}
    </section>
  )
}

/**
 * The points of a chart. Labels: the first, every fifth and the shown day; those next to the shown day are left out.
 */
function usePoints(days: readonly MonthDay[], shown: string) {
  const language = useLanguage()
  const today = businessDay(new Date())
  const chosen = Number(days.find(({ Date: date }) => date === shown)?.Date.slice(8))
  return days.map(({ Date: date }) => {
    const number = Number(date.slice(8))
    const isNear = number !== chosen && Math.abs(number - chosen) < 3
    const isNamed = number === chosen || number === 1 || number % 5 === 0
    return {
      key: date,
      label: isNamed && !isNear ? String(number) : '',
      name: formatDay(date, 'short', language),
      isRunning: date === today,
    }
  })
}
