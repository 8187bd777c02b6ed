import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Output } from '../../../platform/call.ts'
import { useCall } from '../../../platform/client.ts'
import { money, percent } from '../../../ui/format.ts'
import { calls } from '../../contract.ts'
import { CUSTOMER_FIELDS, VENDOR_FIELDS } from '../../rules/fields.ts'
import { levelWords } from '../../rules/level.ts'
import { groupAccount } from '../../rules.ts'
import type { Level, Vendor } from '../vendor.ts'

export type HistoryEvent = Output<typeof calls.getVendorHistory>['data'][number]

/** Fields shown of an event, in the order of reading, with their labels; ids are left out. */
const FIELDS = [
  { wire: 'VendorAccountNumber', words: 'vendor.code', kind: 'text' },
  { wire: 'VendorOrganizationName', words: 'vendor.name', kind: 'text' },
  { wire: 'CustomerCustomerID', words: 'term.avl', kind: 'text' },
  { wire: 'CustomerCustomerName', words: 'term.avlName', kind: 'text' },
  ...Object.values(VENDOR_FIELDS),
  ...Object.values(CUSTOMER_FIELDS),
] as const
type Field = (typeof FIELDS)[number]
type FieldValue = string | number | null

export interface Change {
  field: Field
  before: FieldValue
  after: FieldValue
  /** Whose account it is, before and after. */
  banks: readonly [before: FieldValue | undefined, after: FieldValue | undefined]
}

/** The changed values of an event; empty where it has none. */
export function changesOf({ Before, After }: Pick<HistoryEvent, 'Before' | 'After'>): Change[] {
  return FIELDS.map((field) => ({
    field,
    before: Before[field.wire] ?? null,
    after: After[field.wire] ?? null,
    banks: [Before.CustomerSysBankName, After.CustomerSysBankName] as const,
  })).filter(({ before, after }) => before !== after)
}

/** 'ค่าขนส่ง 0.10 → 0.15'; only the new value where there was none, only the old one where it was removed. */
export function useChangeWords(vendor: Vendor) {
  const { t } = useTranslation()
  const { data: levels = [] } = useCall(calls.getLevels, {})
  return ({ field, before, after, banks }: Change) => {
    const wordsFor = (value: FieldValue, bank: FieldValue | undefined) =>
      valueWords(t, levels, field, value, bank ?? vendor.CustomerSysBankName)
    const [was, is] = [wordsFor(before, banks[0]), wordsFor(after, banks[1])]
    const label = t(field.words)
    if (before === null) return `${label} ${is}`
    return after === null ? `${label} ${was} → ${t('ui.latest.none')}` : `${label} ${was} → ${is}`
  }
}

function valueWords(
  t: TFunction,
  levels: readonly Level[],
  { kind }: Field,
  value: FieldValue,
  bank: FieldValue,
): string {
  if (value === null) return ''
  if (kind === 'level') {
    const name = levels.find(({ ID }) => ID === Number(value))?.Name
    return name ? levelWords(t, name) : String(value)
  }
  if (kind === 'account') return groupAccount(String(value), String(bank))
  if (kind === 'percent') return percent(value)
  return kind === 'perKg' ? money(value) : String(value)
}
