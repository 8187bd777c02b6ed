import { useTranslation } from 'react-i18next'
import { StateBadge } from '../../ui/record/StateBadge.tsx'
import { APPEARANCES, badgeOf, type Progress } from '../rules/states.ts'

/** The state of a ticket as a badge; `large` for the head of its sheet. */
export function TicketBadge({ record, large }: { record: Progress; large?: boolean }) {
  const { t } = useTranslation()
  const badge = badgeOf(record)
  return (
    <StateBadge
      appearance={APPEARANCES[badge]}
      words={t(`evaluation.state.${badge}`)}
      large={large}
    />
  )
}
