import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Output } from '../../../platform/call.ts'
import { useCall } from '../../../platform/client.ts'
import { money, percent } from '../../../ui/format.ts'
import { calls } from '../../contract.ts'
import { levelWords } from '../../rules/level.ts'
import { groupAccount } from '../../rules.ts'
import type { Level, Vendor } from '../vendor.ts'

export type HistoryEvent = Output<typeof calls.getVendorHistory>['data'][number]

/** What is told of a event, in the order of reading, and what each is called; ids say nothing to a person. */
const FIELDS = {
  VendorAccountNumber: 'vendor.code',
  VendorOrganizationName: 'vendor.name',
  CustomerCustomerID: 'vendor.avl',
  CustomerCustomerName: 'vendor.avlName',
  ValueDistanceFactory: 'vendor.distance',
  ValueShippingCost: 'vendor.shipping',
  ValueConsistency: 'vendor.consistency',
  ValueFD7: 'vendor.d7',
  CustomerLevel: 'vendor.level',
  CustomerSysBankName: 'vendor.bank',
  CustomerSysBookBankNumber: 'vendor.account',
  CustomerSysTaxDeduction: 'vendor.tax',
} as const
type Field = keyof typeof FIELDS
type Held = string | number | null

export interface Change {
  field: Field
  before: Held
  after: Held
  /** Whose account it is, before and after. */
  banks: readonly [before: Held | undefined, after: Held | undefined]
}

/** What a event changed; nothing where it only happened. */
export function changesOf({ Before, After }: Pick<HistoryEvent, 'Before' | 'After'>): Change[] {
  return (Object.keys(FIELDS) as Field[])
    .map((field) => ({
      field,
      before: Before[field] ?? null,
      after: After[field] ?? null,
      banks: [Before.CustomerSysBankName, After.CustomerSysBankName] as const,
    }))
    .filter(({ before, after }) => before !== after)
}

/** 'ค่าขนส่ง 0.10 → 0.15'; where nothing stood only what it is, where nothing is left what it was. */
export function useChangeWords(vendor: Vendor) {
  const { t } = useTranslation()
  const { data: levels = [] } = useCall(calls.getLevels, {})
  return ({ field, before, after, banks }: Change) => {
    const told = (held: Held, bank: Held | undefined) =>
      heldWords(t, levels, field, held, bank ?? vendor.CustomerSysBankName)
    const [was, is] = [told(before, banks[0]), told(after, banks[1])]
    const label = t(FIELDS[field])
    if (before === null) return `${label} ${is}`
    return after === null ? `${label} ${was} → ${t('ui.latest.none')}` : `${label} ${was} → ${is}`
  }
}

function heldWords(
  t: TFunction,
  levels: readonly Level[],
  field: Field,
  held: Held,
  bank: Held,
): string {
  if (held === null) return ''
  if (field === 'CustomerLevel') {
    const name = levels.find(({ ID }) => ID === Number(held))?.Name
    return name ? levelWords(t, name) : String(held)
  }
  if (field === 'CustomerSysBookBankNumber') return groupAccount(String(held), String(bank))
  if (field === 'CustomerSysTaxDeduction') return percent(held)
  return field === 'ValueShippingCost' || field === 'ValueConsistency' ? money(held) : String(held)
}
