import { type Frame, formatOfLines, kgOf, outOfRange, sevenBits } from './frame.ts'

/** Stable, unstable or out of range; gross, net or tare; a sign and a number of a fixed width; the unit, without which the end of the line was lost. */
const FRAME = /(ST|US),(GS|NT|TR| {2}),([+ -][ \d.+-]{5,9}),? ?(kg|t|g|lb) *$/i
/** CAS, 22 bytes with CR and LF: behind the mode the number of the indicator and the states of its lamps. */
const CAS = /(ST|US),(GS|NT|TR),.(.),([ \d.+-]{8}) (kg| ?t|lb| ?g) *$/is
/** Out of range some indicators send the number in another form, or none. */
const OUT_OF_RANGE = /(OL|UL),(GS|NT|TR| {2}),(?:.{2},)?([^,]{0,14}),?(kg|t)?$/i
/** The lamp of CAS that says that the display is held, beside the bit that is always set. */
const HELD = 0x90

/**
 * The lines that A&D began and many makers send, such as `ST,GS,+00024150kg`: a space for plus and a comma before the
 * unit too (Rice Lake SCT-1100, technical manual, 6.5.1), and the 22 bytes of CAS (CI-400, owner's manual, appendix 1).
 * Noise before a frame is left out.
 */
export const aAndD = formatOfLines(decode)

function decode(bytes: string): Frame | undefined {
  const line = sevenBits(bytes)
  const [, range, mode, shown = ''] = OUT_OF_RANGE.exec(line) ?? []
  if (range) return outOfRange(/UL/i.test(range) || shown.startsWith('-'), isNet(mode))
  const cas = CAS.exec(line)
  const [, state = '', kind, number = '', unit = 'kg'] = cas
    ? [cas[0], cas[1], cas[2], cas[4], cas[5]]
    : (FRAME.exec(line) ?? [])
  if (!/^ *(?:[+-] *)?\d+(?:\.\d*)? *$/.test(number)) return undefined
  const lamps = cas ? bytes.charCodeAt(cas.index + 7) : 0
  return {
    kg: kgOf(number, unit),
    isMoving: !/ST/i.test(state) || (lamps & HELD) === HELD,
    isOutOfRange: false,
    isNet: isNet(kind),
  }
}

function isNet(kind = ''): boolean {
  return /NT|TR/i.test(kind)
}
