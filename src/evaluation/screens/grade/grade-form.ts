import type Big from 'big.js'
import { z } from 'zod'
import { messageKey } from '../../../platform/catalogue.ts'
import { byWire } from '../../../platform/fields.ts'
import { sum } from '../../../platform/money.ts'
import type { Grading } from '../../contract/grade.ts'
import { calls } from '../../contract.ts'
import { GRADING_FIELDS, type GradingField } from '../../rules/fields.ts'
import { gradeRange } from '../../rules.ts'
import type { PalmRecord } from '../record.ts'

interface Kinds {
  grade: number | null
  flag: 0 | 1
  text: string
  kilograms: number | null
  percent: number | null
  price: number | null
}
type Values = { [F in GradingField as F['wire']]: Kinds[F['kind']] }

export interface GradeValues extends Values {
  SSWeightID: number
  SysProductGrade: number
  Reason: string
}

/** What the load is made of. */
export const PERCENTS = [
  'SysPalmRipe',
  'SysPalmRotten',
  'SysPalmUnripe',
  'SysPalmUndersize',
  'SysPalmRaw',
  'SysContaminants',
  'SysPalmLoose',
  'SysLongBunchStalk',
  'SysPalmOverripe',
] as const satisfies (keyof GradeValues)[]

/** What the form of a ticket begins with: its present grading, or what the ticket itself knows. */
export function initialValues(record: PalmRecord): GradeValues {
  const isReturn = record.SysPalmReturn === 1
  return {
    ...valuesOf(record),
    SSWeightID: record.ID,
    SysProductGrade: record.SysProductGrade ?? gradeRange(isReturn, false).usual,
    SysPalmReturnWeight: isReturn ? record.SysPalmReturnWeight : null,
    SysProductType: record.SysProductType ?? record.ProductTypeName,
    SysCarLicense: record.SysCarLicense ?? record.CarRegister,
    Reason: '',
  }
}

const EMPTY: Kinds = { grade: null, flag: 0, text: '', kilograms: null, percent: null, price: null }

function valuesOf(record: PalmRecord): Values {
  const empty = byWire(GRADING_FIELDS, EMPTY)
  const values = Object.values(GRADING_FIELDS).map(({ wire }) => [
    wire,
    record[wire] ?? empty[wire],
  ])
  return Object.fromEntries(values) as Values
}

/**
 * The call's own input; where palm goes back a reason too, and less of it than came in, in kg; the reason of a
 * correction where it is one.
 */
export function gradeSchema(correcting: boolean, weightIn: number) {
  const { input } = calls.correctGrade
  const fields = correcting ? input : input.extend({ Reason: z.string() })
  const checked = fields
    .refine(({ SysPalmReturn, SysPalmReturnReason }) => !SysPalmReturn || SysPalmReturnReason, {
      path: ['SysPalmReturnReason'],
      error: messageKey('v.returnReason'),
      when: always,
    })
    .refine(({ SysPalmReturnWeight }) => isUnder(SysPalmReturnWeight ?? 0, weightIn), {
      path: ['SysPalmReturnWeight'],
      error: messageKey('v.rejectWeight'),
      when: always,
    })
  return z.preprocess((values) => withoutUnusedReturn(values as GradeValues), checked)
}

/** Everything that is wrong is marked at once. */
const always = () => true

function isUnder(kg: number, weightIn: number): boolean {
  return kg >= 0 && kg < weightIn
}

/** The input of a first grading. */
export function gradingOf(values: GradeValues): Grading {
  const { Reason, ...grading } = withoutUnusedReturn(values)
  return grading
}

/** The input of a correction of the ticket in the version that its officer sees. */
export function correctionOf(values: GradeValues, Version: number) {
  return { ...withoutUnusedReturn(values), Version }
}

/** Without a return there is neither a reason nor a weight, whatever was typed before. */
function withoutUnusedReturn(values: GradeValues): GradeValues {
  if (values.SysPalmReturn === 1) return values
  return { ...values, SysPalmReturnReason: '', SysPalmReturnWeight: null }
}

/** The sum of the percents, to be read only: no rule holds it to 100. */
export function totalOf(values: Partial<GradeValues>): Big {
  return sum(PERCENTS.map((name) => values[name] ?? 0))
}

/** What a change of the range makes of the grade: the officer's choice where it may be chosen, else the usual one. */
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
