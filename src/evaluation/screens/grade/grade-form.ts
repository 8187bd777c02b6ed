import { z } from 'zod'
import { kilograms } from '../../../platform/call.ts'
import { messageKey } from '../../../platform/catalogue.ts'
import { decimal } from '../../../platform/money.ts'
import { formValues } from '../../../ui/form/form-values.ts'
import type { Grading } from '../../contract/grade.ts'
import { calls } from '../../contract.ts'
import { type CompositionRule, isBlank, totalOf } from '../../rules/composition.ts'
import { COMPOSITION, GRADING_FIELDS } from '../../rules/fields.ts'
import { gradeRange } from '../../rules.ts'
import type { PalmRecord } from '../record.ts'

type Values = ReturnType<typeof formValues<typeof GRADING_FIELDS>>

export interface GradeValues extends Values {
  SSWeightID: number
  SysProductGrade: number
  Reason: string
}

/** The initial values of the form: the present grading, else what is known from the ticket. */
export function initialValues(record: PalmRecord): GradeValues {
  const isReturn = record.SysPalmReturn === 1
  return {
    ...formValues(GRADING_FIELDS, record),
    SSWeightID: record.ID,
    SysProductGrade: record.SysProductGrade ?? gradeRange(isReturn, false).usual,
    SysPalmReturnWeight: isReturn ? record.SysPalmReturnWeight : null,
    SysProductType: record.SysProductType ?? record.ProductTypeName,
    SysCarLicense: record.SysCarLicense ?? record.CarRegister,
    Reason: '',
  }
}

/**
 * Schema of the form: the call's input; for returned palm also a reason and a weight below `weightIn` (kg); for a
 * correction a reason; a composition where the mill wants one.
 */
export function gradeSchema(correcting: boolean, weightIn: number, rule?: CompositionRule) {
  const { input } = calls.correctGrade
  const below = kilograms.lt(weightIn, messageKey('v.rejectWeight')).nullish()
  const fields = input.extend({
    SysPalmReturnWeight: below,
    ...(!correcting && { Reason: z.string() }),
  })
  const checked = fields
    .refine(({ SysPalmReturn, SysPalmReturnReason }) => !SysPalmReturn || SysPalmReturnReason, {
      path: ['SysPalmReturnReason'],
      error: messageKey('v.returnReason'),
      when: always,
    })
    .refine((values) => rule !== 'required' || !isBlank(values), {
      path: ['SysPalmRipe'],
      error: messageKey('v.composition'),
      when: always,
    })
  return z.preprocess((values) => withoutUnusedReturn(values as GradeValues), checked)
}

/** Runs these checks even where other fields have errors, so that all errors are shown at once. */
const always = () => true

/** The input of a first grading. */
export function gradingOf(values: GradeValues): Grading {
  const { Reason, ...grading } = withoutUnusedReturn(values)
  return grading
}

/** The input of a correction, for the version of the ticket that the officer has seen. */
export function correctionOf(values: GradeValues, Version: number) {
  return { ...withoutUnusedReturn(values), Version }
}

/** Clears reason and weight of a return where nothing is returned. */
function withoutUnusedReturn(values: GradeValues): GradeValues {
  if (values.SysPalmReturn === 1) return values
  return { ...values, SysPalmReturnReason: '', SysPalmReturnWeight: null }
}

/**
 * What is ripe where the rest of the load is known: 100 less the other parts, and nothing where they are more. Null where
 * no other part is known.
 */
export function ripeOf(values: Partial<GradeValues>): number | null {
  const others = COMPOSITION.filter((name) => name !== 'SysPalmRipe')
  if (others.every((name) => values[name] == null)) return null
  const rest = decimal(100).minus(totalOf({ ...values, SysPalmRipe: 0 }))
  return rest.lt(0) ? 0 : rest.toNumber()
}

/**
 * A change of the range, with the grade that follows: the officer's choice where the range allows it, else the usual
 * one.
 */
export function withinRange(
  values: GradeValues,
  change: Partial<GradeValues>,
  chosen: number | undefined,
): Partial<GradeValues> {
  const next = { ...values, ...change }
  const { min, max, usual } = gradeRange(next.SysPalmReturn === 1, next.SysIsSpecialCase === 1)
  const isAllowed = chosen !== undefined && chosen >= min && chosen <= max
  return { ...change, SysProductGrade: isAllowed ? chosen : usual }
}
