import { expect, test } from 'vitest'
import type { GradeValues } from './grade-form.ts'
import { gradeSchema, within } from './grade-form.ts'

const values = { SysProductGrade: 21, SysPalmReturn: 0, SysIsSpecialCase: 0 } as GradeValues

test('switching the return takes the usual grade of the other range', () => {
  expect(within(values, { SysPalmReturn: 1 })).toEqual({ SysPalmReturn: 1, SysProductGrade: 10 })
  const returned = { ...values, SysPalmReturn: 1, SysProductGrade: 12 } as GradeValues
  expect(within(returned, { SysPalmReturn: 0 })).toEqual({ SysPalmReturn: 0, SysProductGrade: 18 })
})

test('the special case keeps the grade while it may still be chosen', () => {
  expect(within(values, { SysIsSpecialCase: 1 })).toEqual({ SysIsSpecialCase: 1 })
  const low = { ...values, SysIsSpecialCase: 1, SysProductGrade: 12 } as GradeValues
  expect(within(low, { SysIsSpecialCase: 0 })).toEqual({ SysIsSpecialCase: 0, SysProductGrade: 18 })
})

test('a return asks for its reason, a correction for its own', () => {
  const bare = { SSWeightID: 1, SysProductGrade: 18, SysPalmReturnReason: '', Reason: '' }
  const keys = (correcting: boolean, SysPalmReturn: 0 | 1) =>
    gradeSchema(correcting, 15_230)
      .safeParse({ ...bare, SysPalmReturn })
      .error?.issues.map(({ message }) => message)
  expect(keys(false, 0)).toBeUndefined()
  expect(keys(false, 1)).toEqual(['v.returnReason'])
  expect(keys(true, 0)).toEqual(['v.reasonText'])
})
