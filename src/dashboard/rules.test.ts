import { expect, test } from 'vitest'
import { NO_PALM } from '../reports/rules/palm.ts'
import { dayFigures, usualDay } from './rules.ts'

const monday = {
  ...NO_PALM,
  TrucksIn: 3,
  TotalCar: 2,
  TotalWeight: '16990.00',
  Graded: '9220.00',
  GradeTimesNet: '193620',
  Priced: '16990.00',
  Amount: '97179.50',
  NotPriced: 0,
}
const tuesday = { ...monday, TrucksIn: 4, TotalCar: 1, TotalWeight: '9220.00', NotPriced: 1 }
const sunday = { ...NO_PALM, TrucksIn: 1 }

test('a day has the figures of the palm report, averages weighted by net weight', () => {
  expect(dayFigures(monday)).toEqual({
    TrucksIn: 3,
    TotalCar: 2,
    TotalWeight: '16990.00',
    AVGGrade: '21.00',
    AVGPrice: '5.72',
    Amount: '97179.50',
  })
})

test('a day without palm has no averages', () => {
  expect(dayFigures(sunday)).toMatchObject({ TotalWeight: '0.00', AVGGrade: null, AVGPrice: null })
})

test('the usual day is that of the days with palm, in whole trucks', () => {
  expect(usualDay([sunday, monday, tuesday])).toEqual({
    TrucksIn: 4,
    TotalCar: 2,
    TotalWeight: '13105.00',
    AVGGrade: '21.00',
    AVGPrice: '5.72',
    Amount: '97179.50',
  })
})

test('where no day had palm nothing is usual', () => {
  expect(usualDay([])).toBeNull()
  expect(usualDay([sunday, sunday])).toBeNull()
})
