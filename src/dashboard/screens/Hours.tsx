import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses.ts'
import { formatInstant } from '../../platform/thai-date.ts'
import { ColumnChart } from '../../ui/charts/ColumnChart.tsx'
import { Legend } from '../../ui/charts/Legend.tsx'
import { tons } from '../../ui/format.ts'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { useNavigateTo } from '../../ui/use-navigate-to.ts'
import type { BoardData, Overview, Trend } from './day.ts'
import { Panel } from './Panel.tsx'

/** Tons by hour of the day, compared with the average day; the current hour is hatched. They lead to the palm report of the day. */
export function Hours({ overview, trend, withoutTrend }: BoardData) {
  const { t } = useTranslation()
  const [today, usual] = [t('dashboard.today'), t('dashboard.usual')]
  const legend = [
    { name: today, tone: 'part-1' },
    { name: usual, tone: 'usual' },
  ] as const
  const usualHours = trend?.UsualHours ?? (withoutTrend ? [] : undefined)
  const isPhone = useIsPhone()
  const go = useNavigateTo()
  // Over a narrow column the word covers its neighbours; the hatch says it.
  const underWay = isPhone ? undefined : t('dashboard.running')
  return (
    <Panel
      area="hours"
      title={t('dashboard.hours')}
      hint={t('term.tons')}
      end={<Legend series={legend} />}
      rows={overview && usualHours && columnsOf(overview, usualHours, underWay)}
      empty={t('dashboard.noneToday')}
    >
      {(columns) => (
        <ColumnChart
          label={`${t('dashboard.hours')} (${t('term.tons')})`}
          names={[today]}
          usualName={usual}
          columns={columns}
          format={tons}
          height={isPhone ? 140 : 184}
          onPress={() => go(addresses.palmReport({ date: overview?.Date ?? '' }))}
        />
      )}
    </Panel>
  )
}

/** One column for each hour, from the first to the last with palm today or on an average day; empty where there is none. */
function columnsOf({ At, Hours }: Overview, usualHours: Trend['UsualHours'], underWay?: string) {
  const known = [...Hours, ...usualHours].map(({ Hour }) => Hour)
  const first = Math.min(...known)
  const running = Number(formatInstant(At, 'time', 'en').slice(0, 2))
  const inHour = (hours: Overview['Hours'], hour: number) =>
    hours.find(({ Hour }) => Hour === hour)?.WeightNet ?? 0
  return Array.from(
    { length: Math.max(0, ...known.map((hour) => hour - first + 1)) },
    (_, step) => {
      const hour = first + step
      const two = String(hour).padStart(2, '0')
      return {
        key: two,
        label: two,
        name: `${two}:00–${two}:59`,
        parts: [inHour(Hours, hour)],
        usual: inHour(usualHours, hour),
        ...(hour === running && { state: 'running' as const, note: underWay }),
      }
    },
  )
}
