import { z } from 'zod'
import { messageKey } from '../../../platform/catalogue.ts'
import { type PriceTerms, sameTerms } from '../../../pricing/rules/terms.ts'
import type { Valuation } from '../../contract/price.ts'
import { calls } from '../../contract.ts'

/** The form of an officer's own price terms; an empty one means the computed value. */
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

export const computedOnly: PriceValues = {
  SysValuationPrice: null,
  SysValuationLevelPrice: null,
  SysValuationPremium: null,
  Reason: '',
}

/** A correction needs a reason, and so does a price other than the computed one. */
export function schemaOf(computed: Valuation | undefined, correcting: boolean) {
  const needsReason = (values: PriceValues) =>
    correcting || (computed !== undefined && isOwn(values, computed))
  return schema.refine((values) => values.Reason.trim() !== '' || !needsReason(values), {
    path: ['Reason'],
    error: messageKey('v.reasonText'),
    when: () => true,
  })
}

/** Whether the officer's price differs from the computed one. */
export function isOwn(values: PriceValues, computed: Valuation): boolean {
  return !sameTerms(termsOf(givenTerms(values, computed)), termsOf(computed))
}

/** The input of the call: the terms of the form, with the reason where they differ from the computed ones. */
export function valuationOfForm(values: PriceValues, computed: Valuation): Valuation {
  const given = givenTerms(values, computed)
  return isOwn(values, computed) ? { ...given, OverrideReason: values.Reason.trim() } : given
}

/** An empty field falls back to the computed value. */
export function givenTerms(values: PriceValues, computed: Valuation): Valuation {
  return {
    SSWeightID: computed.SSWeightID,
    PriceVersion: computed.PriceVersion,
    ...(computed.LadderOfDay && { LadderOfDay: computed.LadderOfDay }),
    SysValuationPrice: values.SysValuationPrice ?? computed.SysValuationPrice,
    SysValuationLevelPrice: values.SysValuationLevelPrice ?? computed.SysValuationLevelPrice,
    SysValuationPremium: values.SysValuationPremium ?? computed.SysValuationPremium,
  }
}

/** The terms of a valuation in the form that the price rules take. */
export function termsOf(valuation: Valuation): PriceTerms {
  return {
    gradePrice: valuation.SysValuationPrice,
    levelPrice: valuation.SysValuationLevelPrice,
    premium: valuation.SysValuationPremium,
  }
}
