import { expect, test } from 'vitest'
import { gradeRange } from '../src/evaluation/rules.ts'
import { sum } from '../src/platform/money.ts'
import { businessDay } from '../src/platform/thai-date.ts'
import { type Trip, tripsOf } from './day.ts'
import { officeHour } from './orders/office-hours.ts'
import { priceHistory } from './prices.ts'
import { progressOf } from './progress.ts'
import { seeded } from './random.ts'
import { makeVendors } from './vendors.ts'

const vendors = makeVendors()
const days = Array.from(
  { length: 28 },
  (_, index) => `2026-10-${String(index + 1).padStart(2, '0')}`,
)
const trips = days.flatMap((day) => tripsOf(day, vendors))
const share = (matches: (trip: (typeof trips)[number]) => boolean) =>
  trips.filter(matches).length / trips.length
const hourOf = (at: Date) => new Date(at.getTime() + 7 * 3600_000).getUTCHours()

test('Chance is the same for the same seed, and even', () => {
  const draw = (seed: string) => Array.from({ length: 2000 }, seeded(seed).next)
  expect(draw('a')).toEqual(draw('a'))
  expect(draw('a')).not.toEqual(draw('b'))
  expect(draw('a').reduce((sum, value) => sum + value, 0) / 2000).toBeCloseTo(0.5, 1)
})

test('There are 300 vendors, each with its own name, codes and trucks', () => {
  expect(vendors).toHaveLength(300)
  expect(makeVendors()).toEqual(vendors)
  for (const own of ['account', 'code', 'name'] as const) {
    expect(new Set(vendors.map((vendor) => vendor[own])).size).toBe(300)
  }
  const plates = vendors.flatMap(({ vehicles }) => vehicles.map(({ registration }) => registration))
  expect(new Set(plates).size).toBe(plates.length)
})

test('Some vendors are not ready to be ordered from or paid, and some are premium', () => {
  const some = (count: number) => {
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThan(30)
  }
  some(vendors.filter(({ isLinked }) => !isLinked).length)
  some(vendors.filter(({ dimension7 }) => !dimension7).length)
  some(vendors.filter(({ bank }) => !bank).length)
  some(vendors.filter(({ isPremium }) => isPremium).length)
  expect(vendors.filter(({ code }) => code.startsWith('1')).length).toBeGreaterThan(100)
  expect(new Set(vendors.map(({ levelId }) => levelId))).toEqual(new Set([1, 2, 3, 4]))
})

test('About 250 trucks a day, fewer on Sundays, the same each time', () => {
  expect(tripsOf('2026-10-05', vendors)).toEqual(tripsOf('2026-10-05', vendors))
  const counts = days.map((day) => tripsOf(day, vendors).length)
  const sundays = counts.filter((_, index) => new Date(days[index]!).getUTCDay() === 0)
  const others = counts.filter((_, index) => new Date(days[index]!).getUTCDay() !== 0)
  expect(Math.min(...others)).toBeGreaterThan(200)
  expect(Math.max(...others)).toBeLessThan(300)
  expect(Math.max(...sundays)).toBeLessThan(Math.min(...others))
})

test('Trucks come by day, most in the late morning and the afternoon, and leave the same day', () => {
  expect(share(({ timeIn }) => hourOf(timeIn) < 6 || hourOf(timeIn) > 19)).toBe(0)
  const peak = share(({ timeIn }) => [10, 15].includes(hourOf(timeIn)))
  expect(peak).toBeGreaterThan(2 * share(({ timeIn }) => [6, 19].includes(hourOf(timeIn))))
  expect(share(({ timeIn, timeOut }) => businessDay(timeIn) !== businessDay(timeOut))).toBe(0)
  const stays = trips.map(({ timeIn, timeOut }) => (timeOut.getTime() - timeIn.getTime()) / 60_000)
  expect(Math.min(...stays)).toBeGreaterThanOrEqual(20)
  expect(Math.max(...stays)).toBeLessThanOrEqual(60)
})

