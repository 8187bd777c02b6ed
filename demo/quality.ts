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
  return {
    grade,
    isReturn,
    returnReason: isReturn ? random.pick(RETURN_REASONS) : null,
    rejectKg: isReturn ? Math.round((loadKg * random.int(3, 20)) / 1000) * 10 : 0,
    isSpecialCase: !isReturn && grade < 18,
    landNumber: random.pick(PLOTS),
    bunchKg: (12 + random.spread() * 4).toFixed(2),
    ...shares(grade, product.group, random),
    isWatering: random.chance(0.03),
    isRaining: random.chance(0.12),
  }
}

function gradeOf(bias: number, random: Random): number {
  const grade = Math.round(19 + bias + random.spread() * 1.3)
  const lowest = random.chance(0.35) ? 17 : 18
  return Math.min(22, Math.max(lowest, grade))
}

/** Of the whole load; together they are 100 %. Bunches bring some loose fruit, loose fruit brings no bunches. */
function shares(grade: number, group: Product['group'], random: Random) {
  const some = (max: number) => random.next() ** 2 * max
  const worse = Math.max(0, 20 - grade)
  const lesser = {
    unripe: some(2 + worse * 2),
    raw: some(1 + worse),
    overripe: some(4),
    rotten: some(2),
    loose: 2 + some(10),
    undersize: some(3),
    contaminants: some(1.5),
    longStalk: some(3),
  }
  if (group === 'LF') return percents({ ...NO_BUNCHES, contaminants: lesser.contaminants }, 'loose')
  return percents(lesser, 'ripe')
}

const NO_BUNCHES = {
  ripe: 0,
  unripe: 0,
  raw: 0,
  overripe: 0,
  rotten: 0,
  undersize: 0,
  longStalk: 0,
}

/** With two decimals; `max` is what the others leave of the whole. */
function percents<Part extends string, Most extends string>(
  parts: Record<Part, number>,
  max: Most,
) {
  const whole = (percent: number) => Math.round(percent * 100)
  const drawn = Object.entries<number>(parts).map(
    ([part, percent]) => [part, whole(percent)] as const,
  )
  const rest = drawn.reduce((left, [, hundredths]) => left - hundredths, whole(100))
  const all = [...drawn, [max, rest] as const]
  return Object.fromEntries(
    all.map(([part, hundredths]) => [part, (hundredths / 100).toFixed(2)]),
  ) as Record<Part | Most, string>
}
