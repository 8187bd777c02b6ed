import { z } from 'zod'
import type { Valuation } from '../../contract/price.ts'
import { calls } from '../../contract.ts'
import { type PriceTerms, sameTerms } from '../../rules.ts'

export interface PriceValues {
  SysValuationPrice: number | null
  SysValuationLevelPrice: number | null
  SysValuationPremium: number | null
  Reason: string
}

const { shape } = calls.valuation.input
const schema = z.object({
  SysValuationPrice: shape.SysValuationPrice.nullable(),
  SysValuationLevelPrice: shape.SysValuationLevelPrice.nullable(),
  SysValuationPremium: shape.SysValuationPremium.nullable(),
  Reason: z.string(),
})

/** A correction and a price of one's own need a reason. */
export function schemaOf(computed: Valuation, correcting: boolean) {
  const computedTerms = termsOf(computed)
  return schema.refine(
    (values) =>
      values.Reason.trim() !== '' ||
      (!correcting && sameTerms(termsOf(givenTerms(values, computed)), computedTerms)),
    { path: ['Reason'], error: 'v.reasonText' },
  )
}

/** The three terms as the form has them. */
export function fieldsOf(valuation: Valuation) {
  const { SysValuationPrice, SysValuationLevelPrice, SysValuationPremium } = valuation
  return { SysValuationPrice, SysValuationLevelPrice, SysValuationPremium }
}

/** An empty field falls back to the computed value. */
export function givenTerms(values: PriceValues, computed: Valuation): Valuation {
  return {
    SSWeightID: computed.SSWeightID,
    PriceVersion: computed.PriceVersion,
    SysValuationPrice: values.SysValuationPrice ?? computed.SysValuationPrice,
    SysValuationLevelPrice: values.SysValuationLevelPrice ?? computed.SysValuationLevelPrice,
    SysValuationPremium: values.SysValuationPremium ?? computed.SysValuationPremium,
  }
}

/** The terms of a valuation, as the rules reckon with them. */
export function termsOf(valuation: Valuation): PriceTerms {
  return {
    gradePrice: valuation.SysValuationPrice,
    levelPrice: valuation.SysValuationLevelPrice,
    premium: valuation.SysValuationPremium,
  }
}
