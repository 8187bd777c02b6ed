import type Big from 'big.js'
import { type Decimal, sum } from '../../platform/money.ts'
import { COMPOSITION } from './fields.ts'

/** What a mill wants where nobody says what a load is made of: a question, a refusal, or nothing. */
export const COMPOSITION_RULES = ['ask', 'required', 'optional'] as const
export type CompositionRule = (typeof COMPOSITION_RULES)[number]

/** The parts of a load, each in percent; an empty one is not known. */
export type Composition = Partial<Record<(typeof COMPOSITION)[number], Decimal | null>>

/** The sum of the parts that are known. */
export function totalOf(parts: Composition): Big {
  return sum(COMPOSITION.map((part) => parts[part] ?? 0))
}

/** Whether nobody said what the load is made of. */
export function isBlank(parts: Composition): boolean {
  return COMPOSITION.every((part) => parts[part] == null)
}
