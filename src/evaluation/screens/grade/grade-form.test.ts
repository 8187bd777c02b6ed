import { expect, test } from 'vitest'
import { totalOf } from '../../rules/composition.ts'
import type { PalmRecord } from '../record.ts'
import {
  correctionOf,
  type GradeValues,
  gradeSchema,
  gradingOf,
  initialValues,
  ripeOf,
  withinRange,
} from './grade-form.ts'

const values = { SysProductGrade: 21, SysPalmReturn: 0, SysIsSpecialCase: 0 } as GradeValues

const [returns, stays] = [{ SysPalmReturn: 1 }, { SysPalmReturn: 0 }] as const
const [special, common] = [{ SysIsSpecialCase: 1 }, { SysIsSpecialCase: 0 }] as const
const gradeAfter = (...of: Parameters<typeof withinRange>) => withinRange(...of).SysProductGrade

test('a grade that nobody chose is the usual one of the range', () => {
  const begun = { ...values, SysProductGrade: 18 }
  expect(withinRange(begun, returns, undefined)).toEqual({ ...returns, SysProductGrade: 10 })
  const returned = { ...begun, ...returns, SysProductGrade: 10 }
  expect(withinRange(returned, stays, undefined)).toEqual({ ...stays, SysProductGrade: 18 })
  expect(gradeAfter(begun, special, undefined)).toBe(18)
})

test('a grade that the officer chose stays wherever it may be chosen', () => {
  expect(gradeAfter(values, returns, 21)).toBe(21)
  expect(gradeAfter({ ...values, ...returns }, stays, 21)).toBe(21)
  expect(gradeAfter(values, special, 21)).toBe(21)
})

test('a chosen grade outside the range gives way to the usual one, and returns when the range allows it', () => {
  expect(gradeAfter({ ...values, SysProductGrade: 24 }, returns, 24)).toBe(10)
  expect(gradeAfter({ ...values, ...returns, SysProductGrade: 10 }, stays, 24)).toBe(24)
  expect(gradeAfter({ ...values, ...special, SysProductGrade: 12 }, common, 12)).toBe(18)
  expect(gradeAfter({ ...values, ...returns, SysProductGrade: 12 }, stays, 12)).toBe(18)
})

const bare = { SSWeightID: 1, SysProductGrade: 18, SysPalmReturnReason: '', Reason: '' }

function faults(correcting: boolean, given: object) {
  const { error } = gradeSchema(correcting, 15_230).safeParse({ ...bare, ...given })
  return error?.issues.map(({ path, message }) => `${String(path[0])} ${message}`)
}

test('a return asks for its reason, a correction for its own', () => {
  expect(faults(false, { SysPalmReturn: 0 })).toBeUndefined()
  expect(faults(false, { SysPalmReturn: 1 })).toEqual(['SysPalmReturnReason v.returnReason'])
  expect(faults(true, { SysPalmReturn: 0 })).toEqual(['Reason v.reasonText'])
})

test.each([
  [0, undefined],
  [15_229.99, undefined],
  [15_230, ['SysPalmReturnWeight v.rejectWeight']],
  [99_999, ['SysPalmReturnWeight v.rejectWeight']],
])('of 15,230 kg that came in, %s kg may go back or not', (SysPalmReturnWeight, wrong) => {
  const returned = { SysPalmReturn: 1, SysPalmReturnReason: 'ปาล์มดิบ', SysPalmReturnWeight }
  expect(faults(false, returned)).toEqual(wrong)
})

test('all errors are shown at once', () => {
  const given = { SysPalmReturn: 1, SysPalmRotten: 100.5, SysPalmReturnWeight: 20_000 }
  expect(faults(false, given)?.sort()).toEqual([
    'SysPalmReturnReason v.returnReason',
    'SysPalmReturnWeight v.rejectWeight',
    'SysPalmRotten v.percentOver',
  ])
})

test('reason and weight of a return are neither checked nor sent where nothing is returned', () => {
  const given = { SysPalmReturn: 0, SysPalmReturnReason: 'ปาล์มดิบ', SysPalmReturnWeight: 99_999 }
  expect(faults(false, given)).toBeUndefined()
  const sent = { SysPalmReturnReason: '', SysPalmReturnWeight: null }
  const typed = { ...bare, ...given, Reason: 'อ่านผิด' } as GradeValues
  expect(gradingOf(typed)).toMatchObject(sent)
  expect(gradingOf(typed)).not.toHaveProperty('Reason')
  expect(correctionOf(typed, 3)).toMatchObject({ ...sent, Reason: 'อ่านผิด', Version: 3 })
})

test('the percents are added up and held to nothing', () => {
  expect(totalOf({}).toFixed(2)).toBe('0.00')
  expect(totalOf({ SysPalmRipe: 92.1, SysPalmRaw: 0.2 }).toFixed(2)).toBe('92.30')
  expect(totalOf({ SysPalmRipe: 100, SysPalmLoose: 4 }).toFixed(2)).toBe('104.00')
})

test('ripe is what the other parts leave, and nothing where they are more than the whole', () => {
  expect(ripeOf({})).toBeNull()
  expect(ripeOf({ SysPalmRipe: 50 })).toBeNull()
  expect(ripeOf({ SysPalmRipe: 50, SysPalmRaw: 13.55 })).toBe(86.45)
  expect(ripeOf({ SysPalmRaw: 0 })).toBe(100)
  expect(ripeOf({ SysPalmRaw: 70, SysPalmLoose: 40 })).toBe(0)
})

test('a mill that wants a composition refuses a grading without one', () => {
  const blank = { ...bare, SysPalmReturn: 0 }
  const messages = (rule: 'required' | 'ask', more = {}) =>
    gradeSchema(false, 15_230, rule)
      .safeParse({ ...blank, ...more })
      .error?.issues.map(({ message }) => message)
  expect(messages('required')).toEqual(['v.composition'])
  expect(messages('required', { SysPalmRaw: 0 })).toBeUndefined()
  expect(messages('ask')).toBeUndefined()
})

test('the initial values are those of the grading, else those of the ticket', () => {
  const ticket = {
    ID: 9,
    SysProductGrade: null,
    SysPalmReturn: null,
    ProductTypeName: 'ปาล์มทะลาย',
    CarRegister: '80-1234',
  } as PalmRecord
  const plain = { SSWeightID: 9, SysProductGrade: 18, SysPalmReturn: 0 }
  expect(initialValues(ticket)).toMatchObject({ ...plain, SysCarLicense: '80-1234' })
  const graded = { ...ticket, SysProductGrade: 12, SysPalmReturn: 1, SysPalmReturnWeight: 200 }
  expect(initialValues(graded)).toMatchObject({ SysProductGrade: 12, SysPalmReturnWeight: 200 })
})
