import { z } from 'zod'
import { messageKey } from '../../../platform/catalogue.ts'
import { sameTerms } from '../../../pricing/rules/terms.ts'
import { termsOf, type Valuation } from '../../contract/price.ts'
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
  return !sameTerms(termsOf(draftOf(values, computed)), termsOf(computed))
}

/** The input of the call: the terms of the form, with the reason where they differ from the computed ones. */
export function valuationOfForm(values: PriceValues, computed: Valuation): Valuation {
  const draft = draftOf(values, computed)
  return isOwn(values, computed) ? { ...draft, OverrideReason: values.Reason.trim() } : draft
}

/** An empty field falls back to the computed value. */
export function draftOf(values: PriceValues, computed: Valuation): Valuation {
  return {
    ...computed,
    SysValuationPrice: values.SysValuationPrice ?? computed.SysValuationPrice,
    SysValuationLevelPrice: values.SysValuationLevelPrice ?? computed.SysValuationLevelPrice,
    SysValuationPremium: values.SysValuationPremium ?? computed.SysValuationPremium,
  }
}
