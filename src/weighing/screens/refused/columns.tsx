import { useTranslation } from 'react-i18next'
import type { ListedFields } from '../../../platform/fields.ts'
import { formatInstant, type Language } from '../../../platform/thai-date.ts'
import { NO_VALUE } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import { StateBadge } from '../../../ui/record/StateBadge.tsx'
import { ACTIVE, ENDED, type StateAppearance } from '../../../ui/record/state-appearance.ts'
import type { Column } from '../../../ui/table/column.ts'
import { useFieldColumns } from '../../../ui/table/field-columns.ts'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { SENT_FIELDS } from '../../rules/fields.ts'
import { type RefusedState, valueAt } from '../../rules/refused.ts'
import { fieldWord, instantAt, plateOf, type Refused, textAt } from './sent.ts'

/** How each state of a refused ticket looks. */
export const APPEARANCES: Readonly<Record<RefusedState, StateAppearance>> = {
  open: { shape: 'cross', tint: 'orange' },
  taken: ACTIVE,
  aside: ENDED,
}

const FIELDS = {
  LastSeen: { word: 'refused.lastSeen', kind: 'instant' },
  WeightScaleIDIn: SENT_FIELDS.WeightScaleIDIn,
  Reason: { word: 'refused.why', kind: 'note' },
  ScaleName: { word: 'refused.scale', kind: 'name' },
  SeenCount: { word: 'refused.times', kind: 'count' },
  State: { word: 'ui.status', kind: 'text' },
} as const satisfies ListedFields

/** What is wrong with whose truck, when it was sent, and what was sent there; a phone has the scale's number of a truck without plate. */
export function useRefusedColumns(): Column<Refused>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const column = useFieldColumns(FIELDS)
  const isPhone = useIsPhone()
  return [
    {
      key: 'CarRegister',
      header: t('term.plate'),
      tone: 'key',
      value: (ticket) =>
        isPhone ? plateOf(ticket) : textAt(ticket, 'CarRegister').trim() || NO_VALUE,
    },
    column('Reason', {
      name: true,
      card: 'line',
      cell: ({ Reason }) => <span title={Reason}>{Reason}</span>,
    }),
    column('LastSeen', { card: 'figure' }),
    column('WeightScaleIDIn', {
      tone: 'support',
      value: ({ WeightScaleIDIn }) => WeightScaleIDIn ?? NO_VALUE,
    }),
    {
      key: 'Customer',
      header: t('term.avlName'),
      card: 'line',
      value: (ticket) => textAt(ticket, 'CustomerName') || NO_VALUE,
    },
    {
      key: 'Sent',
      card: 'figure',
      header: t('refused.sent'),
      value: (ticket) => sentWords(ticket, language) || NO_VALUE,
      cell: (ticket) => <SentValue ticket={ticket} />,
    },
    column('ScaleName', { tone: 'support' }),
    column('SeenCount'),
    column('State', {
      cell: ({ State }) => (
        <StateBadge appearance={APPEARANCES[State]} words={t(`refused.state.${State}`)} />
      ),
    }),
  ]
}

/** What was sent in the field that is wrong; a time and a number as screens show them. */
function sentWords(ticket: Refused, language: Language): string {
  const text = ticket.Field ? textAt(ticket, ticket.Field) : ''
  const sent = ticket.Field && valueAt(ticket.Sent, ticket.Field)
  if (typeof sent === 'number') return sent.toLocaleString('en-US', { maximumFractionDigits: 10 })
  const at = ticket.Field ? instantAt(ticket, ticket.Field) : null
  return at ? formatInstant(at, 'table', language) : text
}

function SentValue({ ticket }: { ticket: Refused }) {
  const { t } = useTranslation()
  const words = sentWords(ticket, useLanguage())
  if (!ticket.Field) return NO_VALUE
  const title = `${fieldWord(t, ticket.Field)} ${textAt(ticket, ticket.Field)}`
  return <span title={title}>{words.trim() ? words : t('refused.empty')}</span>
}
