import { addDays } from '../src/platform/thai-date.ts'
import { PRODUCTS } from './names.ts'
import { seeded } from './random.ts'

export interface PriceChange {
  at: Date
  productCode: string
  rows: { gradePercent: number; price: string }[]
  incrementPrice: string
  decrementPrice: string
  premiumPrice: string | null
}

/** Satang per kg above or below the price of ramps. */
const ABOVE = { estate: 10, ppep: 15, ramp: 0, loose: 180 } as const
const MIN_SATANG = 440
const MAX_SATANG = 640

/**
 * The ladders that the mill published before `until`, oldest first: a base of about 5.20 baht at 18 % from the day
 * before `firstDay` on, that moves most mornings at 07:30 by 5 to 20 satang. A morning's move depends on its date only.
 */
export function priceHistory(firstDay: string, until: Date): PriceChange[] {
  const changes: PriceChange[] = []
  let base = 520
  for (let day = addDays(firstDay, -1); ; day = addDays(day, 1)) {
    const at = new Date(`${day}T07:30:00+07:00`)
    if (at > until) return changes
    const moved = changes.length === 0 ? base : move(base, day)
    if (moved !== base || changes.length === 0) changes.push(...laddersAt(at, moved))
    base = moved
  }
}

function move(base: number, day: string): number {
  const random = seeded(`price ${day}`)
  if (random.chance(0.3)) return base
  const drift = base > 580 ? -0.3 : base < 480 ? 0.3 : 0
  const step = random.int(1, 4) * 5 * (random.next() + drift < 0.5 ? -1 : 1)
  return Math.min(MAX_SATANG, Math.max(MIN_SATANG, base + step))
}

function laddersAt(at: Date, base: number): PriceChange[] {
  return Object.entries(PRODUCTS).map(([kind, { code }]) => ({
    at,
    productCode: code,
    rows: [16, 17, 18, 19, 20].map((gradePercent) => ({
      gradePercent,
      price: baht(base + ABOVE[kind as keyof typeof ABOVE] + (gradePercent - 18) * 25),
    })),
    incrementPrice: '0.25',
    decrementPrice: '0.30',
    premiumPrice: kind === 'estate' ? '0.20' : null,
  }))
}

function baht(satang: number): string {
  return (satang / 100).toFixed(2)
}
