import type { StateLook } from '../../ui/state-look.ts'
import type { Badge } from '../rules.ts'

/** The steps of an order, from draft to payable, as its track shows them. */
export const STEPS = ['draft', 'review', 'approved', 'confirmed', 'received', 'payable'] as const

interface BadgeRow {
  look: StateLook
  /** How many of STEPS are past. A canceled order went as far as its approval did. */
  past: number
}

/** One row a badge. */
export const BADGES: Readonly<Record<Badge, BadgeRow>> = {
  D: { look: { shape: 'dashed', tint: 'gray' }, past: 0 },
  S: { look: { shape: 'ring', tint: 'blue' }, past: 1 },
  IR: { look: { shape: 'quarter', tint: 'violet' }, past: 1 },
  RJ: { look: { shape: 'cross', tint: 'orange' }, past: 0 },
  A: { look: { shape: 'half', tint: 'olive' }, past: 3 },
  CF: { look: { shape: 'three-quarters', tint: 'teal' }, past: 4 },
  C: { look: { shape: 'full', tint: 'green' }, past: 4 },
  RC: { look: { shape: 'arrow', tint: 'petrol' }, past: 5 },
  IV: { look: { shape: 'tick', tint: 'jade' }, past: 6 },
  F: { look: { shape: 'square', tint: 'slate' }, past: 6 },
  CC: { look: { shape: 'stroke', tint: 'stone' }, past: 0 },
}
