import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../platform/client.ts'
import { addDays, formatDay, formatInstant } from '../../platform/thai-date.ts'
import { useLanguage } from '../../ui/language.ts'
import { useRefetchOfDay } from '../../ui/live/use-change-events.ts'
import { ScreenLayout } from '../../ui/ScreenLayout.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { calls } from '../contract.ts'
import css from './Dashboard.module.css'
import type { Overview } from './day.ts'
import { Figures } from './Figures.tsx'
import { Grades } from './Grades.tsx'
import { Hours } from './Hours.tsx'
import { Largest } from './Largest.tsx'
import { Latest } from './Latest.tsx'
import { Month } from './Month.tsx'
import { PricesNow } from './PricesNow.tsx'
import { Waiting } from './Waiting.tsx'
import { BackupWarning, LastBackup, SilentScales } from './Warnings.tsx'

const MINUTE = 60_000

/** Figures and waiting work of the day, updated live; on a phone the prices in force in place of the latest tickets. */
export function Dashboard() {
  const { t } = useTranslation()
  const overview = useOverview()
  const trend = useTrend(overview.data?.Date)
  const isPhone = useIsPhone()
  const data = { overview: overview.data, trend: trend.data, withoutTrend: trend.isError }
  return (
    <ScreenLayout
      padded
      title={t('screen.dashboard')}
      count={overview.data && <AsOf overview={overview.data} />}
    >
      <BackupWarning />
      <SilentScales />
      {overview.error && !overview.data ? (
        <ErrorState error={overview.error} retry={overview.refetch} />
      ) : (
        <div className={css.board} aria-busy={overview.isPending || trend.isPending || undefined}>
          <Figures {...data} />
          <Hours {...data} />
          <Waiting {...data} />
          <Month {...data} error={trend.error} retry={trend.refetch} />
          <Grades {...data} />
          <Largest {...data} />
          {isPhone ? <PricesNow /> : <Latest {...data} />}
        </div>
      )}
      <LastBackup />
    </ScreenLayout>
  )
}

/** Read again within seconds of a change, and every minute, since the business day also changes at midnight. */
function useOverview() {
  const query = useCall(calls.getOverview, {}, { refetchMs: MINUTE })
  useRefetchOfDay(['tickets', 'orders'], calls.getOverview)
  return query
}

/** The past days that today is compared with; read again when a new day has begun. */
function useTrend(today: string | undefined) {
  const query = useCall(calls.getTrend, {}, { staleMs: MINUTE, refetchMs: MINUTE })
  const last = query.data?.Days.at(-1)?.Date
  const isOld = today !== undefined && last !== undefined && last < addDays(today, -1)
  const { refetch } = query
  useEffect(() => {
    if (isOld) void refetch()
  }, [isOld, refetch])
  return query
}

function AsOf({ overview: { At, Date: day } }: { overview: Overview }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const time = formatInstant(At, 'time', language)
  if (useIsPhone())
    return t('dashboard.asOf.short', {
      day: formatDay(day, 'short', language),
      time: formatInstant(At, 'clock', language),
    })
  return (
    <>
      {t('dashboard.asOf', { day: formatDay(day, 'heading', language), time })}
      <LastBackup inTitle />
    </>
  )
}
