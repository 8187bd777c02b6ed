import { PLOTS, type Product, RETURN_REASONS } from './names.ts'
import type { Random } from './random.ts'
import type { DemoVendor } from './vendors.ts'

/** What an officer finds in a load; percents have two decimals. */
export interface DemoGrading {
  grade: number
  isReturn: boolean
  returnReason: string | null
  /** Kg that leave again on the truck. */
  rejectKg: number
  isSpecialCase: boolean
  landNumber: string
  bunchKg: string
  ripe: string
  unripe: string
  raw: string
  loose: string
  overripe: string
  rotten: string
  undersize: string
  contaminants: string
  longStalk: string
  isWatering: boolean
  isRaining: boolean
}

interface Load {
  vendor: DemoVendor
  loadKg: number
  product: Product
}

/** Grades 17 to 22, mostly 18 to 20; of about 3 % of the loads some palm goes back. */
export function gradeLoad({ vendor, loadKg, product }: Load, random: Random): DemoGrading {
  const isReturn = random.chance(0.03)
  const grade = isReturn ? random.int(15, 18) : gradeOf(vendor.gradeBias, random)
  const percents = shares(grade, random)
  return {
    grade,
    isReturn,
    returnReason: isReturn ? random.pick(RETURN_REASONS) : null,
    rejectKg: isReturn ? Math.round((loadKg * random.int(3, 20)) / 1000) * 10 : 0,
    isSpecialCase: !isReturn && grade < 18,
    landNumber: random.pick(PLOTS),
    bunchKg: (12 + random.spread() * 4).toFixed(2),
    ...percents,
    loose: product.group === 'LF' ? '100.00' : percents.loose,
    isWatering: random.chance(0.03),
    isRaining: random.chance(0.12),
  }
}

function gradeOf(bias: number, random: Random): number {
  const grade = Math.round(19 + bias + random.spread() * 1.3)
  const lowest = random.chance(0.35) ? 17 : 18
  return Math.min(22, Math.max(lowest, grade))
}

function shares(grade: number, random: Random) {
  const some = (most: number) => random.next() ** 2 * most
  const worse = Math.max(0, 20 - grade)
  const unripe = some(2 + worse * 2)
  const raw = some(1 + worse)
  const overripe = some(4)
  const rotten = some(2)
  const ripe = 100 - unripe - raw - overripe - rotten
  return {
    ripe: ripe.toFixed(2),
    unripe: unripe.toFixed(2),
    raw: raw.toFixed(2),
    overripe: overripe.toFixed(2),
    rotten: rotten.toFixed(2),
    loose: (4 + some(8)).toFixed(2),
    undersize: some(3).toFixed(2),
    contaminants: some(1.5).toFixed(2),
    longStalk: some(3).toFixed(2),
  }
}
