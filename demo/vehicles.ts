import { DISTRICTS, OTHER_PROVINCES } from './names.ts'
import type { Random } from './random.ts'

export type VehicleClass = 'pickup' | 'six' | 'ten' | 'trailer'

export interface DemoVehicle {
  registration: string
  class: VehicleClass
  /** Kg, empty. */
  tareKg: number
  /** Whether the mill has weighed it for its registry. */
  isRegistered: boolean
}

/** Kg, from–to: empty, and the palm that it brings. */
const WEIGHTS = {
  pickup: { tare: [1650, 2300], net: [1200, 3500] },
  six: { tare: [4800, 6400], net: [5500, 9500] },
  ten: { tare: [8600, 10_800], net: [13_000, 16_500] },
  trailer: { tare: [15_500, 18_500], net: [24_000, 32_000] },
} as const satisfies Record<VehicleClass, { tare: [number, number]; net: [number, number] }>

const PICKUP_LETTERS = ['บท', 'บน', 'บร', 'ผค', 'ผง', 'ยก', 'ยข', 'ถต', 'ถบ'] as const

/** A truck of `kind` with a plate that is not in `taken`. */
export function makeVehicle(
  kind: VehicleClass,
  province: string,
  random: Random,
  taken: Set<string>,
): DemoVehicle {
  const [min, max] = WEIGHTS[kind].tare
  return {
    registration: freshPlate(kind, province, random, taken),
    class: kind,
    tareKg: random.int(min / 10, max / 10) * 10,
    isRegistered: random.chance(0.85),
  }
}

/** Kg of palm that a truck of that class brings, on a scale of 10 kg. */
export function loadKg(kind: VehicleClass, random: Random): number {
  const [min, max] = WEIGHTS[kind].net
  const middle = (min + max) / 2 + (random.spread() * (max - min)) / 3
  return Math.round(Math.min(max, Math.max(min, middle)) / 10) * 10
}

function freshPlate(
  kind: VehicleClass,
  province: string,
  random: Random,
  taken: Set<string>,
): string {
  const plate = `${plateNumber(kind, random)} ${provinceOf(kind, province, random)}`
  if (taken.has(plate)) return freshPlate(kind, province, random, taken)
  taken.add(plate)
  return plate
}

function plateNumber(kind: VehicleClass, random: Random): string {
  const series = `${kind === 'trailer' || random.chance(0.25) ? 7 : 8}${random.int(0, 3)}`
  const numbered = (number: number) => `${series}-${String(number).padStart(4, '0')}`
  const number = random.int(1, 9998)
  if (kind === 'pickup') return `${random.pick(PICKUP_LETTERS)} ${number}`
  return kind === 'trailer' ? `${numbered(number)}/${numbered(number + 1)}` : numbered(number)
}

function provinceOf(kind: VehicleClass, own: string, random: Random): string {
  if (kind === 'pickup' || random.chance(0.8)) return own
  return random.chance(0.4) ? random.pick(OTHER_PROVINCES) : random.pick(DISTRICTS).province
}
