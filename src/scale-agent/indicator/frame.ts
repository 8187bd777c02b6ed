/** What an indicator says in one frame of its continuous output. */
export interface Frame {
  /** In kg, net where a tare is set; null where the indicator shows no weight, or one in a unit that is none of ours. */
  kg: number | null
  isMoving: boolean
  /** More than the scale can weigh, or less than it can show. */
  isOutOfRange: boolean
  /** A tare is set: what stands there is not the whole weight. */
  isNet: boolean
}

/**
 * Finds the whole frames in `bytes`, and the rest from where the next one may begin. What is no frame is left out.
 */
export type FrameFormat = (bytes: Buffer) => { frames: Frame[]; rest: Buffer }

/** Kilograms with at most two decimals, as the wire takes them. */
export function roundedKg(kg: number): number {
  return Math.round(kg * 100) / 100 + 0
}
