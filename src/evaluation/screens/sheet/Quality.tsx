import { Box } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../../platform/thai-date.ts'
import { isNothing } from '../../../ui/field.ts'
import { useLanguage } from '../../../ui/language.ts'
import { FactsGrid } from '../../../ui/record/FactsGrid.tsx'
import { COMPOSITION, LOAD_ORIGIN, LOAD_PRICES } from '../../rules/fields.ts'
import type { PalmRecord } from '../record.ts'
import { type Field, useFieldWords } from './fields.ts'
import { namesProductBefore, type Sheet } from './reading-differences.ts'
import css from './TicketSheet.module.css'

/** Optional fields of a grading, shown where they are filled. */
const SHOWN_FIELDS = ['SysBunchWeight', ...LOAD_PRICES, ...LOAD_ORIGIN] as const

function notedOf(sheet: Sheet) {
  return namesProductBefore(sheet)
    ? SHOWN_FIELDS.filter((field) => field !== 'SysProductType')
    : SHOWN_FIELDS
}

/** The grading: grade, return, composition and origin of the load. */
export function Quality({ sheet }: { sheet: Sheet }) {
  const { t } = useTranslation()
  const { weight } = sheet
  return (
    <section>
      <h3 className={css.heading}>
        {t('sheet.quality')} <Grader weight={weight} />
      </h3>
      {weight.SysProductGrade === null ? (
        <Box component="p" p="8px var(--ps-edge) 12px" className="text muted">
          {t('sheet.notGraded')}
        </Box>
      ) : (
        <Found weight={weight} noted={notedOf(sheet)} />
      )}
    </section>
  )
}

function Grader({ weight }: { weight: PalmRecord }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { EvaluatedAt, SysOfficerEvaluate: officer } = weight
  if (!EvaluatedAt) return null
  const at = formatInstant(EvaluatedAt, 'short', language)
  return (
    <Box component="small" fz={12} fw={400} pl={6} className="num muted">
      {t('sheet.gradedBy', { officer, at })}
    </Box>
  )
}

interface FoundProps {
  weight: PalmRecord
  noted: readonly (Field & keyof PalmRecord)[]
}

function Found({ weight, noted }: FoundProps) {
  const { t } = useTranslation()
  const fact = useFact(weight)
  const filled = (fields: readonly (Field & keyof PalmRecord)[]) =>
    fields.filter((field) => !isNothing(weight[field])).map(fact)
  const composition = filled(COMPOSITION)
  const yes = (['SysIsWatering', 'SysIsRaining'] as const).filter((field) => weight[field])
  return (
    <>
      <FactsGrid
        columns={3}
        facts={[useGrade(weight), ...useReturned(weight), ...yes.map(fact), ...filled(noted)]}
      />
      {composition.length > 0 && (
        <>
          <Box component="h4" p="12px var(--ps-edge) 0" className="text medium">
            {t('term.composition')}
          </Box>
          <FactsGrid columns={6} facts={composition} />
        </>
      )}
    </>
  )
}

/** Returns a function that says a field of a ticket: its word, and its value with the unit. */
export function useFact(weight: PalmRecord) {
  const { word, value } = useFieldWords()
  return (field: Field & keyof PalmRecord) => ({
    label: word(field),
    value: value(field, weight[field]),
  })
}

function useGrade({ SysProductGrade: g, SysIsSpecialCase }: PalmRecord) {
  const { t } = useTranslation()
  return {
    label: t('term.grade'),
    value: <b>{SysIsSpecialCase ? t('sheet.gradeSpecial', { g }) : `${g}%`}</b>,
  }
}

/** Reason, weight and rate of the return, or why the rate is not known. */
function useReturned(weight: PalmRecord) {
  const { t } = useTranslation()
  const fact = useFact(weight)
  if (!weight.SysPalmReturn) return [fact('SysPalmReturn')]
  const unknown = unknownReturn(weight)
  const known = (field: 'SysPalmReturnPercent' | 'SysValuationConditonQuality') =>
    unknown ? { ...fact(field), value: t(unknown) } : fact(field)
  return [
    fact('SysPalmReturn'),
    fact('SysPalmReturnReason'),
    fact('SysPalmReturnWeight'),
    known('SysPalmReturnPercent'),
    known('SysValuationConditonQuality'),
  ]
}

function unknownReturn({ WeightNet, VehicleLightWeight, SysPalmReturnPercent }: PalmRecord) {
  if (SysPalmReturnPercent !== null) return undefined
  if (WeightNet === null) return 'sheet.unknownNet'
  return VehicleLightWeight === null ? 'sheet.unknownTare' : undefined
}
