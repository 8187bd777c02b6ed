import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Output } from '../../platform/call.ts'
import type { WordKey } from '../../platform/catalogue.ts'
import { useCall } from '../../platform/client.ts'
import type { ListedFields } from '../../platform/fields.ts'
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
import { ScreenLayout } from '../../ui/ScreenLayout.tsx'
import { EmptyState } from '../../ui/States.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useFieldColumns } from '../../ui/table/field-columns.ts'
import { calls } from '../contract.ts'
import { definitionOf, type SettingKey, type Unit } from '../rules.ts'

type Setting = Output<typeof calls.getSettings>[number]
type Row = Setting['History'][number]

/** What each unit is called. */
const UNITS = {
  kg: 'term.kg',
  days: 'settings.unit.days',
  times: 'settings.unit.times',
} as const satisfies Record<Unit, WordKey>

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
  const rows = (query.data ?? []).map(useShown())
  // What nothing is said in leaves its room to the names.
  const columns = useColumns().filter(
    ({ value }) => !query.data || rows.some((row) => !['', NO_VALUE].includes(`${value?.(row)}`)),
  )
  return (
    <ScreenLayout title={t('screen.settings')}>
      <DataTable
        kind="record"
        label={t('screen.settings')}
        columns={columns}
        rows={rows}
        rowKey={({ setting }) => setting.Key}
        rowName={({ Name }) => Name}
        actions={({ setting }) => [
          {
            key: 'edit',
            label: t('ui.edit'),
            call: calls.saveSetting,
            run: () => ask('edit', setting),
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
        <EditSetting setting={record} onClose={close} />
      ))}
    </ScreenLayout>
  )
}

/** A setting as the list shows it, in words. */
function useShown() {
  const { t } = useTranslation()
  const language = useLanguage()
  const day = (of: string) => formatDay(of, 'table', language)
  return (setting: Setting) => {
    const { Key, Value } = setting
    const { word, unit } = definitionOf(Key)
    const { inForce, next } = rowsOf(setting)
    const coming = next && { value: withUnit(t, Key, next.Value), day: day(next.ValidFrom) }
    return {
      setting,
      Name: t(word),
      About: t(`settings.about.${Key}`),
      Value: figure(Key, Value),
      Unit: t(UNITS[unit]),
      Since: inForce ? day(inForce.ValidFrom) : t('settings.initial'),
      SetBy: inForce?.SetBy ?? NO_VALUE,
      Next: coming ? t('settings.next.value', coming) : '',
    }
  }
}

const FIELDS = {
  Name: { word: 'settings.setting', kind: 'text' },
  About: { word: 'settings.about', kind: 'text' },
  Value: { word: 'settings.value', kind: 'text' },
  Unit: { word: 'settings.unit', kind: 'text' },
  Since: { word: 'settings.since', kind: 'text' },
  SetBy: { word: 'settings.by', kind: 'text' },
  Next: { word: 'settings.next', kind: 'text' },
} as const satisfies ListedFields

type Shown = ReturnType<ReturnType<typeof useShown>>

function useColumns(): Column<Shown>[] {
  const column = useFieldColumns(FIELDS)
  return [
    column('Name', { name: true, tone: 'key' }),
    column('About', { name: true, tone: 'support' }),
    column('Value', { right: true, tone: 'figure', card: 'figure' }),
    column('Unit', { card: 'figure', tone: 'support' }),
    column('Since', { card: 'figure' }),
    column('SetBy'),
    column('Next'),
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
  const { form, base, ...rest } = useRecordForm<Setting, Values>(setting, valuesOf, {
    ...schemas,
    draft: `setting:${setting.Key}`,
  })
  const { Key, Version, History } = base
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
      onRefused={rest.onRefused}
      onClose={onClose}
    >
      {rest.staleNotice}
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
            rest.latest('Value', ({ Value }) => withUnit(t, Key, Value ?? 0)) ??
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

/** The row in force today, and the next one to come; undefined where there is none. */
function rowsOf({ History }: Setting): { inForce: Row | undefined; next: Row | undefined } {
  const day = businessDay(new Date())
  // Of one day the later one holds: the newest comes first.
  const byDay = [...History].sort((a, b) => b.ValidFrom.localeCompare(a.ValidFrom))
  const coming = byDay.filter(({ ValidFrom }) => ValidFrom > day)
  const nextDay = coming.at(-1)?.ValidFrom
  return {
    inForce: byDay.find(({ ValidFrom }) => ValidFrom <= day),
    next: coming.find(({ ValidFrom }) => ValidFrom === nextDay),
  }
}

/** A number of a setting, with its decimals and without its unit. */
function figure(key: SettingKey, value: number): string {
  const { decimals } = definitionOf(key)
  const places = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return value.toLocaleString('en-US', places)
}

/** A number of a setting with its unit. */
function withUnit(t: TFunction, key: SettingKey, value: number): string {
  return `${figure(key, value)} ${t(UNITS[definitionOf(key).unit])}`
}
