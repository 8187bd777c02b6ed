import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses.ts'
import { mayOpen } from '../../platform/client.ts'
import { dayOfMonth } from '../../platform/thai-date.ts'
import { tons } from '../../ui/format.ts'
import { useLanguage } from '../../ui/language.ts'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import css from './Dashboard.module.css'
import type { BoardData, Trend } from './day.ts'
import { Panel } from './Panel.tsx'

/** The sellers who delivered the most palm today; each leads to the tickets of it. */
export function Largest({ overview, trend, withoutTrend }: BoardData) {
  const { t } = useTranslation()
  const sellers = overview?.Largest
  const max = sellers?.[0]?.WeightNet ?? 0
  return (
    <Panel
      foldable
      area="largest"
      title={t('dashboard.largest')}
      end={<span className={`small cut ${css.hint}`}>{t('term.tons')}</span>}
      rows={max > 0 || trend || withoutTrend ? sellers : undefined}
      empty={
        <>
          {t('dashboard.noneToday')}
          <LastReport days={trend?.Days} />
        </>
      }
    >
      {(sellers) => (
        <ol className={`sheet ${css.sellers}`}>
          {sellers.map(({ AVL, CustomerName, WeightNet }) => (
            <li key={AVL}>
              <ScreenLink
                className="link cut"
                title={`${AVL} ${CustomerName}`}
                to={addresses.tickets({ dateOut: overview?.Date, search: AVL })}
              >
                {CustomerName}
              </ScreenLink>
              <span className={css.track} aria-hidden="true">
                <i style={{ width: `${(100 * WeightNet) / max}%` }} />
              </span>
              <b className="medium num">{tons(WeightNet)}</b>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}

/** Link to the palm report of the last day with palm, for officers who may read it. */
function LastReport({ days }: { days: Trend['Days'] | undefined }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const date = days?.findLast(({ TotalCar }) => TotalCar > 0)?.Date
  if (!date || !mayOpen('palmReport')) return null
  return (
    <ScreenLink className={`${css.more} link accent medium`} to={addresses.palmReport({ date })}>
      {t('dashboard.lastReport', { day: dayOfMonth(date, language) })}
    </ScreenLink>
  )
}
