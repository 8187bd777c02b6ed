import { type Frame, formatOfLines, kgOf, outOfRange, sevenBits } from './frame.ts'

/** Behind STX: polarity, number, unit, gross or net, status. */
const STX = '\u0002'
const FRAME = /^([ -])([ \d.-]{6,7})([LKTGO ])([GN])([ IMOZ])$/

/**
 * Rice Lake's stream, as IQ plus 355 began it (482 and 680 Synergy, technical manuals, "Rice Lake stream data format").
 */
export const riceLake = formatOfLines((bytes): Frame | undefined => {
  const parts = sevenBits(bytes).split(STX)
  const frame = parts.length > 1 ? (parts.at(-1) ?? '') : ''
  const [, sign = '', number = '', unit, mode, status = ''] = FRAME.exec(frame) ?? []
  if (!mode) return undefined
  const isNet = mode === 'N'
  if (status === 'O') return outOfRange(sign === '-', isNet)
  const kg = status === 'I' ? null : kgOf(`${sign}${number}`, unit)
  return { kg, isMoving: status === 'M', isOutOfRange: false, isNet }
})
