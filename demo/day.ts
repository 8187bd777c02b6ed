import { weekdayOf } from '../src/platform/thai-date.ts'
import { PRODUCTS, type Product, REMARKS } from './names.ts'
import { type DemoGrading, gradeLoad } from './quality.ts'
import { type Random, seeded } from './random.ts'
import { type DemoVehicle, loadKg } from './vehicles.ts'
import type { DemoVendor } from './vendors.ts'

const MINUTE = 60_000
const TRUCKS_A_DAY = 250
const SUNDAY_SHARE = 0.55

/** Trucks by hour from 06:00 to 19:59: most in the late morning and the afternoon. */
const TRUCKS_BY_HOUR = [4, 6, 8, 11, 13, 12, 8, 8, 11, 13, 12, 9, 6, 3]
const FIRST_HOUR = 6

/** One truck's visit, from the gate to its price; weights in kg. */
export interface Trip {
  scaleId: string
  slipNumber: string
  vendor: DemoVendor
  vehicle: DemoVehicle
  product: Product
  timeIn: Date
  timeOut: Date
  weightInKg: number
  weightOutKg: number
  remark: string | null
  grading: DemoGrading
  gradedAt: Date
  valuedAt: Date
}

/** Every truck of a day, by the time it came in; the same each time for the same day. */
export function tripsOf(day: string, vendors: readonly DemoVendor[]): Trip[] {
  const random = seeded(`day ${day}`)
  const share = weekdayOf(day) === 0 ? SUNDAY_SHARE : 1
  const count = Math.round(TRUCKS_A_DAY * share * (1 + random.spread() * 0.08))
  const arrivals = Array.from({ length: count }, () => arrival(day, random)).sort((a, b) => a - b)
  const busyUntil = new Map<DemoVehicle, number>()
  const trips = arrivals.map((at) => makeTrip(at, vendors, busyUntil, random))
  return withNumbers(day, trips)
}

function arrival(day: string, random: Random): number {
  const hour = random.weighted(
    TRUCKS_BY_HOUR.map((share, index) => ({ share, index })),
    ({ share }) => share,
  )
  const minute = (FIRST_HOUR + hour.index) * 60 + random.next() * 60
  return Date.parse(`${day}T00:00:00+07:00`) + Math.floor(minute * 60) * 1000
}

type UnnumberedTrip = Omit<Trip, 'scaleId' | 'slipNumber'>

/** One visit that begins at `at` (milliseconds): vendor, truck, load, times and grading. */
export function makeTrip(
  at: number,
  vendors: readonly DemoVendor[],
  busyUntil: Map<DemoVehicle, number>,
  random: Random,
): UnnumberedTrip {
  const { vendor, vehicle } = chooseTruck(at, vendors, busyUntil, random)
  const product = productOf(vendor, random)
  const timeIn = new Date(at)
  const timeOut = new Date(at + random.int(20 * 60, 60 * 60) * 1000)
  busyUntil.set(vehicle, timeOut.getTime() + 30 * MINUTE)
  const load = loadKg(vehicle.class, random)
  const emptyKg = vehicle.tareKg + random.int(-3, 6) * 10
  const grading = gradeLoad({ vendor, loadKg: load, product }, random)
  return {
    vendor,
    vehicle,
    product,
    timeIn,
    timeOut,
    weightInKg: emptyKg + load,
    weightOutKg: emptyKg + grading.rejectKg,
    remark: random.chance(0.07) ? random.pick(REMARKS) : null,
    grading,
    gradedAt: new Date(at + random.int(6, 15) * MINUTE),
    valuedAt: new Date(timeOut.getTime() + random.int(5, 40) * MINUTE),
  }
}

function chooseTruck(
  at: number,
  vendors: readonly DemoVendor[],
  busyUntil: Map<DemoVehicle, number>,
  random: Random,
): { vendor: DemoVendor; vehicle: DemoVehicle } {
  const vendor = random.weighted(vendors, ({ trips }) => trips)
  const vehicle = random.pick(vendor.vehicles)
  const isBusy = (busyUntil.get(vehicle) ?? 0) > at
  return isBusy ? chooseTruck(at, vendors, busyUntil, random) : { vendor, vehicle }
}

function productOf({ kind }: DemoVendor, random: Random): Product {
  return kind === 'ramp' && random.chance(0.06) ? PRODUCTS.loose : PRODUCTS[kind]
}

/** The scale numbers trucks as they come in, and slips as they go out: 691120-0148. */
function withNumbers(day: string, trips: readonly UnnumberedTrip[]): Trip[] {
  const numbered = (index: number) => `${numberedDay(day)}-${String(index + 1).padStart(4, '0')}`
  const leaving = [...trips].sort((a, b) => a.timeOut.getTime() - b.timeOut.getTime())
  const slips = new Map(leaving.map((trip, index) => [trip, numbered(index)]))
  return trips.map((trip, index) => ({
    ...trip,
    scaleId: `IN${numbered(index)}`,
    slipNumber: slips.get(trip) as string,
  }))
}

/** A day in the scale's numbers, Buddhist era: 691120. */
export function numberedDay(day: string): string {
  return `${(Number(day.slice(0, 4)) + 543) % 100}${day.slice(5, 7)}${day.slice(8)}`
}
