import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { addresses } from '../../platform/addresses.ts'
import { dayOfMonth, formatDay, type Language } from '../../platform/thai-date.ts'
import { useAddress } from '../../ui/address.ts'
import { ColumnChart } from '../../ui/charts/ColumnChart.tsx'
import { LineChart } from '../../ui/charts/LineChart.tsx'
import { money, tons } from '../../ui/format.ts'
import { useLanguage } from '../../ui/language.ts'
import { ErrorState } from '../../ui/States.tsx'
import { useNavigateTo } from '../../ui/use-navigate-to.ts'
import { MONTH_DAYS, WEEK_DAYS } from '../rules.ts'
import css from './Dashboard.module.css'
import type { BoardData, Overview, Trend } from './day.ts'
import { Panel } from './Panel.tsx'

const PERIODS = [WEEK_DAYS, MONTH_DAYS] as const
type Period = (typeof PERIODS)[number]

interface Props extends BoardData {
  error: unknown
  retry: () => unknown
}

/** The number of days in the address of the board. */
const periodAddress = z.object({ days: z.literal(PERIODS).default(MONTH_DAYS) })

/**
 * Average price and tons of the last 7 or 30 days, one chart above the other; today, which is not over, is hollow. A day
 * leads to its palm report.
 */
export function Month({ overview, trend, error, retry }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const go = useNavigateTo()
  const [{ days: period }, change] = useAddress(periodAddress)
  const days = overview && trend && daysOf(overview, trend, period, language)
  const openDay = (date: string) => go(addresses.palmReport({ date }))
  const price = t('term.averagePrice')
  const net = t('term.netWeight')
  const last = days?.findLastIndex(({ AVGPrice }) => AVGPrice !== null)
  return (
    <Panel
      foldable
      area="month"
      title={t('dashboard.month', { n: period })}
      hint={t('dashboard.month.hint')}
      end={
        <SegmentedControl
          aria-label={t('dashboard.month.period')}
          data={PERIODS.map((n) => ({ value: `${n}`, label: t('ui.days', { n, count: n }) }))}
          value={`${period}`}
          onChange={(to) => change({ days: Number(to) as Period }, { replace: true })}
        />
      }
      rows={days}
      empty={t('dashboard.noneBefore')}
      failure={!trend && error ? <ErrorState error={error} retry={retry} /> : undefined}
    >
      {(days) => (
        <div className={css.month}>
          <LineChart
            label={`${price} (${t('term.bahtPerKg')})`}
            points={days.map(({ key, name, AVGPrice, isRunning }, index) => ({
              key,
              name,
              isRunning,
              label: '',
              note: index === last && AVGPrice !== null ? money(AVGPrice) : undefined,
            }))}
            series={[{ name: price, values: days.map(({ AVGPrice }) => AVGPrice) }]}
            format={money}
            onPress={openDay}
            height={38}
          />
          <ColumnChart
            label={`${net} (${t('term.tons')})`}
            names={[net]}
            columns={days}
            format={tons}
            onPress={openDay}
            height={68}
          />
        </div>
      )}
    </Panel>
  )
}

/** The chart points of every day up to today, of 30 every seventh with a label; empty where no day had palm. */
function daysOf({ Date: today, Today }: Overview, { Days }: Trend, period: Period, lang: Language) {
  const before = Days.filter(({ Date: day }) => day < today).slice(-period)
  const step = period === MONTH_DAYS ? WEEK_DAYS : 1
  const all = [...before, { ...Today, Date: today }]
  if (all.every(({ TotalCar }) => TotalCar === 0)) return []
  return all.map(({ Date: day, TotalWeight, AVGPrice }, index) => ({
    key: day,
    label: (all.length - 1 - index) % step === 0 ? dayOfMonth(day, lang) : '',
    name: formatDay(day, 'short', lang),
    parts: [TotalWeight],
    AVGPrice,
    isRunning: day === today,
    ...(day === today && { state: 'running' as const }),
  }))
}
