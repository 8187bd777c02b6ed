import { refuseField } from '../../platform/errors.ts'
import type { Grading } from '../contract/grade.ts'
import { type CompositionRule, isBlank } from '../rules/composition.ts'

let rule: CompositionRule = 'ask'

/** Sets what the mill wants of a grading that does not say what its load is made of. */
export function setCompositionRule(wanted: CompositionRule): void {
  rule = wanted
}

/** What the mill wants of it. */
export function compositionRule(): CompositionRule {
  return rule
}

/** Refuses a grading without a composition where the mill wants one. */
export function requireComposition(grading: Grading): void {
  if (rule === 'required' && isBlank(grading)) refuseField('SysPalmRipe', 'v.composition')
}
