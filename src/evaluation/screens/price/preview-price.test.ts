import { expect, test } from 'vitest'
import { CallError } from '../../../platform/client.ts'
import type { PalmRecord } from '../record.ts'
import { isNone, paidAt, previewPrice, returnedOf, valuationOf } from './preview-price.ts'

const record = {
  ID: 7,
  WeightNet: 9220,
  VehicleLightWeight: 9000,
  SysTaxDeduction: 3,
  CustomerLevelPrice: 0.05,
  VendorIsPremium: 1,
} as PalmRecord
const ladder = {
  UUID: '00000000-0000-4000-8000-000000000000',
  ProductCode: 'FFB-RAMP',
  Name: 'ลานเท',
  IncrementPrice: 0.25,
  DecrementPrice: 0.3,
  PriceVersion: 4,
  Modified: 1_763_600_000,
  ModifiedBy: 'อนุชา รักษ์ดี',
  PremiumPrice: null,
  oProduct_price: [
    { ID: 1, ProductGrade: 16, Price: 4.7 },
    { ID: 2, ProductGrade: 20, Price: 5.7 },
  ],
}

test('the preview is the price that the server computes', () => {
  const price = previewPrice(record, ladder, 21)!
  expect(price.ofGrade).toMatchObject({ fromGrade: 20, steps: 1 })
  expect(price.net.toFixed(2)).toBe('6.20')
  expect(paidAt(record, price.net)?.toFixed(2)).toBe('55449.08')
  expect(valuationOf(record, price)).toEqual({
    SSWeightID: 7,
    SysValuationPrice: 5.95,
    SysValuationLevelPrice: 0.05,
    SysValuationPremium: 0.2,
    PriceVersion: 4,
  })
  const ofDay = { ...price, ladderDay: '2026-11-19' }
  expect(valuationOf(record, ofDay)).toMatchObject({ PriceVersion: 4, LadderOfDay: 1 })
})

test('without a ladder no price forms, and without a net weight no sum', () => {
  expect(previewPrice(record, undefined, 18)).toBeUndefined()
  expect(previewPrice(record, { ...ladder, oProduct_price: [] }, 18)).toBeUndefined()
  const { net } = previewPrice(record, ladder, 18)!
  expect(paidAt({ ...record, WeightNet: null }, net)).toBeUndefined()
})

test('a ladder that is missing is not one that could not be read', () => {
  expect(isNone(new CallError({ code: 'price.none', status: 400 }))).toBe(true)
  expect(isNone(new CallError({ code: 'sys.network' }))).toBe(false)
  expect(isNone(null)).toBe(false)
})

test.each([
  ['nothing returned', { isReturn: false }, null, '0.00', 'notReturned'],
  ['in the yard', { isReturn: true, WeightNet: null }, null, undefined, 'notWeighedOut'],
  ['no light weight', { isReturn: true, VehicleLightWeight: null }, null, '0.00', 'noTare'],
  ['all known', { isReturn: true }, '2.39', '0.20', undefined],
] as const)('the return of a load with %s', (_, { isReturn, ...facts }, percent, rate, unknown) => {
  const returned = returnedOf({ ...record, ...facts }, isReturn)
  expect(returned.percent?.toFixed(2) ?? null).toBe(percent)
  expect(returned.rate?.toFixed(2)).toBe(rate)
  expect(returned.unknown).toBe(unknown)
})
