import { useTranslation } from 'react-i18next'
import type { Output } from '../../platform/call.ts'
import type { ListedFields } from '../../platform/fields.ts'
import { written } from '../../ui/field.ts'
import { NO_VALUE } from '../../ui/format.ts'
import { useLanguage } from '../../ui/language.ts'
import { StateBadge } from '../../ui/record/StateBadge.tsx'
import { ACTIVE, ENDED, type StateAppearance } from '../../ui/record/state-appearance.ts'
import type { Column } from '../../ui/table/column.ts'
import { useFieldColumns } from '../../ui/table/field-columns.ts'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import type { calls } from '../contract.ts'

export type Token = Output<typeof calls.getTokens>[number]

const SILENT: StateAppearance = { shape: 'triangle', tint: 'orange' }

const FIELDS = {
  Name: { word: 'token.name', kind: 'name' },
  LastUsed: { word: 'ui.lastUsed', kind: 'instant' },
  TicketsToday: { word: 'token.ticketsToday', kind: 'count' },
  UpdatedToday: { word: 'token.updatedToday', kind: 'count' },
  RefusedToday: { word: 'token.refusedToday', kind: 'count' },
  NumberRestarts: { word: 'token.restarts', kind: 'text' },
  Created: { word: 'term.createdAt', kind: 'instant' },
  CreatedBy: { word: 'token.createdBy', kind: 'text' },
} as const satisfies ListedFields

/** Whose token it is, what it sent today, and whether it may send. */
export function useTokenColumns(): Column<Token>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const isPhone = useIsPhone()
  const column = useFieldColumns(FIELDS)
  const today = { card: 'figure', sortable: true } as const
  return [
    column('Name', { tone: 'key', sortable: true }),
    {
      key: 'State',
      header: t('ui.status'),
      card: 'line',
      value: (token) => t(stateOf(token).words),
      cell: (token) => (
        <StateBadge appearance={stateOf(token).appearance} words={t(stateOf(token).words)} />
      ),
    },
    column('LastUsed', {
      card: 'line',
      sortable: true,
      cell: ({ LastUsed }) => {
        const at = written('instant', LastUsed, language)
        // A line of a card has no title over it.
        return isPhone ? `${t('ui.lastUsed')} ${at}` : at
      },
    }),
    column('TicketsToday', { ...today, tone: 'figure' }),
    column('UpdatedToday', { ...today, tone: 'figure' }),
    column('RefusedToday', today),
    column('NumberRestarts', {
      value: ({ NumberRestarts }) => t(`token.restarts.${NumberRestarts}`),
    }),
    column('Created', { sortable: true }),
    column('CreatedBy', {
      value: ({ CreatedBy }) => CreatedBy ?? NO_VALUE,
    }),
  ]
}

function stateOf({ Revoked, SilentSince }: Token) {
  if (Revoked) return { words: 'ui.revoked', appearance: ENDED } as const
  if (SilentSince) return { words: 'token.silent', appearance: SILENT } as const
  return { words: 'user.active', appearance: ACTIVE } as const
}
