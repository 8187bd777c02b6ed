import { useState } from 'react'
import { useCall } from '../../../platform/client.ts'
import { calls } from '../../contract.ts'
import type { WeightCorrection } from '../sheet/reading-differences.ts'

/** A correction as it was when it was first shown here, and what became of it since. */
export interface Staying {
  correction: WeightCorrection
  /** It waits no more; how it was decided may come a moment later. */
  left: boolean
  outcome: WeightCorrection | undefined
}

interface FieldValue {
  place: string
  shown: readonly WeightCorrection[] | undefined
  cards: readonly WeightCorrection[]
}

/**
 * The waiting corrections of a page: one that is decided stays where it stood until another page is shown, so that no
 * other comes under a finger on its way. New ones follow them.
 */
export function useStaying(
  place: string,
  shown: readonly WeightCorrection[] | undefined,
): readonly Staying[] {
  const [held, hold] = useState<FieldValue>({ place, shown: undefined, cards: [] })
  if (shown && (shown !== held.shown || place !== held.place)) {
    const before = place === held.place ? held.cards : []
    hold({ place, shown, cards: together(before, shown) })
  }
  const waiting = new Set(held.shown?.map(idOf))
  const hasLeft = (one: WeightCorrection) => !waiting.has(one.CorrectionID)
  const decided = useDecided(held.cards.some(hasLeft))
  return held.cards.map((correction) => {
    const left = hasLeft(correction)
    const outcome = left ? decided?.find((one) => idOf(one) === idOf(correction)) : undefined
    return { correction, left, outcome }
  })
}

/** The cards that stand, as they are by now, and after them the new ones. */
export function together(
  before: readonly WeightCorrection[],
  shown: readonly WeightCorrection[],
): WeightCorrection[] {
  const now = new Map(shown.map((one) => [idOf(one), one]))
  const stood = new Set(before.map(idOf))
  return [
    ...before.map((one) => now.get(idOf(one)) ?? one),
    ...shown.filter((one) => !stood.has(idOf(one))),
  ]
}

/** The corrections that were decided last. */
function useDecided(enabled: boolean) {
  const input = { filterDecision: 'decided', page: 0 } as const
  return useCall(calls.getCorrections, input, { enabled }).data?.data
}

function idOf({ CorrectionID }: WeightCorrection): number {
  return CorrectionID
}
