import { type Frame, type FrameFormat, roundedKg } from './frame.ts'

/** Stable, unstable or out of range; gross or net; a sign and a number of a fixed width; the unit. */
const FRAME = /(ST|US|OL),(GS|NT|TR| {2}),([+-])([ \d.]{5,9}) ?(kg|t|g|lb)? *$/i
/** Out of range some indicators send the number in another form, or none. */
const OUT_OF_RANGE = /OL,(GS|NT|TR| {2}),[^,]{0,14}$/i
/** No frame is longer: of a line without end the beginning is forgotten. */
const MAX_LENGTH = 64

/** The lines that A&D began and many makers send, such as `ST,GS,+00024150kg`. Noise before a frame is left out. */
export const aAndD: FrameFormat = (bytes) => {
  const lines = bytes.toString('latin1').split(/[\r\n]+/)
  const rest = Buffer.from(lines.pop() ?? '', 'latin1')
  return { frames: lines.flatMap((line) => decode(line) ?? []), rest: rest.subarray(-MAX_LENGTH) }
}

function decode(line: string): Frame | undefined {
  const ascii = line.replace(/[\x80-\xff]/g, (byte) =>
    String.fromCharCode(byte.charCodeAt(0) & 0x7f),
  )
  const outOfRange = OUT_OF_RANGE.exec(ascii)
  if (outOfRange)
    return { kg: null, isMoving: true, isOutOfRange: true, isNet: isNet(outOfRange[1]) }
  const [, state = '', kind, sign, number = '', unit = 'kg'] = FRAME.exec(ascii) ?? []
  const value = readNumber(number)
  if (value === undefined) return undefined
  const factor = { kg: 1, t: 1000 }[unit.toLowerCase()]
  return {
    kg: factor === undefined ? null : roundedKg(value * factor * (sign === '-' ? -1 : 1)),
    isMoving: state.toUpperCase() !== 'ST',
    isOutOfRange: false,
    isNet: isNet(kind),
  }
}

function isNet(kind = ''): boolean {
  return /NT|TR/i.test(kind)
}

/** A number padded with spaces or zeros in front; undefined where it is none. */
function readNumber(number: string): number | undefined {
  return /^ *\d+(\.\d*)? *$/.test(number) ? Number(number) : undefined
}
