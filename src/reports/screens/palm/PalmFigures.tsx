import { useTranslation } from 'react-i18next'
import type { Output } from '../../../platform/call.ts'
import { DayHead, Figure } from '../../../ui/day/DayHead.tsx'
import { kilograms, money, percent, whole } from '../../../ui/format.ts'
import type { calls } from '../../contract.ts'
import css from './PalmReport.module.css'

type Stats = Output<typeof calls.reportPalm>['Stats']

/** The day in words, its figures, and where the palm came from. */
export function PalmFigures({ day, stats }: { day: string; stats: Stats | undefined }) {
  const { t } = useTranslation()
  const kg = t('term.kg')
  const sources = ['FFB_Estate', 'FFB_PPEP', 'FFB_Ramp', 'FFB_Other', 'TotalReject'] as const
  return (
    <section aria-label={t('palm.figures')}>
      <DayHead day={day}>
        <Figure name={t('palm.TotalCar')} value={whole(stats?.TotalCar)} unit={t('term.trucks')} />
        <Figure name={t('palm.TotalWeight')} value={kilograms(stats?.TotalWeight)} unit={kg} />
        <Figure
          name={t('term.averageGrade')}
          value={percent(stats?.AVGGrade)}
          unit={t('term.percent')}
        />
        <Figure
          name={t('term.averagePrice')}
          value={money(stats?.AVGPrice)}
          unit={t('term.bahtPerKg')}
        />
        <Figure
          main
          name={t('palm.YieldPercent')}
          value={percent(stats?.YieldPercent)}
          unit={t('term.percent')}
        />
      </DayHead>
      <dl className={`${css.sources} num`}>
        {sources.map((name) => (
          <Source key={name} name={name} value={kilograms(stats?.[name])} unit={kg} />
        ))}
        <Source
          name="TotalRejectPercent"
          value={percent(stats?.TotalRejectPercent)}
          unit={t('term.percent')}
        />
        <Source
          name="TotalWeightIncludeReturn"
          value={kilograms(stats?.TotalWeightIncludeReturn)}
          unit={kg}
        />
      </dl>
    </section>
  )
}

type Named =
  | `FFB_${'Estate' | 'PPEP' | 'Ramp' | 'Other'}`
  | 'TotalReject'
  | 'TotalRejectPercent'
  | 'TotalWeightIncludeReturn'

function Source(props: { name: Named; value: string; unit: string }) {
  const { t } = useTranslation()
  return (
    <div>
      <dt>{t(`palm.${props.name}`)}</dt>
      <dd>
        {props.value} <span className="unit">{props.unit}</span>
      </dd>
    </div>
  )
}
