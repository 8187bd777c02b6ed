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

/** What is told of an event, in the order of reading, and what each is called; ids say nothing to a person. */
const FIELDS = [
  { wire: 'VendorAccountNumber', words: 'vendor.code', kind: 'text' },
  { wire: 'VendorOrganizationName', words: 'vendor.name', kind: 'text' },
  { wire: 'CustomerCustomerID', words: 'vendor.avl', kind: 'text' },
  { wire: 'CustomerCustomerName', words: 'vendor.avlName', kind: 'text' },
  ...Object.values(VENDOR_FIELDS),
  ...Object.values(CUSTOMER_FIELDS),
] as const
type Field = (typeof FIELDS)[number]
type Held = string | number | null

export interface Change {
  field: Field
  before: Held
  after: Held
  /** Whose account it is, before and after. */
  banks: readonly [before: Held | undefined, after: Held | undefined]
}

/** What an event changed; nothing where it only happened. */
export function changesOf({ Before, After }: Pick<HistoryEvent, 'Before' | 'After'>): Change[] {
  return FIELDS.map((field) => ({
    field,
    before: Before[field.wire] ?? null,
    after: After[field.wire] ?? null,
    banks: [Before.CustomerSysBankName, After.CustomerSysBankName] as const,
  })).filter(({ before, after }) => before !== after)
}

/** 'ค่าขนส่ง 0.10 → 0.15'; where nothing stood only what it is, where nothing is left what it was. */
export function useChangeWords(vendor: Vendor) {
  const { t } = useTranslation()
  const { data: levels = [] } = useCall(calls.getLevels, {})
  return ({ field, before, after, banks }: Change) => {
    const wordsFor = (held: Held, bank: Held | undefined) =>
      heldWords(t, levels, field, held, bank ?? vendor.CustomerSysBankName)
    const [was, is] = [wordsFor(before, banks[0]), wordsFor(after, banks[1])]
    const label = t(field.words)
    if (before === null) return `${label} ${is}`
    return after === null ? `${label} ${was} → ${t('ui.latest.none')}` : `${label} ${was} → ${is}`
  }
}

function heldWords(
  t: TFunction,
  levels: readonly Level[],
  { kind }: Field,
  held: Held,
  bank: Held,
): string {
  if (held === null) return ''
  if (kind === 'level') {
    const name = levels.find(({ ID }) => ID === Number(held))?.Name
    return name ? levelWords(t, name) : String(held)
  }
  if (kind === 'account') return groupAccount(String(held), String(bank))
  if (kind === 'percent') return percent(held)
  return kind === 'perKg' ? money(held) : String(held)
}
