import { useTranslation } from 'react-i18next'
import { NO_VALUE, percent, whole } from '../../../ui/format.ts'
import { levelWords } from '../../rules/level.ts'
import type { Level, Vendor } from '../vendor.ts'
import css from './dialogs.module.css'

const MONTHS = [3, 6, 12] as const

interface Props {
  summary: Vendor['Summary']
  /** The level above the present one; null where that is the highest, undefined where the levels are not known. */
  next: Level | null | undefined
}

/** Totals of the completed tickets of the last 3, 6 and 12 months; the next level depends on those of 12. */
export function SummaryTable({ summary, next }: Props) {
  const { t } = useTranslation()
  return (
    <div>
      <table className={`${css.summary} num`} aria-label={t('vendor.level.summary')}>
        <thead>
          <tr>
            <th scope="col">{t('vendor.level.period')}</th>
            <th scope="col">{t('vendor.level.records')}</th>
            <th scope="col">{t('term.averageGrade')}</th>
            <th scope="col">
              {t('vendor.level.weight')} <small className="unit">{t('term.kg')}</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {MONTHS.map((months) => (
            <Period
              key={months}
              months={months}
              sums={summary?.[months]}
              minimums={months === 12 ? next : null}
            />
          ))}
        </tbody>
      </table>
      {next !== undefined && (
        <p className={css.next}>{next ? <Next level={next} /> : t('vendor.level.highest')}</p>
      )}
    </div>
  )
}

function Period(props: {
  months: number
  sums: NonNullable<Vendor['Summary']>[12] | undefined
  minimums: Level | null | undefined
}) {
  const { t } = useTranslation()
  const { months, sums, minimums } = props
  return (
    <tr>
      <th scope="row">{t('vendor.level.months', { n: months })}</th>
      <td>{sums ? whole(sums.total_record) : NO_VALUE}</td>
      <td>{percent(sums?.average_grade)}</td>
      <td>
        {minimums && <span className={css.minimums}>{whole(minimums.MinTotalWeight)} / </span>}
        {whole(sums?.total_weight)}
      </td>
    </tr>
  )
}

function Next({ level }: { level: Level }) {
  const { t } = useTranslation()
  return t('vendor.level.next', {
    level: levelWords(t, level.Name),
    grade: percent(level.MinAverageGrade),
    weight: whole(level.MinTotalWeight),
  })
}
