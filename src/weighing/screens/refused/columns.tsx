import { useTranslation } from 'react-i18next'
import { formatInstant, type Language } from '../../../platform/thai-date.ts'
import { NO_VALUE, whole } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import { StateBadge } from '../../../ui/record/StateBadge.tsx'
import { ACTIVE, ENDED, type StateAppearance } from '../../../ui/record/state-appearance.ts'
import type { Column } from '../../../ui/table/column.ts'
import { useIsUpright } from '../../../ui/use-is-upright.ts'
import type { RefusedState } from '../../rules/refused.ts'
import type { Refused } from './sent.ts'
import { fieldWord, sentAt, textAt } from './sent.ts'

/** How each state of a refused ticket looks. */
export const APPEARANCES: Readonly<Record<RefusedState, StateAppearance>> = {
  open: { shape: 'cross', tint: 'orange' },
  taken: ACTIVE,
  aside: ENDED,
}

/** When it was sent, whose it is, what is wrong, and what was sent there. */
export function useRefusedColumns(): Column<Refused>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const isUpright = useIsUpright()
  return [
    {
      key: 'CarRegister',
      header: t('term.plate'),
      width: 168,
      tone: 'key',
      value: (ticket) => textAt(ticket, 'CarRegister').trim() || NO_VALUE,
    },
    {
      key: 'LastSeen',
      header: t('refused.lastSeen'),
      width: 136,
      dropOrder: 1,
      under: 'CarRegister',
      value: ({ LastSeen }) => formatInstant(LastSeen, 'table', language),
    },
    {
      key: 'WeightScaleIDIn',
      header: t('term.scaleId'),
      width: 150,
      dropOrder: 4,
      tone: 'support',
      value: ({ WeightScaleIDIn }) => WeightScaleIDIn ?? NO_VALUE,
    },
    {
      key: 'Customer',
      header: t('term.avlName'),
      width: 176,
      dropOrder: 5,
      card: 'line',
      value: (ticket) => textAt(ticket, 'CustomerName') || NO_VALUE,
    },
    {
      key: 'Reason',
      header: t('refused.why'),
      minWidth: isUpright ? 200 : 340,
      card: 'line',
      value: ({ Reason }) => Reason,
      cell: ({ Reason }) => <span title={Reason}>{Reason}</span>,
    },
    {
      key: 'Sent',
      header: t('refused.sent'),
      width: 158,
      dropOrder: 2,
      under: 'Reason',
      value: (ticket) => sentWords(ticket, language) || NO_VALUE,
      cell: (ticket) => <SentValue ticket={ticket} />,
    },
    {
      key: 'ScaleName',
      header: t('refused.scale'),
      width: 144,
      dropOrder: 6,
      tone: 'support',
      value: ({ ScaleName }) => ScaleName,
    },
    {
      key: 'SeenCount',
      header: t('refused.times'),
      width: 104,
      right: true,
      dropOrder: 3,
      value: ({ SeenCount }) => whole(SeenCount),
    },
    {
      key: 'State',
      header: t('ui.status'),
      width: 140,
      cell: ({ State }) => (
        <StateBadge appearance={APPEARANCES[State]} words={t(`refused.state.${State}`)} />
      ),
    },
  ]
}

/** What was sent in the field that is wrong; a time and a number as screens show them. */
function sentWords(ticket: Refused, language: Language): string {
  const text = ticket.Field ? textAt(ticket, ticket.Field) : ''
  const sent = ticket.Field && sentAt(ticket, ticket.Field)
  if (typeof sent === 'number') return sent.toLocaleString('en-US', { maximumFractionDigits: 10 })
  const isTime = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text)
  return isTime && !Number.isNaN(Date.parse(text)) ? formatInstant(text, 'table', language) : text
}

function SentValue({ ticket }: { ticket: Refused }) {
  const { t } = useTranslation()
  const words = sentWords(ticket, useLanguage())
  if (!ticket.Field) return NO_VALUE
  const title = `${fieldWord(t, ticket.Field)} ${textAt(ticket, ticket.Field)}`
  return <span title={title}>{words.trim() ? words : t('refused.empty')}</span>
}
