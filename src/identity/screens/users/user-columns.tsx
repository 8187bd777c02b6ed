import { Box } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { type ListedFields, listed } from '../../../platform/fields.ts'
import { formatInstant, formatPast } from '../../../platform/thai-date.ts'
import { NO_VALUE } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import { useNow } from '../../../ui/live/use-now.ts'
import { StateBadge } from '../../../ui/record/StateBadge.tsx'
import { ACTIVE, ENDED } from '../../../ui/record/state-appearance.ts'
import type { Column } from '../../../ui/table/column.ts'
import { useFieldColumns } from '../../../ui/table/field-columns.ts'
import { OFFICER_FIELDS } from '../../rules/fields.ts'
import { isOneself, nameOf, type User } from './user.ts'

const FIELDS = {
  ...listed(OFFICER_FIELDS),
  Name: { word: 'user.fullName', kind: 'name' },
  LastSeen: { word: 'user.lastSeen', kind: 'instant' },
  Sessions: { word: 'user.sessions', kind: 'count' },
} as const satisfies ListedFields

/** The columns of the officers, with that of the second factor where the mill uses it. */
export function useUserColumns(users: readonly User[] = []): Column<User>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const now = useNow()
  const column = useFieldColumns(FIELDS)
  const factor: Column<User> = {
    key: 'SecondFactor',
    card: 'figure',
    header: t('user.factor'),
    sortable: true,
    value: ({ SecondFactor }) =>
      SecondFactor === null ? '' : t(SecondFactor ? 'user.factorSetUp' : 'user.noFactor'),
    cell: ({ SecondFactor }) => {
      if (SecondFactor === null) return null
      if (SecondFactor) return t('user.factorSetUp')
      return <span className="muted">{t('user.noFactor')}</span>
    },
  }
  const stateWords = ({ Deactivated }: User) => t(Deactivated ? 'user.deactivated' : 'user.active')
  const hasFactors = users.some(({ SecondFactor }) => SecondFactor !== null)
  return [
    column('Name', {
      width: 172,
      tone: 'key',
      sortable: true,
      value: nameOf,
      cell: (user: User) => (
        <>
          {nameOf(user)}
          {isOneself(user) && (
            <Box
              component="span"
              bd="1px solid var(--ps-line)"
              bdrs={4}
              fz={11}
              fw={400}
              lh="16px"
              ml={6}
              p="0 5px"
              className="muted"
            >
              {t('user.you')}
            </Box>
          )}
        </>
      ),
    }),
    column('Email', { name: true, sortable: true }),
    column('PersonnelNumber', { sortable: true }),
    column('Roles', { card: 'figure', sortable: true, value: ({ Roles }) => t(`role.${Roles}`) }),
    {
      key: 'State',
      card: 'side',
      header: t('ui.status'),
      sortable: true,
      value: stateWords,
      cell: (user) => (
        <StateBadge appearance={user.Deactivated ? ENDED : ACTIVE} words={stateWords(user)} />
      ),
    },
    ...(hasFactors ? [factor] : []),
    column('LastSeen', {
      card: 'figure',
      sortable: true,
      tone: 'support',
      value: ({ LastSeen }) => LastSeen ?? '',
      cell: ({ LastSeen }) =>
        LastSeen ? (
          <time dateTime={LastSeen} title={formatInstant(LastSeen, 'audit', language)}>
            {formatPast(LastSeen, now, language)}
          </time>
        ) : (
          t('user.never')
        ),
    }),
    column('Sessions', {
      sortable: true,
      cell: ({ Sessions }) => Sessions || NO_VALUE,
    }),
  ]
}
