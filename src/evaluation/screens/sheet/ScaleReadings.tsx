import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../../platform/thai-date.ts'
import { useLanguage } from '../../../ui/language.ts'
import { Reason } from '../../../ui/Reason.tsx'
import { fieldWord, valueWords } from './fields.ts'
import {
  byCorrection,
  type Difference,
  differencesOf,
  type Sheet,
  type WeightCorrection,
} from './reading-differences.ts'
import css from './TicketSheet.module.css'
import { ValuesTable } from './ValuesTable.tsx'

/** The values that the scale sent where others are in force, and who changed them. */
export function ScaleReadings({ sheet }: { sheet: Sheet }) {
  const { t } = useTranslation()
  const groups = byCorrection(differencesOf(sheet))
  if (groups.length === 0) return null
  return (
    <section className={css.readings}>
      <h3 className={css.heading}>{t('sheet.readings')}</h3>
      {groups.map((differences) => (
        <Group key={differences[0]!.by?.CorrectionID ?? 0} differences={differences} />
      ))}
    </section>
  )
}

function Group({ differences }: { differences: readonly Difference[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const rows = differences.map(({ field, onScale, inForce }) => ({
    key: field,
    field: fieldWord(t, field),
    before: valueWords(t, language, field, onScale),
    after: valueWords(t, language, field, inForce),
  }))
  const by = differences[0]!.by
  return (
    <div className={css.group}>
      <ValuesTable
        label={t('sheet.readings')}
        heads={[t('corrections.field'), t('sheet.readings.scale'), t('sheet.readings.inForce')]}
        rows={rows}
      />
      {by && <Why by={by} />}
    </div>
  )
}

function Why({ by }: { by: WeightCorrection }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const key = by.Decision === 'refused' ? 'sheet.keptBy' : 'sheet.correctedBy'
  const at = formatInstant(by.DecidedAt ?? by.MadeAt, 'short', language)
  return (
    <p className={`${css.note} num`}>
      {t(key, { who: by.DecidedBy ?? by.MadeBy, at })}
      {by.Reason && <Reason reason={by.Reason} />}
    </p>
  )
}
