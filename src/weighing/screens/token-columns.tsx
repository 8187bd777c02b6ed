import { useTranslation } from 'react-i18next'
import type { Output } from '../../platform/call.ts'
import { formatInstant } from '../../platform/thai-date.ts'
import { whole } from '../../ui/format.ts'
import { useLanguage } from '../../ui/language.ts'
import { StateBadge } from '../../ui/record/StateBadge.tsx'
import { ACTIVE, ENDED, type StateAppearance } from '../../ui/record/state-appearance.ts'
import type { Column } from '../../ui/table/column.ts'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import type { calls } from '../contract.ts'

export type Token = Output<typeof calls.getTokens>[number]

const SILENT: StateAppearance = { shape: 'triangle', tint: 'orange' }

/** Whose token it is, what it sent today, and whether it may send. */
export function useTokenColumns(): Column<Token>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const isPhone = useIsPhone()
  const instant = (at: string | null) => (at ? formatInstant(at, 'table', language) : '–')
  return [
    {
      key: 'Name',
      header: t('token.name'),
      tone: 'key',
      sortable: true,
      value: ({ Name }) => Name,
    },
    {
      key: 'State',
      header: t('ui.status'),
      width: 140,
      card: 'line',
      value: (token) => t(stateOf(token).words),
      cell: (token) => (
        <StateBadge appearance={stateOf(token).appearance} words={t(stateOf(token).words)} />
      ),
    },
    {
      key: 'LastUsed',
      header: t('ui.lastUsed'),
      width: 150,
      dropOrder: 3,
      under: 'State',
      card: 'line',
      sortable: true,
      value: ({ LastUsed }) => LastUsed ?? '',
      cell: ({ LastUsed }) =>
        // A line of a card has no title over it.
        isPhone ? `${t('ui.lastUsed')} ${instant(LastUsed)}` : instant(LastUsed),
    },
    {
      key: 'TicketsToday',
      header: t('token.ticketsToday'),
      width: 104,
      card: 'figure',
      right: true,
      sortable: true,
      tone: 'figure',
      value: ({ TicketsToday }) => TicketsToday,
      cell: ({ TicketsToday }) => whole(TicketsToday),
    },
    {
      key: 'UpdatedToday',
      header: t('token.updatedToday'),
      width: 112,
      card: 'figure',
      right: true,
      sortable: true,
      tone: 'figure',
      value: ({ UpdatedToday }) => UpdatedToday,
      cell: ({ UpdatedToday }) => whole(UpdatedToday),
    },
    {
      key: 'RefusedToday',
      header: t('token.refusedToday'),
      width: 104,
      card: 'figure',
      right: true,
      sortable: true,
      value: ({ RefusedToday }) => RefusedToday,
      cell: ({ RefusedToday }) => whole(RefusedToday),
    },
    {
      key: 'NumberRestarts',
      header: t('token.restarts'),
      width: 150,
      dropOrder: 0,
      card: 'hide',
      value: ({ NumberRestarts }) => t(`token.restarts.${NumberRestarts}`),
    },
    {
      key: 'Created',
      header: t('term.createdAt'),
      width: 150,
      dropOrder: 2,
      card: 'hide',
      sortable: true,
      value: ({ Created }) => Created,
      cell: ({ Created }) => instant(Created),
    },
    {
      key: 'CreatedBy',
      header: t('token.createdBy'),
      width: 200,
      dropOrder: 1,
      under: 'Created',
      card: 'hide',
      value: ({ CreatedBy }) => CreatedBy ?? '–',
    },
  ]
}

function stateOf({ Revoked, SilentSince }: Token) {
  if (Revoked) return { words: 'ui.revoked', appearance: ENDED } as const
  if (SilentSince) return { words: 'token.silent', appearance: SILENT } as const
  return { words: 'token.inUse', appearance: ACTIVE } as const
}