test('Weights are those of trucks; no truck is in the yard twice', () => {
  const isOfTruck = ({ weightInKg, weightOutKg }: Trip) =>
    weightInKg - weightOutKg > 800 && weightInKg < 51_500 && weightInKg % 10 === 0
  expect(trips.filter((trip) => !isOfTruck(trip))).toEqual([])
  const last = new Map<string, Date>()
  const twice = trips.filter(({ vehicle, timeIn, timeOut }) => {
    const before = last.get(vehicle.registration)
    last.set(vehicle.registration, timeOut)
    return before && timeIn <= before
  })
  expect(twice).toEqual([])
})

test('Grades are ones that the dialog offers, mostly 18 to 20; about 3 % is returned, with a reason', () => {
  const isOffered = ({ grading }: Trip) => {
    const { min, max } = gradeRange(grading.isReturn, grading.isSpecialCase)
    const hasReason = grading.returnReason !== null
    return grading.grade >= min && grading.grade <= max && grading.isReturn === hasReason
  }
  expect(trips.filter((trip) => !isOffered(trip))).toEqual([])
  expect(share(({ grading }) => grading.grade >= 18 && grading.grade <= 20)).toBeGreaterThan(0.8)
  const returned = share(({ grading }) => grading.isReturn)
  expect(returned).toBeGreaterThan(0.02)
  expect(returned).toBeLessThan(0.04)
})

test('The composition of a load is the whole of it; bunches bring some loose fruit', () => {
  const isWhole = ({ grading, product }: Trip) => {
    const { ripe, unripe, raw, overripe, rotten, loose, undersize, contaminants, longStalk } =
      grading
    const parts = [ripe, unripe, raw, overripe, rotten, loose, undersize, contaminants, longStalk]
    const isLoose = Number(loose) >= 2 && (product.group !== 'FFB' || Number(loose) <= 12)
    return sum(parts).toFixed(2) === '100.00' && isLoose
  }
  expect(trips.filter((trip) => !isWhole(trip))).toEqual([])
})

test('Numbers of tickets and slips are used once', () => {
  expect(new Set(trips.map(({ scaleId }) => scaleId)).size).toBe(trips.length)
  expect(new Set(trips.map(({ slipNumber }) => slipNumber)).size).toBe(trips.length)
  expect(trips[0]?.slipNumber).toMatch(/^691001-\d{4}$/)
})

test('Prices of ramps move a little, around 5.20 baht', () => {
  const history = priceHistory('2026-09-22', new Date('2026-11-20T12:00:00+07:00'))
  const ramp = history.filter(({ productCode }) => productCode === 'FFB-RAMP')
  const at18 = ramp.map(({ rows }) =>
    Number(rows.find(({ gradePercent }) => gradePercent === 18)?.price),
  )
  expect(at18[0]).toBe(5.2)
  expect(ramp.length).toBeGreaterThan(30)
  for (const [index, price] of at18.entries()) {
    expect(price).toBeGreaterThanOrEqual(4.4)
    expect(price).toBeLessThanOrEqual(6.4)
    if (index > 0) expect(Math.abs(price - at18[index - 1]!)).toBeLessThanOrEqual(0.201)
  }
})

test('The last trucks wait at any hour, and a few were forgotten', () => {
  const night = progressOf(trips, new Date('2026-10-29T02:00:00+07:00'))
  expect(night).toHaveLength(trips.length)
  expect(night.filter(({ isOut }) => !isOut)).toHaveLength(1)
  expect(night.filter(({ isOut, isGraded }) => isOut && !isGraded)).toHaveLength(21)
  const noon = progressOf(trips, new Date('2026-10-28T12:00:00+07:00'))
  expect(noon.filter(({ isOut }) => !isOut).length).toBeGreaterThan(5)
  expect(noon.some(({ trip }) => trip.timeIn > new Date('2026-10-28T12:00:00+07:00'))).toBe(false)
})

test('The office works from Monday to Saturday, 08:00 to 17:30', () => {
  const moved = (at: string) => new Date(officeHour(Date.parse(at))).toISOString()
  expect(moved('2026-11-20T10:00:00+07:00')).toBe('2026-11-20T03:00:00.000Z')
  expect(moved('2026-11-20T05:00:00+07:00') >= '2026-11-20T01:00:00.000Z').toBe(true)
  expect(moved('2026-11-20T18:00:00+07:00').slice(0, 10)).toBe('2026-11-21')
  expect(moved('2026-11-22T10:00:00+07:00').slice(0, 10)).toBe('2026-11-23')
})
