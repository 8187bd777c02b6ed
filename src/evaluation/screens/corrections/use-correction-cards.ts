import { useState } from 'react'
import { useCall } from '../../../platform/client.ts'
import { calls } from '../../contract.ts'
import type { WeightCorrection } from '../sheet/reading-differences.ts'

/** A correction as it was when it was first shown, and how it was decided since. */
export interface Card {
  correction: WeightCorrection
  /** It is no longer open; its `outcome` may be read a moment later. */
  isDecided: boolean
  outcome: WeightCorrection | undefined
}

interface State {
  place: string
  shown: readonly WeightCorrection[] | undefined
  cards: readonly WeightCorrection[]
}

/**
 * The open corrections of a page. A decided one stays in its place until another page is shown, so that no other card
 * moves under the pointer. New ones are added at the end.
 */
export function useCorrectionCards(
  place: string,
  shown: readonly WeightCorrection[] | undefined,
): readonly Card[] {
  const [state, setState] = useState<State>({ place, shown: undefined, cards: [] })
  if (shown && (shown !== state.shown || place !== state.place)) {
    const cards = place === state.place ? state.cards : []
    setState({ place, shown, cards: mergeCards(cards, shown) })
  }
  const open = new Set(state.shown?.map(idOf))
  const isClosed = (one: WeightCorrection) => !open.has(one.CorrectionID)
  const decided = useDecided(state.cards.some(isClosed))
  return state.cards.map((correction) => {
    const isDecided = isClosed(correction)
    const outcome = isDecided ? decided?.find((one) => idOf(one) === idOf(correction)) : undefined
    return { correction, isDecided, outcome }
  })
}

/** The cards shown so far, with their latest values, then the new ones. */
export function mergeCards(
  cards: readonly WeightCorrection[],
  shown: readonly WeightCorrection[],
): WeightCorrection[] {
  const current = new Map(shown.map((one) => [idOf(one), one]))
  const known = new Set(cards.map(idOf))
  return [
    ...cards.map((one) => current.get(idOf(one)) ?? one),
    ...shown.filter((one) => !known.has(idOf(one))),
  ]
}

/** The corrections that were decided most recently. */
function useDecided(enabled: boolean) {
  const input = { filterDecision: 'decided', page: 0 } as const
  return useCall(calls.getCorrections, input, { enabled }).data?.data
}

function idOf({ CorrectionID }: WeightCorrection): number {
  return CorrectionID
}
