import type Big from 'big.js'
import { useState } from 'react'
import type { Output } from '../../../platform/call.ts'
import { CallError, useCall } from '../../../platform/client.ts'
import { payment } from '../../../platform/money.ts'
import { calls as pricing } from '../../../pricing/contract.ts'
import {
  type ComputedPrice,
  computePrice,
  netPrice,
  type PriceTerms,
} from '../../../pricing/rules/terms.ts'
import type { Prices } from '../../../pricing/rules.ts'
import { useRefetchOnChange } from '../../../ui/live/use-change-events.ts'
import type { Valuation } from '../../contract/price.ts'
import { returnPercent, returnRate } from '../../rules.ts'
import type { PalmRecord } from '../record.ts'

type PriceNow = Output<typeof pricing.getPriceNow>

/** The price of a ticket by the present ladder, computed by the same rules as on the server. */
export interface PricePreview extends ComputedPrice {
  ladder: Prices
  version: number
  /** Unix seconds; the ladder was saved then by `savedBy`. */
  savedAt: number
  savedBy: string | null
}

/**
 * The price that a ticket would get at a grade, with `error` where its product has none. `before` is the price of the
 * same grade when the dialog was opened, where it has changed since.
 */
export function usePrice(record: PalmRecord, gradePercent: number) {
  const input = { product_code: record.ProductDataID }
  const { data, error, isFetching, refetch } = useCall(pricing.getPriceNow, input)
  useRefetchOnChange('prices', pricing.getPriceNow)
  const [first, setFirst] = useState<{ record: PalmRecord; data: PriceNow }>()
  if (data && !first && !isFetching) setFirst({ record, data })
  const price = isNone(error) ? undefined : previewPrice(record, data, gradePercent)
  const before = first && previewPrice(first.record, first.data, gradePercent)
  return { price, before: price && changed(before, price), error: price ? null : error, refetch }
}

/** The price of a grade by the ladder `now` and the ticket's seller; undefined where there is no ladder. */
export function previewPrice(
  record: PalmRecord,
  now: PriceNow | undefined,
  gradePercent: number,
): PricePreview | undefined {
  if (!now) return undefined
  const ladder = pricesOf(now)
  const seller = { levelPrice: record.CustomerLevelPrice, isPremium: record.VendorIsPremium === 1 }
  const price = computePrice(ladder, gradePercent, seller)
  const { PriceVersion: version, Modified: savedAt, ModifiedBy: savedBy } = now
  return price && { ...price, ladder, version, savedAt, savedBy }
}

function pricesOf(now: PriceNow): Prices {
  return {
    rows: now.oProduct_price.map((row) => ({ gradePercent: row.ProductGrade, price: row.Price })),
    incrementPrice: now.IncrementPrice,
    decrementPrice: now.DecrementPrice,
    premiumPrice: now.PremiumPrice,
  }
}

/** Whether the product has no ladder, in contrast to an error while reading it. */
export function isNone(error: unknown): boolean {
  return error instanceof CallError && error.code === 'price.none'
}

/** The net price of `before`, where it differs from that of `now`. */
function changed(before: PricePreview | undefined, now: PricePreview): Big | undefined {
  const old = before && netPrice(before.terms)
  return old?.eq(netPrice(now.terms)) ? undefined : old
}

/** The input of a valuation at the computed price. */
export function valuationOf(record: PalmRecord, { terms, version }: PricePreview): Valuation {
  return {
    SSWeightID: record.ID,
    SysValuationPrice: Number(terms.gradePrice),
    SysValuationLevelPrice: Number(terms.levelPrice),
    SysValuationPremium: Number(terms.premium),
    PriceVersion: version,
  }
}

/** What the seller would be paid; undefined until the truck is weighed out. */
export function paymentOf(record: PalmRecord, terms: PriceTerms) {
  if (record.WeightNet === null) return undefined
  return payment(record.WeightNet, netPrice(terms), record.SysTaxDeduction)
}

/** Percent of palm returned and its rate in baht per kg where they are known, else the reason why not. */
export interface Returned {
  percent: Big | null
  rate: Big | null
  unknown?: 'notReturned' | 'notWeighedOut' | 'noTare'
}

/** The return percent and rate of a ticket, as the server records them with a price. */
export function returnedOf(record: PalmRecord, isReturn: boolean): Returned {
  const percent = returnPercent(isReturn, record.WeightNet, record.VehicleLightWeight)
  const rate = record.WeightNet === null ? null : returnRate(percent)
  if (!isReturn) return { percent, rate, unknown: 'notReturned' }
  if (record.WeightNet === null) return { percent, rate, unknown: 'notWeighedOut' }
  return { percent, rate, ...(percent === null && { unknown: 'noTare' as const }) }
}
