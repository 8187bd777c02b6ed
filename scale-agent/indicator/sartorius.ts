import { type Frame, formatOfLines, kgOf, outOfRange, sevenBits } from './frame.ts'

/** A name of six characters or none, sign, number, unit: 22 or 16 bytes with CR and LF. */
const FRAME = /^(G#?|N)? *((?:[+-] *)?\d[\d.]*) *(?:(kg|t|g|lb) *)?$/
/** In place of a number: over the range, under it, or nothing to show. */
const SPECIAL = /^(Stat)? +(H|L|--|C|Err.*) *$/
const MIN_LENGTH = 14

/**
 * Sartorius SBI (Combics, operating instructions, "Data output format"): the unit is sent only with a weight that is
 * stable. Of 16 bytes the name is missing, which says whether a tare is set.
 */
export const sartorius = formatOfLines((bytes): Frame | undefined => {
  const line = sevenBits(bytes)
  const special = SPECIAL.exec(line)?.[2]
  if (special === 'H' || special === 'L') return outOfRange(special === 'L')
  if (line.length < MIN_LENGTH) return undefined
  if (special) return { kg: null, isMoving: true, isOutOfRange: false, isNet: false }
  const [, name, number = '', unit] = FRAME.exec(line) ?? []
  if (!number) return undefined
  const isNet = name === 'N'
  return {
    kg: kgOf(number, unit ?? 'kg'),
    isMoving: unit === undefined,
    isOutOfRange: false,
    isNet,
  }
})
