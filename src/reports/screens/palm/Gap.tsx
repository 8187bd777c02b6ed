import { ActionIcon, Popover } from '@mantine/core'
import { IconHelpCircle } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Output } from '../../../platform/call.ts'
import { formatDay } from '../../../platform/thai-date.ts'
import { counted, difference } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import type { calls } from '../../contract.ts'
import { gapOfDays } from '../../rules/palm.ts'
import css from './PalmReport.module.css'

export type MonthDay = Output<typeof calls.reportPalmMonth>[number]

/**
 * Oil produced compared with oil paid for: of the shown day, and of the month as far as yields and prices are known.
 */
export function Gap({ days, day }: { days: readonly MonthDay[]; day: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const name = useId()
  const shown = days.find((one) => one.Date === day)
  const all = gapOfDays(days)
  return (
    <table className={`${css.gap} num`} aria-labelledby={name}>
      <thead>
        <tr>
          <th scope="col">
            <span id={name}>{t('palm.gap')}</span> <About />
          </th>
          <th scope="col">{t('palm.gap.points')}</th>
          <th scope="col">{t('term.baht')}</th>
        </tr>
      </thead>
      <tbody>
        {shown && <Row {...shown} name={formatDay(shown.Date, 'short', language)} />}
        {all && <Row {...all} name={t('palm.gap.days', counted(all.Days))} />}
      </tbody>
    </table>
  )
}

interface RowProps {
  name: string
  GapPercent: number | string | null
  GapAmount: number | string | null
}

function Row({ name, GapPercent, GapAmount }: RowProps) {
  const { t } = useTranslation()
  const awaitsPrices = GapPercent !== null && GapAmount === null
  return (
    <tr className={Number(GapPercent) < 0 ? 'attention' : undefined}>
      <th scope="row">{name}</th>
      <td>{difference(GapPercent)}</td>
      <td data-awaits={awaitsPrices || undefined}>
        {awaitsPrices ? t('palm.gap.unpriced') : difference(GapAmount)}
      </td>
    </tr>
  )
}

/** Explains the figures in a popover. */
function About() {
  const { t } = useTranslation()
  return (
    <Popover withinPortal width={300} position="top-end">
      <Popover.Target>
        <ActionIcon size={20} style={{ verticalAlign: -4 }} aria-label={t('palm.gap.ask')}>
          <IconHelpCircle size={14} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className="secondary" fz={12} lh="18px" p="8px 12px">
        {t('palm.gap.about')}
      </Popover.Dropdown>
    </Popover>
  )
}
