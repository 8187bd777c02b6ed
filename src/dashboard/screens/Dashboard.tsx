import { useTranslation } from 'react-i18next'
import { useCall } from '../../platform/client.ts'
import { formatDay, formatInstant } from '../../platform/thai-date.ts'
import { useLanguage } from '../../ui/language.ts'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { useLive, useReadAgain } from '../../ui/use-live.ts'
import { calls } from '../contract.ts'
import css from './Dashboard.module.css'
import type { Overview } from './day.ts'
import { Figures } from './Figures.tsx'
import { Grades } from './Grades.tsx'
import { Hours } from './Hours.tsx'
import { Largest } from './Largest.tsx'
import { Latest } from './Latest.tsx'
import { Month } from './Month.tsx'
import { Waiting } from './Waiting.tsx'

const REST_MS = 5000
const MINUTE = 60_000

/** The mill's day at a glance, as it goes on. */
export function Dashboard() {
  const { t } = useTranslation()
  const overview = useOverview()
  const trend = useCall(calls.getTrend, {}, { freshMs: 5 * MINUTE, everyMs: 5 * MINUTE })
  const failed = [overview, trend].find(({ data, error }) => error && !data)
  const known = { overview: overview.data, trend: trend.data }
  return (
    <ScreenFrame
      padded
      title={t('screen.dashboard')}
      count={overview.data && <AsOf overview={overview.data} />}
    >
      {failed ? (
        <ErrorState error={failed.error} retry={failed.refetch} />
      ) : (
        <div className={css.board} aria-busy={overview.isPending || trend.isPending || undefined}>
          <Figures {...known} />
          <Hours {...known} />
          <Waiting {...known} />
          <Month {...known} />
          <Grades {...known} />
          <Largest {...known} />
          <Latest {...known} />
        </div>
      )}
    </ScreenFrame>
  )
}

/** What the mill does shows within seconds; the day ends by the clock. */
function useOverview() {
  const query = useCall(calls.getOverview, {}, { everyMs: MINUTE })
  const readAgain = useReadAgain(REST_MS, calls.getOverview)
  useLive('tickets', readAgain)
  useLive('orders', readAgain)
  return query
}

function AsOf({ overview: { At, Date: day } }: { overview: Overview }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const time = formatInstant(At, 'time', language)
  return t('dashboard.asOf', { day: formatDay(day, 'heading', language), time })
}
