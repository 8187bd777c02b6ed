import { useTranslation } from 'react-i18next'
import { tons } from '../../ui/format.ts'
import css from './Dashboard.module.css'
import type { Overview } from './day.ts'
import { Coming, Nothing, Panel } from './Panel.tsx'

/** The sellers of the most palm of today. */
export function Largest({ overview }: { overview: Overview | undefined }) {
  const { t } = useTranslation()
  const sellers = overview?.Largest
  const most = sellers?.[0]?.WeightNet ?? 0
  return (
    <Panel
      area="largest"
      title={t('dashboard.largest')}
      end={<span className={css.hint}>{t('dashboard.unit.tons')}</span>}
    >
      {!sellers && <Coming />}
      {sellers?.length === 0 && <Nothing words={t('dashboard.noneToday')} />}
      {sellers && sellers.length > 0 && (
        <ol className={css.sellers}>
          {sellers.map(({ AVL, CustomerName, WeightNet }) => (
            <li key={AVL}>
              <span className={css.name} title={`${AVL} ${CustomerName}`}>
                {CustomerName}
              </span>
              <span className={css.track} aria-hidden="true">
                <i style={{ width: `${(100 * WeightNet) / most}%` }} />
              </span>
              <b className="num">{tons(WeightNet)}</b>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
