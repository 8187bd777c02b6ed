import { useTranslation } from 'react-i18next'
import { businessDay, formatDay } from '../../platform/thai-date.ts'
import { DateField } from '../../ui/form/DateField.tsx'
import { FieldGrid } from '../../ui/form/FieldGrid.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { useRecordForm } from '../../ui/form/use-record-form.tsx'
import { HistoryItem } from '../../ui/history/HistoryItem.tsx'
import { HistoryList } from '../../ui/history/HistoryList.tsx'
import { useLanguage } from '../../ui/language.ts'
import { calls } from '../contract.ts'
import { definitionOf } from '../rules.ts'
import { figure, type Setting, UNITS, withUnit } from './setting.ts'

interface Values {
  Value: number | null
  ValidFrom: string | null
}

const schema = calls.saveSetting.input.omit({ Key: true, Version: true })
const schemas = { schema, shape: calls.saveSetting.output }

function valuesOf({ Value }: Setting): Values {
  return { Value, ValidFrom: businessDay(new Date()) }
}

/** The dialog in which a setting gets another value from a day on; below it what it was before. */
export function EditSetting({ setting, onClose }: { setting: Setting; onClose: () => void }) {
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
