import { useCall } from '../../../platform/client.ts'
import { payment } from '../../../platform/money.ts'
import { calls as pricing } from '../../../pricing/contract.ts'
import { gradePrice, type Ladder } from '../../../pricing/rules.ts'
import type { Valuation } from '../../contract/price.ts'
import { netPrice, type PriceTerms, premium, returnPercent, returnRate } from '../../rules.ts'
import type { PalmRecord } from '../record.ts'

/** What a ticket would be paid now, by the rules that the server reckons with. */
export interface Forming {
  ladder: Ladder
  version: number
  /** Unix seconds, and who saved the ladder. */
  savedAt: number
  savedBy: string | null
  ofGrade: NonNullable<ReturnType<typeof gradePrice>>
  terms: PriceTerms
}

/** The price of a ticket at a grade as it forms; `error` where its product has none. */
export function usePrice(record: PalmRecord, gradePercent: number) {
  const { data, error, refetch } = useCall(pricing.getPriceNow, {
    product_code: record.ProductDataID,
  })
  const ladder = data && {
    rows: data.oProduct_price.map((row) => ({ gradePercent: row.ProductGrade, price: row.Price })),
    incrementPrice: data.IncrementPrice,
    decrementPrice: data.DecrementPrice,
  }
  const ofGrade = ladder && gradePrice(ladder, gradePercent)
  const price: Forming | undefined = ofGrade && {
    ladder,
    version: data.PriceVersion,
    savedAt: data.Modified,
    savedBy: data.ModifiedBy,
    ofGrade,
    terms: {
      gradePrice: ofGrade.price,
      levelPrice: record.CustomerLevelPrice,
      premium: premium(record.VendorIsPremium === 1, data.PremiumPrice),
    },
  }
  return { price, error, refetch }
}

/** The valuation that the computed price makes. */
export function valuationOf(record: PalmRecord, { terms, version }: Forming): Valuation {
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

/** Baht per kg by how much palm goes back; null where nothing does. */
export function returnRateOf(record: PalmRecord, isReturn: boolean) {
  const percent = returnPercent(isReturn, record.WeightNet, record.VehicleLightWeight)
  return percent && returnRate(percent)
}
