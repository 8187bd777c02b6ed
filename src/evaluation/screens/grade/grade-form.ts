import type Big from 'big.js'
import { z } from 'zod'
import { fault } from '../../../platform/catalogue.ts'
import { sum } from '../../../platform/money.ts'
import type { Grading } from '../../contract/grade.ts'
import { calls } from '../../contract.ts'
import { gradeRange } from '../../rules.ts'
import type { PalmRecord } from '../record.ts'

export interface GradeValues {
  SSWeightID: number
  SysProductGrade: number
  SysPalmReturn: 0 | 1
  SysPalmReturnReason: string
  SysPalmReturnWeight: number | null
  SysIsSpecialCase: 0 | 1
  SysLandNumber: string
  SysProductType: string
  SysRSPO: string
  SysOrderName: string
  SysCarLicense: string
  SysBunchWeight: number | null
  SysPalmRipe: number | null
  SysPalmUnripe: number | null
  SysPalmRaw: number | null
  SysPalmLoose: number | null
  SysPalmOverripe: number | null
  SysPalmRotten: number | null
  SysPalmUndersize: number | null
  SysContaminants: number | null
  SysLongBunchStalk: number | null
  SysPalmPriceBunch: number | null
  SysPalmPriceLoose: number | null
  SysIsWatering: 0 | 1
  SysIsRaining: 0 | 1
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
export function beginning(record: PalmRecord): GradeValues {
  const isReturn = record.SysPalmReturn === 1
  return {
    SSWeightID: record.ID,
    SysProductGrade: record.SysProductGrade ?? gradeRange(isReturn, false).usual,
    SysPalmReturn: yes(record.SysPalmReturn),
    SysPalmReturnReason: record.SysPalmReturnReason ?? '',
    SysPalmReturnWeight: isReturn ? record.SysPalmReturnWeight : null,
    SysIsSpecialCase: yes(record.SysIsSpecialCase),
    SysLandNumber: record.SysLandNumber ?? '',
    SysProductType: record.SysProductType ?? record.ProductTypeName,
    SysRSPO: record.SysRSPO ?? '',
    SysOrderName: record.SysOrderName ?? '',
    SysCarLicense: record.SysCarLicense ?? record.CarRegister,
    SysBunchWeight: record.SysBunchWeight,
    SysPalmRipe: record.SysPalmRipe,
    SysPalmUnripe: record.SysPalmUnripe,
    SysPalmRaw: record.SysPalmRaw,
    SysPalmLoose: record.SysPalmLoose,
    SysPalmOverripe: record.SysPalmOverripe,
    SysPalmRotten: record.SysPalmRotten,
    SysPalmUndersize: record.SysPalmUndersize,
    SysContaminants: record.SysContaminants,
    SysLongBunchStalk: record.SysLongBunchStalk,
    SysPalmPriceBunch: record.SysPalmPriceBunch,
    SysPalmPriceLoose: record.SysPalmPriceLoose,
    SysIsWatering: yes(record.SysIsWatering),
    SysIsRaining: yes(record.SysIsRaining),
    Reason: '',
  }
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
      error: fault('v.returnReason'),
      when: always,
    })
    .refine(({ SysPalmReturnWeight }) => isUnder(SysPalmReturnWeight ?? 0, weightIn), {
      path: ['SysPalmReturnWeight'],
      error: fault('v.rejectWeight'),
      when: always,
    })
  return z.preprocess((values) => stated(values as GradeValues), checked)
}

/** Everything that is wrong is marked at once. */
const always = () => true

function isUnder(kg: number, weightIn: number): boolean {
  return kg >= 0 && kg < weightIn
}

/** The input of a first grading. */
export function gradingOf(values: GradeValues): Grading {
  const { Reason, ...grading } = stated(values)
  return grading
}

/** The input of a correction of the ticket in the version that its officer sees. */
export function correctionOf(values: GradeValues, Version: number) {
  return { ...stated(values), Version }
}

/** Without a return there is neither a reason nor a weight, whatever was typed before. */
function stated(values: GradeValues): GradeValues {
  if (values.SysPalmReturn === 1) return values
  return { ...values, SysPalmReturnReason: '', SysPalmReturnWeight: null }
}

/** The sum of the percents, to be read only: no rule holds it to 100. */
export function totalOf(values: Partial<GradeValues>): Big {
  return sum(PERCENTS.map((name) => values[name] ?? 0))
}

/** What a change of the range makes of the grade: the officer's choice where it may be chosen, else the usual one. */
export function within(
  values: GradeValues,
  change: Partial<GradeValues>,
  chosen: number | undefined,
): Partial<GradeValues> {
  const next = { ...values, ...change }
  const { min, max, usual } = gradeRange(next.SysPalmReturn === 1, next.SysIsSpecialCase === 1)
  const stays = chosen !== undefined && chosen >= min && chosen <= max
  return { ...change, SysProductGrade: stays ? chosen : usual }
}

function yes(value: number | null): 0 | 1 {
  return value === 1 ? 1 : 0
}
