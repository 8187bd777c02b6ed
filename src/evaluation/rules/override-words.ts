import type { TFunction } from 'i18next'
import { money } from '../../ui/format.ts'

/** A price, who settled it, and, where it is known, what was computed, in baht per kg. */
export interface OverridablePrice {
  SysPrice: number | null
  OverrideReason: string | null
  SysOfficerValuation: string | null
  ComputedSysPrice?: number | null
}

/** Who set a price by hand and why; undefined where it is the computed one. */
export function overrideWords(t: TFunction, price: OverridablePrice): string | undefined {
  const { OverrideReason: reason, SysOfficerValuation: officer } = price
  if (price.SysPrice === null || reason === null) return undefined
  const words = t('evaluation.mark.override', { officer, reason })
  if (price.ComputedSysPrice == null) return words
  return `${words} · ${t('evaluation.computed', { price: money(price.ComputedSysPrice) })}`
}
