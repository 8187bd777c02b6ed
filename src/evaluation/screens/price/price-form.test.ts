import { expect, test } from 'vitest'
import { computedOnly, isOwn, schemaOf, valuationOfForm } from './price-form.ts'

const computed = {
  SSWeightID: 7,
  SysValuationPrice: 5.95,
  SysValuationLevelPrice: 0.05,
  SysValuationPremium: 0.2,
  PriceVersion: 4,
}
const own = { ...computedOnly, SysValuationPrice: 6.5 }

test('an empty field is the computed term, and so is the same typed again', () => {
  expect(valuationOfForm(computedOnly, computed)).toEqual(computed)
  expect(isOwn({ ...computedOnly, SysValuationPremium: 0.2 }, computed)).toBe(false)
})

test('the ladder of the day goes with the price, and with one of one’s own', () => {
  const ofDay = { ...computed, LadderOfDay: 1 as const }
  expect(valuationOfForm(computedOnly, ofDay)).toEqual(ofDay)
  expect(valuationOfForm(own, ofDay)).toMatchObject({ LadderOfDay: 1, SysValuationPrice: 6.5 })
})

test('typed terms stay while the computed price changes', () => {
  const later = { ...computed, SysValuationPrice: 6.05, PriceVersion: 5 }
  expect(valuationOfForm({ ...own, Reason: ' ลูกค้าประจำ ' }, later)).toEqual({
    ...later,
    SysValuationPrice: 6.5,
    OverrideReason: 'ลูกค้าประจำ',
  })
})

test('a price of one’s own and a correction ask for a reason, the computed price does not', () => {
  const faults = (correcting: boolean, values = computedOnly) =>
    schemaOf(computed, correcting)
      .safeParse(values)
      .error?.issues.map(({ message }) => message)
  expect(faults(false)).toBeUndefined()
  expect(faults(false, own)).toEqual(['v.reasonText'])
  expect(faults(false, { ...own, Reason: 'ลูกค้าประจำ' })).toBeUndefined()
  expect(faults(true)).toEqual(['v.reasonText'])
  expect(faults(true, { ...own, SysValuationPrice: -1 })).toEqual(['v.negative', 'v.reasonText'])
})
