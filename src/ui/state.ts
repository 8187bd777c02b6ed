import type { TFunction } from 'i18next'

/** How far the pie of a state is filled, or what else its glyph shows. */
export type Shape =
  | 'dashed'
  | 'ring'
  | 'quarter'
  | 'half'
  | 'three-quarters'
  | 'full'
  | 'cross'
  | 'arrow'
  | 'tick'
  | 'square'
  | 'stroke'
  | 'triangle'

/**
 * Each state's glyph and the colours that it borrows (`--st-{tint}-bg/fg` of tokens.css).
 * Orders carry the specification's codes; tickets and stuck work have names of their own.
 */
export const states = {
  D: { shape: 'dashed', tint: 'D' },
  S: { shape: 'ring', tint: 'S' },
  IR: { shape: 'quarter', tint: 'IR' },
  RJ: { shape: 'cross', tint: 'RJ' },
  A: { shape: 'half', tint: 'A' },
  CF: { shape: 'three-quarters', tint: 'CF' },
  C: { shape: 'full', tint: 'C' },
  RC: { shape: 'arrow', tint: 'RC' },
  IV: { shape: 'tick', tint: 'IV' },
  F: { shape: 'square', tint: 'F' },
  CC: { shape: 'stroke', tint: 'CC' },
  weighOut: { shape: 'dashed', tint: 'D' },
  grade: { shape: 'ring', tint: 'S' },
  value: { shape: 'half', tint: 'IR' },
  evaluated: { shape: 'tick', tint: 'C' },
  attention: { shape: 'triangle', tint: 'RJ' },
} as const satisfies Record<string, { shape: Shape; tint: string }>

export type State = keyof typeof states

/** The word of a state; `short` takes that of a list where one is given. */
export function stateWord(t: TFunction, state: State, short = false): string {
  return t(short ? [`state.${state}.short`, `state.${state}`] : `state.${state}`)
}
