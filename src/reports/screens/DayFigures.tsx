import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Output } from '../../platform/call.ts'
import { DayHead, Figure } from '../../ui/day/DayHead.tsx'
import { counted, kilograms, money } from '../../ui/format.ts'
import type { calls } from '../contract.ts'
import type { EstateGroup } from '../rules.ts'

type Total = Output<typeof calls.reportDailyPalmPayment>['total']

interface Props {
  day: string
  group: EstateGroup
  total: Total | undefined
  warnings: ReactNode
}

/** The day in words and its figures, in large type. */
export function DayFigures(props: Props) {
  const { t } = useTranslation()
  const { total } = props
  const countWords = (key: 'report.tickets' | 'report.ofOwners', n = 0) => t(key, counted(n))
  return (
    <DayHead
      day={props.day}
      warnings={props.warnings}
      about={
        <>
          {t(`report.group.${props.group}`)}
          {total &&
            ` · ${countWords('report.tickets', total.Tickets)} ${countWords('report.ofOwners', total.Owners)}`}
        </>
      }
    >
      <Figure name={t('report.quantity')} value={kilograms(total?.WeightNet)} unit={t('term.kg')} />
      <Figure
        name={t('term.averagePrice')}
        value={money(total?.AveragePrice)}
        unit={t('term.bahtPerKg')}
      />
      <Figure name={t('term.amount')} value={money(total?.Amount)} unit={t('term.baht')} />
      <Figure name={t('term.tax')} value={money(total?.Tax)} unit={t('term.baht')} />
      <Figure main name={t('term.paid')} value={money(total?.Paid)} unit={t('term.baht')} />
    </DayHead>
  )
}
