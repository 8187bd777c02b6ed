import type Big from 'big.js'
import { useState } from 'react'
import type { Output } from '../../../platform/call.ts'
import { CallError, useCall } from '../../../platform/client.ts'
import { type Decimal, payment } from '../../../platform/money.ts'
import { businessDay } from '../../../platform/thai-date.ts'
import { calls as pricing } from '../../../pricing/contract.ts'
import { pricesOfRow } from '../../../pricing/rules/board-rows.ts'
import { type ComputedPrice, computePrice, netPrice } from '../../../pricing/rules/terms.ts'
import type { Prices } from '../../../pricing/rules.ts'
import { useRefetchOnChange } from '../../../ui/live/use-change-events.ts'
import type { Valuation } from '../../contract/price.ts'
import { calls } from '../../contract.ts'
import { ladderDay, returnPercent, returnRate } from '../../rules.ts'
import type { PalmRecord } from '../record.ts'

type PriceNow = Output<typeof pricing.getPriceNow>

/** The price of a ticket by the present ladder, computed by the same rules as on the server. */
export interface PricePreview extends ComputedPrice {
  /** The sum of its terms, in baht per kg. */
  net: Big
  ladder: Prices
  version: number
  /** Unix seconds; the ladder was saved then by `savedBy`. */
  savedAt: number
  savedBy: string | null
  /** The day whose ladder it is, where it is not that of today. */
  ladderDay?: string
}

/**
 * The price that a ticket would get at a grade, with `error` where its product has none. `before` is the price of the
 * same grade when the dialog was opened, where it has changed since. A ticket of an earlier day may be given the price of
 * the ladder of its day instead: `choice` has both and which is taken, from the start that of its day where
 * `startsOfDay`.
 */
export function usePrice(record: PalmRecord, gradePercent: number, startsOfDay = false) {
  const input = { product_code: record.ProductDataID }
  const { data, error, isFetching, refetch } = useCall(pricing.getPriceNow, input)
  useRefetchOnChange('prices', pricing.getPriceNow)
  const [first, setFirst] = useState<{ record: PalmRecord; data: PriceNow }>()
  if (data && !first && !isFetching) setFirst({ record, data })
  const today = isNone(error) ? undefined : previewPrice(record, data, gradePercent)
  const choice = useChoice(record, gradePercent, { today, startsOfDay })
  const price = choice?.taken ?? today
  const before = first && previewPrice(first.record, first.data, gradePercent)
  return {
    price,
    before: price === today ? today && changed(before, today) : undefined,
    choice,
    error: price ? null : error,
    refetch,
  }
}

/** The price of today's ladder, where there is one, beside that of the ticket's day, and which of them is taken. */
export interface LadderChoice {
  today: PricePreview | undefined
  ofDay: PricePreview & { ladderDay: string }
  taken: PricePreview | undefined
  isOfDay: boolean
  takeOfDay: (isOfDay: boolean) => void
}

/** Undefined for a ticket of today, and where the ladder is still that of its day. */
function useChoice(
  record: PalmRecord,
  gradePercent: number,
  { today, startsOfDay }: { today: PricePreview | undefined; startsOfDay: boolean },
): LadderChoice | undefined {
  const { ID: SSWeightID, WeightTimeOut } = record
  const [chosenFor, setChosenFor] = useState(startsOfDay ? SSWeightID : undefined)
  const dayOut = WeightTimeOut && businessDay(WeightTimeOut)
  const enabled = ladderDay(dayOut, businessDay(new Date())) !== null
  const { data } = useCall(calls.getLadderOfDay, { SSWeightID }, { enabled, keepPrevious: false })
  if (!data?.Ladder || !data.LadderDay) return undefined
  const preview = previewPrice(record, data.Ladder, gradePercent)
  if (!preview || preview.version === today?.version) return undefined
  const ofDay = { ...preview, ladderDay: data.LadderDay }
  const isOfDay = chosenFor === SSWeightID
  return {
    today,
    ofDay,
    taken: isOfDay ? ofDay : today,
    isOfDay,
    takeOfDay: (isOfDay) => setChosenFor(isOfDay ? SSWeightID : undefined),
  }
}

/** The price of a grade by the ladder `now` and the ticket's seller; undefined where there is no ladder. */
export function previewPrice(
  record: PalmRecord,
  now: PriceNow | undefined,
  gradePercent: number,
): PricePreview | undefined {
  if (!now) return undefined
  const ladder = pricesOfRow(now)
  const seller = { levelPrice: record.CustomerLevelPrice, isPremium: record.VendorIsPremium === 1 }
  const price = computePrice(ladder, gradePercent, seller)
  const { PriceVersion: version, Modified: savedAt, ModifiedBy: savedBy } = now
  return price && { ...price, net: netPrice(price.terms), ladder, version, savedAt, savedBy }
}

/** Whether the product has no ladder, in contrast to an error while reading it. */
export function isNone(error: unknown): boolean {
  return error instanceof CallError && error.code === 'price.none'
}

/** The net price of `before`, where it differs from that of `now`. */
function changed(before: PricePreview | undefined, now: PricePreview): Big | undefined {
  return before?.net.eq(now.net) ? undefined : before?.net
}

/** The input of a valuation at the computed price. */
export function valuationOf(
  record: PalmRecord,
  { terms, version, ladderDay }: PricePreview,
): Valuation {
  return {
    SSWeightID: record.ID,
    SysValuationPrice: Number(terms.gradePrice),
    SysValuationLevelPrice: Number(terms.levelPrice),
    SysValuationPremium: Number(terms.premium),
    PriceVersion: version,
    ...(ladderDay !== undefined && { LadderOfDay: 1 as const }),
  }
}

/** What the seller would be paid at a price in baht per kg; undefined until the truck is weighed out. */
export function paidAt(record: PalmRecord, price: Decimal): Big | undefined {
  if (record.WeightNet === null) return undefined
  return payment(record.WeightNet, price, record.SysTaxDeduction).paid
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
