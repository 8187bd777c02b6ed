import { useTranslation } from 'react-i18next'
import { useCall } from '../../../platform/client.ts'
import { type ListedFields, listed } from '../../../platform/fields.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { useOpenDialog } from '../../../ui/dialogs/use-open-dialog.tsx'
import { kilograms, percent } from '../../../ui/format.ts'
import { useRefetchOnChange } from '../../../ui/live/use-change-events.ts'
import { ScreenLayout } from '../../../ui/ScreenLayout.tsx'
import { EmptyState } from '../../../ui/States.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { useFieldColumns } from '../../../ui/table/field-columns.ts'
import { calls } from '../../contract.ts'
import { LEVEL_FIELDS } from '../../rules/fields.ts'
import { levelWords } from '../../rules/level.ts'
import type { Level } from '../vendor.ts'
import { EditLevel } from './EditLevel.tsx'
import { useWarnings, Warnings } from './Warnings.tsx'
import { FIRST_LEVEL } from './warnings.ts'

const none: Level[] = []

/** The four member levels: price, minimums and number of members. */
export function CustomerLevels() {
  const { t } = useTranslation()
  const query = useCall(calls.getLevels, {})
  const { ask, close, around } = useOpenDialog({
    kept: ['edit'],
    records: query.data,
    idOf: ({ ID }: Level) => String(ID),
  })
  useRefetchOnChange('vendors', calls.getLevels)
  const levels = query.data ?? none
  return (
    <ScreenLayout title={t('screen.customerLevel')}>
      <Warnings words={useWarnings().ofAll(levels)} />
      <Banner>{t('levels.note')}</Banner>
      <DataTable
        kind="record"
        label={t('screen.customerLevel')}
        columns={useColumns()}
        rows={levels}
        rowKey={({ ID }) => String(ID)}
        rowName={({ Name }) => levelWords(t, Name)}
        actions={(level) => [
          {
            key: 'edit',
            label: t('ui.edit'),
            call: calls.saveLevel,
            run: () => ask('edit', level),
          },
        ]}
        numbered={false}
        actionsShown
        pending={query.isPending}
        error={query.error}
        retry={query.refetch}
        empty={<EmptyState />}
      />
      {around(({ record }) => (
        <EditLevel level={record} levels={levels} onClose={close} />
      ))}
    </ScreenLayout>
  )
}

const FIELDS = {
  Name: { word: 'levels.level', kind: 'name' },
  ...listed(LEVEL_FIELDS),
  Members: { word: 'levels.members', kind: 'count' },
} as const satisfies ListedFields

function useColumns(): Column<Level>[] {
  const { t } = useTranslation()
  const column = useFieldColumns(FIELDS)
  return [
    column('Name', { tone: 'key', value: ({ Name }) => levelWords(t, Name) }),
    column('LevelPrice', { unit: t('term.bahtPerKg'), tone: 'figure', card: 'figure' }),
    column('MinAverageGrade', {
      card: 'figure',
      cell: ({ ID, MinAverageGrade }) => percent(ID === FIRST_LEVEL ? null : MinAverageGrade),
    }),
    column('MinTotalWeight', {
      card: 'figure',
      value: ({ ID, MinTotalWeight }) => kilograms(ID === FIRST_LEVEL ? null : MinTotalWeight),
      cell: undefined,
    }),
    column('Members', { unit: t('levels.persons'), card: 'figure' }),
  ]
}
