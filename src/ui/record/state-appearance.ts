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

/** The pairs of colours `--tint-{name}-bg/fg` of tokens.css. */
export type Tint =
  | 'gray'
  | 'blue'
  | 'violet'
  | 'orange'
  | 'olive'
  | 'teal'
  | 'green'
  | 'petrol'
  | 'jade'
  | 'slate'
  | 'stone'

/** How a state looks; its glyph alone distinguishes it, so that nobody needs the colour. */
export interface StateAppearance {
  shape: Shape
  tint: Tint
}

/** The looks of what is in use, of what has ended, and of what somebody has yet to decide. */
export const ACTIVE: StateAppearance = { shape: 'full', tint: 'green' }
export const ENDED: StateAppearance = { shape: 'stroke', tint: 'stone' }
export const UNDECIDED: StateAppearance = { shape: 'ring', tint: 'blue' }

/** The colours of a tint, for what stands inside. */
export function tintStyle(tint: Tint) {
  return { '--state-bg': `var(--tint-${tint}-bg)`, '--state-fg': `var(--tint-${tint}-fg)` }
}
