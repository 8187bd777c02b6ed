import { useTranslation } from 'react-i18next'
import type { Output } from '../../../platform/call.ts'
import { formatDay } from '../../../platform/thai-date.ts'
import { kilograms, money, percent, whole } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import type { calls } from '../../contract.ts'
import css from './PalmReport.module.css'

type Stats = Output<typeof calls.reportPalm>['Stats']

/** The day in words with the figures that are read aloud, and below it where the palm came from. */
export function PalmFigures({ day, stats }: { day: string; stats: Stats | undefined }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const kg = t('report.kg')
  const sources = ['FFB_Estate', 'FFB_PPEP', 'FFB_Ramp', 'FFB_Other', 'TotalReject'] as const
  return (
    <section aria-label={t('palm.figures')}>
      <div className={css.head}>
        <h2 className={css.day}>{formatDay(day, 'heading', language)}</h2>
        <dl className={`${css.figures} num`}>
          <Figure name="TotalCar" value={whole(stats?.TotalCar)} unit={t('palm.trucks')} />
          <Figure name="TotalWeight" value={kilograms(stats?.TotalWeight)} unit={kg} />
          <Figure name="AVGGrade" value={percent(stats?.AVGGrade)} unit={t('palm.percent')} />
          <Figure name="AVGPrice" value={money(stats?.AVGPrice)} unit={t('report.bahtPerKg')} />
          <Figure
            main
            name="YieldPercent"
            value={percent(stats?.YieldPercent)}
            unit={t('palm.percent')}
          />
        </dl>
      </div>
      <dl className={`${css.sources} num`}>
        {sources.map((name) => (
          <Figure key={name} name={name} value={kilograms(stats?.[name])} unit={kg} />
        ))}
        <Figure
          name="TotalRejectPercent"
          value={percent(stats?.TotalRejectPercent)}
          unit={t('palm.percent')}
        />
        <Figure
          name="TotalWeightIncludeReturn"
          value={kilograms(stats?.TotalWeightIncludeReturn)}
          unit={kg}
        />
      </dl>
    </section>
  )
}

function Figure(props: { name: keyof Stats; value: string; unit: string; main?: boolean }) {
  const { t } = useTranslation()
  return (
    <div data-main={props.main}>
      <dt>{t(`palm.${props.name}`)}</dt>
      <dd>
        {props.value} <span className="unit">{props.unit}</span>
      </dd>
    </div>
  )
}
