import { refuseField } from '../../platform/errors.ts'
import { setting } from '../../platform/setting.ts'
import type { Grading } from '../contract/grade.ts'
import { type CompositionRule, isBlank } from '../rules/composition.ts'

/** What the mill wants of a grading that does not say what its load is made of. */
export const compositionRule = setting<CompositionRule>('ask')

/** Refuses a grading without a composition where the mill wants one. */
export function requireComposition(grading: Grading): void {
  if (compositionRule() === 'required' && isBlank(grading))
    refuseField('SysPalmRipe', 'v.composition')
}
