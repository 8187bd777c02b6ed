import { useTranslation } from 'react-i18next'
import { useCall } from '../../platform/client.ts'
import { businessDay, formatDay } from '../../platform/thai-date.ts'
import { useOpenDialog } from '../../ui/dialogs/use-open-dialog.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { FieldGrid } from '../../ui/form/FieldGrid.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { useRecordForm } from '../../ui/form/use-record-form.tsx'
import { NO_VALUE } from '../../ui/format.ts'
import { HistoryItem } from '../../ui/history/HistoryItem.tsx'
import { HistoryList } from '../../ui/history/HistoryList.tsx'
import { useLanguage } from '../../ui/language.ts'
import { useRefetchOnChange } from '../../ui/live/use-change-events.ts'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { EmptyState } from '../../ui/States.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { calls } from '../contract.ts'
import { definitionOf } from '../rules.ts'
import { figure, rowsOf, type Setting, UNITS, withUnit } from './setting.ts'

const schema = calls.saveSetting.input.omit({ Key: true, Version: true })

const schemas = { schema, shape: calls.saveSetting.output }

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

interface Values {
  Value: number | null
  ValidFrom: string | null
}

function valuesOf({ Value }: Setting): Values {
  return { Value, ValidFrom: businessDay(new Date()) }
}

/** The dialog in which a setting gets another value from a day on; below it what it was before. */
function EditSetting({ setting, onClose }: { setting: Setting; onClose: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { form, seen, latest, onRefused, staleNotice } = useRecordForm<Setting, Values>(
    setting,
    valuesOf,
    { ...schemas, draft: `setting:${setting.Key}` },
  )
  const { Key, Version, History } = seen
  const { word, unit, decimals, min, max } = definitionOf(Key)
  const name = t(word)
  const unitName = t(UNITS[unit])
  const range = { min: figure(Key, min), max: figure(Key, max), unit: unitName }
  return (
    <FormDialog
      isEdit
      width={480}
      title={name}
      about={t(`settings.about.${Key}`)}
      form={form}
      call={calls.saveSetting}
      input={(values) => ({ Key, ...schema.parse(values), Version })}
      done={t('settings.saved', { name })}
      onRefused={onRefused}
      onClose={onClose}
    >
      {staleNotice}
      <FieldGrid columns={2}>
        <NumberField
          autoFocus
          required
          label={t('settings.newValue')}
          unit={unitName}
          places={decimals}
          min={0}
          {...form.field('Value')}
          description={
            latest('Value', ({ Value }) => withUnit(t, Key, Value ?? 0)) ??
            t('settings.range', range)
          }
        />
        <DateField
          required
          label={t('settings.from')}
          min={businessDay(new Date())}
          {...form.field('ValidFrom')}
        />
      </FieldGrid>
      {History.length > 0 && (
        <HistoryList
          items={History.map(({ Value, ValidFrom, SetBy, SetAt }) => (
            <HistoryItem
              key={SetAt}
              title={t('settings.next.value', {
                value: withUnit(t, Key, Value),
                day: formatDay(ValidFrom, 'short', language),
              })}
              at={SetAt}
              now={new Date()}
              who={SetBy}
            />
          ))}
          of={{ entity: 'setting', id: Key }}
          error={null}
          retry={onClose}
        />
      )}
    </FormDialog>
  )
}
