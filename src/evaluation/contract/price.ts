import { z } from 'zod'
import { change, flag, price, read, rowId } from '../../platform/call.ts'
import { messageKey } from '../../platform/catalogue.ts'
import { reason } from '../../platform/reasons.ts'
import { MANAGERS, PALM } from '../../platform/roles.ts'
import { priceNow } from '../../pricing/contract/ladders.ts'
import type { PriceTerms } from '../../pricing/rules/terms.ts'
import { correcting, FROZEN } from './correcting.ts'
import { palmRecord } from './record.ts'

/** A term of the price: a third of what a price may be at most, so that the sum is a price too. */
const priceTerm = price.max(3333.33, messageKey('v.priceTermOver'))

const valuation = {
  SSWeightID: rowId,
  SysValuationPrice: priceTerm,
  SysValuationLevelPrice: priceTerm,
  SysValuationPremium: priceTerm,
  SysValuationShippingCost: price.nullish(),
  SysValuationConditonQuality: price.nullish(),
  SysValuationLoyalty: price.nullish(),
  PriceVersion: z.int().positive().nullish(),
  /** 1: by the ladder of the day on which the ticket was weighed out, a day before today; otherwise by that of today. */
  LadderOfDay: flag.nullish(),
  OverrideReason: reason(200).nullish(),
}

export type Valuation = z.output<z.ZodObject<typeof valuation>>

/** The terms of a valuation as the rules of prices have them. */
export function termsOf(valuation: Valuation): PriceTerms {
  return {
    gradePrice: valuation.SysValuationPrice,
    levelPrice: valuation.SysValuationLevelPrice,
    premium: valuation.SysValuationPremium,
  }
}

const INVALID = ['price.none', 'price.noneOfDay', 'price.changed', 'price.reasonRequired'] as const

/** The ticket as its officer saved it: once anybody changed it since, nothing is undone. */
const saved = z.strictObject({ SSWeightID: rowId, Version: z.int().positive() })

const UNDO_ERRORS = [
  'ticket.notFound',
  'ticket.undoOthers',
  'ticket.undoOrdered',
  'day.closed',
] as const

export const calls = {
  /** The ladder that an officer may take in the place of today's; nulls where there is none. */
  getLadderOfDay: read({
    path: 'po/getLadderOfDay',
    roles: PALM,
    input: z.strictObject({ SSWeightID: rowId }),
    output: z.object({ LadderDay: z.string().nullable(), Ladder: priceNow.nullable() }),
    errors: ['ticket.notFound'],
  }),
  valuation: change({
    path: 'po/valuation',
    roles: PALM,
    input: z.strictObject(valuation),
    output: palmRecord,
    errors: [...FROZEN, 'ticket.notGraded', 'ticket.alreadyValued', ...INVALID],
  }),
  correctPrice: change({
    path: 'po/correctPrice',
    roles: MANAGERS,
    input: z.strictObject({ ...valuation, ...correcting }),
    output: palmRecord,
    errors: [...FROZEN, 'ticket.notGraded', 'ticket.nothingToCorrect', ...INVALID],
  }),
  /** Takes back a first grading, and the price that the same officer gave it. */
  undoGrade: change({
    path: 'po/undoGrade',
    roles: PALM,
    input: saved,
    output: palmRecord,
    errors: [...UNDO_ERRORS, 'ticket.notGraded'],
  }),
  /** Takes back a first price; the grade stays. */
  undoPrice: change({
    path: 'po/undoPrice',
    roles: PALM,
    input: saved,
    output: palmRecord,
    errors: [...UNDO_ERRORS, 'ticket.nothingToCorrect'],
  }),
}
