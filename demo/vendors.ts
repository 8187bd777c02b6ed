import {
  BANKS,
  COMPANIES,
  COOPERATIVES,
  DISTRICTS,
  type District,
  FIRST_NAMES,
  RAMPS,
  SURNAMES,
} from './names.ts'
import { type Random, seeded } from './random.ts'
import { type DemoVehicle, makeVehicle, type VehicleClass } from './vehicles.ts'

export type VendorKind = 'estate' | 'ppep' | 'ramp'

export interface DemoVendor {
  account: string
  name: string
  /** AVL: the customer's code. Codes that begin with 1 are estates. */
  code: string
  kind: VendorKind
  isFirm: boolean
  /** How often it comes, against the others. */
  trips: number
  /** Percent points that its palm is better or worse than usual. */
  gradeBias: number
  vehicles: DemoVehicle[]
  levelId: number
  taxPercent: string
  bank: { name: string; account: string } | null
  isLinked: boolean
  dimension7: string | null
  isPremium: boolean
  /** Kilometres; baht per kg. */
  distanceKm: number
  shippingCost: string
  consistency: string
}

const VENDORS = 300
const PREFIX = { estate: 1, ppep: 2, ramp: 3 } as const

/** The 300 vendors of the demo mill, each with its customer, bank and trucks; the same each time. */
export function makeVendors(): DemoVendor[] {
  const random = seeded('vendors')
  const plates = new Set<string>()
  const firms = firmsOf()
  const people = makePeople(VENDORS - firms.length, random)
  const codes = { estate: 0, ppep: 0, ramp: 0 }
  return [...firms, ...people].map((who, index) => {
    codes[who.kind] += 1
    const code = String(PREFIX[who.kind] * 10_000 + codes[who.kind])
    const place = random.weighted(DISTRICTS, ({ province }) => (province === 'สุราษฎร์ธานี' ? 3 : 1))
    return makeVendor(who, code, `V${String(index + 1).padStart(5, '0')}`, place, random, plates)
  })
}

interface Who {
  name: string
  kind: VendorKind
  isFirm: boolean
}

function firmsOf(): Who[] {
  const as = (kind: VendorKind) => (name: string) => ({ name, kind, isFirm: true })
  return [...COMPANIES.map(as('estate')), ...RAMPS.map(as('ramp')), ...COOPERATIVES.map(as('ppep'))]
}

/** People with names that nobody else has; some run a ramp. */
function makePeople(count: number, random: Random): Who[] {
  const names = new Set<string>()
  while (names.size < count) names.add(`${random.pick(FIRST_NAMES)} ${random.pick(SURNAMES)}`)
  return [...names].map((person) => {
    const kind = random.weighted(['estate', 'ppep', 'ramp'] as const, (one) => SHARES[one])
    const place = random.pick(random.pick(DISTRICTS).subdistricts)
    return { name: kind === 'ramp' ? `ลานเท${person} ${place}` : person, kind, isFirm: false }
  })
}
const SHARES = { estate: 60, ppep: 30, ramp: 10 } as const

function makeVendor(
  who: Who,
  code: string,
  account: string,
  place: District,
  random: Random,
  plates: Set<string>,
): DemoVendor {
  const isBig = who.isFirm || who.kind === 'ramp'
  const trips = isBig ? 2 + random.next() * 3 : 0.15 + random.next() * 0.4
  const gradeBias = Math.round(random.spread() * 8) / 10 - (who.kind === 'ramp' ? 0.4 : 0)
  const vehicles = makeVehicles(isBig, place.province, random, plates)
  return {
    ...who,
    account,
    code,
    trips,
    gradeBias,
    vehicles,
    levelId: levelOf({ isBig, gradeBias, vehicles }, random),
    taxPercent: taxOf(who, random),
    bank: random.chance(0.96) ? makeBank(random) : null,
    isLinked: !random.chance(0.015),
    dimension7: random.chance(0.985) ? place.dimension7 : null,
    isPremium: random.chance(0.08),
    distanceKm: random.int(3, 95),
    shippingCost: (random.int(0, 6) * 0.05).toFixed(2),
    consistency: (random.int(0, 2) * 0.05).toFixed(2),
  }
}

/** Mostly the level that its palm will earn; a few were not looked at for a while. */
function levelOf(
  { isBig, gradeBias, vehicles }: Pick<DemoVendor, 'gradeBias' | 'vehicles'> & { isBig: boolean },
  random: Random,
): number {
  const isHeavy = vehicles.some((vehicle) => vehicle.class !== 'pickup')
  const earned = isBig ? (gradeBias < -0.5 ? 3 : 4) : isHeavy ? 2 : 1
  const behind = random.weighted([0, -1, 1] as const, (off) => SETTLED[off])
  return Math.min(4, Math.max(1, earned + behind))
}
const SETTLED = { 0: 88, [-1]: 8, 1: 4 } as const

const FLEETS = {
  big: ['six', 'six', 'ten', 'ten', 'ten', 'trailer'],
  small: ['pickup', 'pickup', 'pickup', 'pickup', 'six'],
} as const satisfies Record<string, VehicleClass[]>

function makeVehicles(
  isBig: boolean,
  province: string,
  random: Random,
  plates: Set<string>,
): DemoVehicle[] {
  const count = isBig ? random.int(3, 6) : random.int(1, 2)
  const fleet = FLEETS[isBig ? 'big' : 'small']
  return Array.from({ length: count }, () =>
    makeVehicle(random.pick(fleet), province, random, plates),
  )
}

function taxOf(who: Who, random: Random): string {
  if (who.kind === 'ppep' && who.isFirm) return '0.00'
  return who.isFirm || random.chance(0.25) ? '0.75' : '3.00'
}

function makeBank(random: Random) {
  const { name, digits } = random.weighted(BANKS, ({ share }) => share)
  return { name, account: Array.from({ length: digits }, () => random.int(0, 9)).join('') }
}
