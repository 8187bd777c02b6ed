import { useTranslation } from 'react-i18next'
import { useCall } from '../../platform/client.ts'
import { formatDay } from '../../platform/thai-date.ts'
import { useOpenDialog } from '../../ui/dialogs/use-open-dialog.tsx'
import { NO_VALUE } from '../../ui/format.ts'
import { useLanguage } from '../../ui/language.ts'
import { useRefetchOnChange } from '../../ui/live/use-change-events.ts'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { EmptyState } from '../../ui/States.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { calls } from '../contract.ts'
import { definitionOf } from '../rules.ts'
import { EditSetting } from './EditSetting.tsx'
import { figure, rowsOf, type Setting, UNITS, withUnit } from './setting.ts'

/** The settings of the mill: what holds today, since when, and what is to come. */
export function Settings() {
  const { t } = useTranslation()
  const query = useCall(calls.getSettings, {})
  const { ask, close, around } = useOpenDialog({
    kept: ['edit'],
    records: query.data,
    idOf: ({ Key }: Setting) => Key,
  })
  useRefetchOnChange('settings', calls.getSettings)
  return (
    <ScreenFrame title={t('screen.settings')}>
      <DataTable
        kind="record"
        label={t('screen.settings')}
        columns={useColumns()}
        rows={query.data ?? []}
        rowKey={({ Key }) => Key}
        rowName={({ Key }) => t(definitionOf(Key).word)}
        actions={(setting) => [
          {
            key: 'edit',
            label: t('ui.edit'),
            call: calls.saveSetting,
            run: () => ask('edit', setting),
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
        <EditSetting setting={record} onClose={close} />
      ))}
    </ScreenFrame>
  )
}

function useColumns(): Column<Setting>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const day = (of: string) => formatDay(of, 'table', language)
  return [
    {
      key: 'Key',
      header: t('settings.setting'),
      minWidth: 300,
      tone: 'key',
      cell: ({ Key }) => t(definitionOf(Key).word),
    },
    {
      key: 'About',
      header: t('settings.about'),
      minWidth: 260,
      under: 'Key',
      dropOrder: 1,
      tone: 'support',
      value: ({ Key }) => t(`settings.about.${Key}`),
    },
    {
      key: 'Value',
      header: t('settings.value'),
      width: 120,
      right: true,
      tone: 'figure',
      cell: ({ Key, Value }) => figure(Key, Value),
    },
    {
      key: 'Unit',
      header: t('settings.unit'),
      width: 70,
      tone: 'support',
      cell: ({ Key }) => t(UNITS[definitionOf(Key).unit]),
    },
    {
      key: 'Since',
      header: t('settings.since'),
      width: 140,
      dropOrder: 3,
      under: 'Value',
      value: (setting) => {
        const { inForce } = rowsOf(setting)
        return inForce ? day(inForce.ValidFrom) : t('settings.initial')
      },
    },
    {
      key: 'SetBy',
      header: t('settings.by'),
      width: 180,
      dropOrder: 4,
      value: (setting) => rowsOf(setting).inForce?.SetBy ?? NO_VALUE,
    },
    {
      key: 'Next',
      header: t('settings.next'),
      width: 220,
      dropOrder: 2,
      under: 'Key',
      value: (setting) => {
        const { next } = rowsOf(setting)
        if (!next) return ''
        const value = withUnit(t, setting.Key, next.Value)
        return t('settings.next.value', { value, day: day(next.ValidFrom) })
      },
    },
  ]
}
