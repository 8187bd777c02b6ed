import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { openWord } from '../../platform/catalogue.ts'
import { useCall } from '../../platform/client.ts'
import { useLanguage } from '../../ui/language.ts'
import { TRUCK_FIELD } from '../../weighing/rules/numbering.ts'
import { calls } from '../contract.ts'
import type { Fault, FileColumn, ImportTable, KindName } from './preview.ts'
import { valueWords } from './value-words.ts'

type Params = Readonly<Record<string, string | number>>

/** The names of kinds and of their fields, and the sentences of faults, in the officer's language. */
export function useTerms() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data: kinds = [] } = useCall(calls.getImportKinds, {})
  const ownField = (kind: string | null, field: string) =>
    kinds.find((one) => one.Kind === kind)?.Fields.find((one) => one.Field === field)
  /** A row may speak of the customer that comes with it. */
  const fieldOf = (kind: string | null, field: string) =>
    ownField(kind, field) ?? (kind === null ? undefined : ownField('customers', field))
  return {
    kinds,
    kind: (kind: KindName) => t(`import.kind.${kind}`),
    fieldOf,
    /** The header of a column, with its place among those of the same header. */
    column: ({ Columns }: ImportTable, { Header, Nth }: FileColumn) =>
      Columns.some((one) => one.Header === Header && one.Nth !== Nth)
        ? t('import.match.nth', { header: Header, n: Nth })
        : Header,
    field: (kind: string | null, field: string | null) => nameOf(kind, field),
    value: (kind: string | null, field: string | null, value: string) =>
      valueWords(
        field === null ? undefined : fieldOf(kind, field)?.Kind,
        value,
        language,
        field ?? '',
      ),
    /** What is wrong with a row of a kind. */
    fault: (kind: string | null, { Code, Params, Field }: Fault) =>
      Code === 'required' && Field !== null
        ? t('import.required', { field: nameOf(kind, Field) })
        : openWord(t, `import.fault.${Code}`, Code, Params),
    fileFault: (code: string, params: Params) => openWord(t, `import.file.${code}`, code, params),
  }

  function nameOf(kind: string | null, field: string | null): string {
    if (field === TRUCK_FIELD) return t('refused.truck')
    const found = field === null ? undefined : fieldOf(kind, field)
    if (!found) return field ?? ''
    return language === 'th' ? found.Th : found.En
  }
}

export type Terms = ReturnType<typeof useTerms>

/** What records of these kinds are counted in. */
export function unitOf(t: TFunction, kinds: readonly KindName[]): string {
  const areParties = kinds.every((kind) => PARTIES.includes(kind))
  return t(areParties ? 'import.unit.parties' : 'import.unit.records')
}
const PARTIES: readonly KindName[] = ['vendors', 'customers', 'premiums']
