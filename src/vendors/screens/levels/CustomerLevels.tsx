import { useTranslation } from 'react-i18next'
import { useCall } from '../../../platform/client.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { useOpenDialog } from '../../../ui/dialogs/use-open-dialog.tsx'
import { difference, kilograms, percent, whole } from '../../../ui/format.ts'
import { useRefetchOnChange } from '../../../ui/live/use-change-events.ts'
import { ScreenFrame } from '../../../ui/ScreenFrame.tsx'
import { EmptyState } from '../../../ui/States.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { calls } from '../../contract.ts'
import { levelWords } from '../../rules/level.ts'
import type { Level } from '../vendor.ts'
import { EditLevel } from './EditLevel.tsx'
import { useWarnings } from './use-warnings.ts'
import { Warnings } from './Warnings.tsx'
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
    <ScreenFrame title={t('screen.customerLevel')}>
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
        actionsWidth={92}
        pending={query.isPending}
        error={query.error}
        retry={query.refetch}
        empty={<EmptyState />}
      />
      {around(({ record }) => (
        <EditLevel level={record} levels={levels} onClose={close} />
      ))}
    </ScreenFrame>
  )
}

function useColumns(): Column<Level>[] {
  const { t } = useTranslation()
  return [
    {
      key: 'Name',
      header: t('levels.level'),
      tone: 'key',
      cell: ({ Name }) => levelWords(t, Name),
    },
    {
      key: 'LevelPrice',
      header: t('levels.price'),
      unit: t('term.bahtPerKg'),
      width: 150,
      right: true,
      tone: 'figure',
      cell: ({ LevelPrice }) => difference(LevelPrice),
    },
    {
      key: 'MinAverageGrade',
      header: t('levels.grade'),
      width: 160,
      right: true,
      cell: ({ ID, MinAverageGrade }) => percent(ID === FIRST_LEVEL ? null : MinAverageGrade),
    },
    {
      key: 'MinTotalWeight',
      header: t('levels.weight'),
      unit: t('term.kg'),
      width: 240,
      dropOrder: 2,
      under: 'MinAverageGrade',
      right: true,
      value: ({ ID, MinTotalWeight }) => kilograms(ID === FIRST_LEVEL ? null : MinTotalWeight),
    },
    {
      key: 'Members',
      header: t('levels.members'),
      unit: t('levels.persons'),
      width: 130,
      dropOrder: 1,
      right: true,
      cell: ({ Members }) => whole(Members),
    },
  ]
}
