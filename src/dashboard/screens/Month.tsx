import { useTranslation } from 'react-i18next'
import { formatDay, type Language } from '../../platform/thai-date.ts'
import { ColumnChart } from '../../ui/charts/ColumnChart.tsx'
import { LineChart } from '../../ui/charts/LineChart.tsx'
import { money, tons } from '../../ui/format.ts'
import { useLanguage } from '../../ui/language.ts'
import { ErrorState } from '../../ui/States.tsx'
import css from './Dashboard.module.css'
import { dayOfMonth, type Overview, type Trend } from './day.ts'
import { EmptyPanel, Panel, PanelSkeleton } from './Panel.tsx'

const WEEK = 7

interface Props {
  overview: Overview | undefined
  trend: Trend | undefined
  error: unknown
  retry: () => unknown
}

/** Average price and tons of the last 30 days, one chart above the other; today is highlighted. */
export function Month({ overview, trend, error, retry }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const days = overview && trend && daysOf(overview, trend, language)
  const price = t('term.averagePrice')
  const net = t('term.netWeight')
  const last = days?.findLastIndex(({ AVGPrice }) => AVGPrice !== null)
  return (
    <Panel area="month" title={t('dashboard.month')} hint={t('dashboard.month.hint')}>
      {!trend && error ? <ErrorState error={error} retry={retry} /> : !days && <PanelSkeleton />}
      {days?.length === 0 && <EmptyPanel words={t('dashboard.noneBefore')} />}
      {days && days.length > 0 && (
        <div className={css.month}>
          <LineChart
            label={`${price} (${t('term.bahtPerKg')})`}
            points={days.map(({ key, name, AVGPrice }, index) => ({
              key,
              name,
              label: '',
              note: index === last && AVGPrice !== null ? money(AVGPrice) : undefined,
            }))}
            series={[{ name: price, values: days.map(({ AVGPrice }) => AVGPrice) }]}
            format={money}
            height={38}
          />
          <ColumnChart
            label={`${net} (${t('term.tons')})`}
            names={[net]}
            columns={days}
            format={tons}
            height={68}
          />
        </div>
      )}
    </Panel>
  )
}

/** The chart points of every day up to today, every seventh with a label; empty where no day had palm. */
function daysOf({ Date: today, Today }: Overview, { Days }: Trend, language: Language) {
  const before = Days.filter(({ Date: day }) => day < today)
  const all = [...before, { ...Today, Date: today }]
  if (all.every(({ TotalCar }) => TotalCar === 0)) return []
  return all.map(({ Date: day, TotalWeight, AVGPrice }, index) => ({
    key: day,
    label: (all.length - 1 - index) % WEEK === 0 ? dayOfMonth(day, language) : '',
    name: formatDay(day, 'short', language),
    parts: [TotalWeight],
    AVGPrice,
    ...(day === today && { state: 'chosen' as const }),
  }))
}
