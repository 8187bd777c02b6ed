import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal } from '../../platform/money.ts'
import { gapOfDays, isUnusualYield, NO_PALM, palmFigures, yieldGap } from './palm.ts'

test('a day of three tickets, by hand', () => {
  // 9,220 kg of the ramp at 21 % and 6.20; 7,770 kg of an estate at 18 % and 5.15, 230 kg returned; 1,000 kg not graded.
  const sums = {
    TotalCar: 3,
    TotalWeight: '17990.00',
    FFB_Estate: '7770.00',
    FFB_PPEP: '0',
    FFB_Ramp: '9220.00',
    TotalReject: '230.00',
    Graded: '16990.00',
    GradeTimesNet: '333480.00',
    Priced: '16990.00',
    Amount: '97179.50',
    NotPriced: 1,
  }
  expect(palmFigures(sums)).toEqual({
    TotalCar: 3,
    TotalWeight: '17990.00',
    FFB_Estate: '7770.00',
    FFB_PPEP: '0.00',
    FFB_Ramp: '9220.00',
    FFB_Other: '1000.00',
    AVGGrade: '19.63',
    AVGPrice: '5.72',
    TotalReject: '230.00',
    TotalWeightIncludeReturn: '18220.00',
    TotalRejectPercent: '1.26',
    Amount: '97179.50',
    NotPriced: 1,
  })
})

test('a day without palm has no averages and no share: nothing is divided by zero', () => {
  expect(palmFigures(NO_PALM)).toMatchObject({
    TotalCar: 0,
    TotalWeight: '0.00',
    FFB_Other: '0.00',
    AVGGrade: null,
    AVGPrice: null,
    TotalReject: '0.00',
    TotalRejectPercent: null,
    TotalWeightIncludeReturn: '0.00',
    Amount: '0.00',
  })
})

test('averages and shares are rounded half up', () => {
  const sums = {
    ...NO_PALM,
    TotalWeight: 7,
    TotalReject: 1,
    Graded: 8,
    GradeTimesNet: '144.04',
    Priced: 8,
    Amount: '41.48',
  }
  expect(palmFigures(sums)).toMatchObject({
    AVGGrade: '18.01',
    AVGPrice: '5.19',
    TotalRejectPercent: '12.50',
  })
})

const kg = fc.integer({ min: 0, max: 99_999_999 }).map((hundredths) => decimal(hundredths).div(100))

test('whatever came, the sources are the total, and the share of what was returned is 0 to 100', () => {
  fc.assert(
    fc.property(kg, kg, kg, kg, kg, (FFB_Estate, FFB_PPEP, FFB_Ramp, other, TotalReject) => {
      const TotalWeight = FFB_Estate.plus(FFB_PPEP).plus(FFB_Ramp).plus(other)
      const sums = { ...NO_PALM, TotalWeight, FFB_Estate, FFB_PPEP, FFB_Ramp, TotalReject }
      const figures = palmFigures(sums)
      const sources = decimal(figures.FFB_Estate)
        .plus(figures.FFB_PPEP)
        .plus(figures.FFB_Ramp)
        .plus(figures.FFB_Other)
      expect(sources.toFixed(2)).toBe(figures.TotalWeight)
      const share = Number(figures.TotalRejectPercent ?? 0)
      expect(share >= 0 && share <= 100).toBe(true)
    }),
  )
})

test.each([
  ['18.50', '18.00', '1000000.00', '0.50', '27777.78'],
  ['17.20', '18.00', '1000000.00', '-0.80', '-44444.44'],
  ['18.00', '18.00', '1000000.00', '0.00', '0.00'],
  ['18.50', '18.00', '0.00', '0.50', null],
  [null, '18.00', '1000000.00', null, null],
  ['18.50', null, '1000000.00', null, null],
])('a yield of %s over a grade of %s paid %s baht is a gap of %s points, %s baht', (...row) => {
  const [yieldPercent, AVGGrade, Amount, GapPercent, GapAmount] = row
  expect(yieldGap({ AVGGrade, Amount: Amount ?? '', NotPriced: 0 }, yieldPercent)).toEqual({
    GapPercent,
    GapAmount,
  })
})

test('a day on which a ticket has no price has a gap in points, and none in baht', () => {
  const figures = { AVGGrade: '18.00', Amount: '1000000.00', NotPriced: 1 }
  expect(yieldGap(figures, '18.50')).toEqual({ GapPercent: '0.50', GapAmount: null })
})

test('the gap of a month is that of the days which are recorded and priced, by their weight', () => {
  const days = [
    { TotalWeight: '3000', GapPercent: '-0.50', GapAmount: '-1000.25' },
    { TotalWeight: '1000', GapPercent: '0.30', GapAmount: '200.00' },
    { TotalWeight: '9000', GapPercent: '-9.00', GapAmount: null },
    { TotalWeight: '9000', GapPercent: null, GapAmount: null },
  ]
  expect(gapOfDays(days)).toEqual({ Days: 2, GapPercent: '-0.30', GapAmount: '-800.25' })
  expect(gapOfDays(days.slice(2))).toBeNull()
})

test.each([
  [9.99, true],
  [10, false],
  [18.5, false],
  [30, false],
  [30.01, true],
  [0, false],
  [-3, false],
  [100, true],
  [101, false],
])('a yield of %d %% is unusual: %s', (percent, isUnusual) => {
  expect(isUnusualYield(percent)).toBe(isUnusual)
})
