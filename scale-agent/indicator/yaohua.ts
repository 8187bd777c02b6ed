import {
  type Frame,
  type FrameFormat,
  formatOfLines,
  kgOf,
  outOfRange,
  sevenBits,
} from './frame.ts'

const [STX, ETX, EQUALS] = [0x02, 0x03, 0x3d]
/** STX, sign, six digits, decimals, checksum in two figures, ETX. */
const LENGTH = 12

/**
 * Yaohua XK3190-A9 (user manual, "Continuous method"), also A26 in its format 0 and DS. None of Yaohua's formats but
 * A12's says whether a tare is set, and none whether the weight is moving.
 */
export const yaohuaA9: FrameFormat = (bytes) => {
  const frames: Frame[] = []
  let at = 0
  for (; at < bytes.length; at++) {
    if ((bytes[at]! & 0x7f) !== STX) continue
    if (at + LENGTH > bytes.length) break
    const frame = sevenBits(bytes.toString('latin1', at, at + LENGTH))
    const [, number = '', decimals = '', sum = ''] = /^.([+-]\d{6})([0-4])(..).$/s.exec(frame) ?? []
    if (frame.charCodeAt(LENGTH - 1) !== ETX || sum !== sumOf(frame.slice(1, 9))) continue
    frames.push(frameOf((kgOf(number, 'kg') ?? 0) / 10 ** Number(decimals)))
    at += LENGTH - 1
  }
  return { frames, rest: bytes.subarray(at) }
}

/** W, gross or net, seven characters of weight, unit, checksum. */
const A12 = /(W([GN])([-\d][\d.]{5}[\d. ])(kg|lb))([\dA-F]{2}) *$/
const A12_OUT_OF_RANGE = / {9}(OL|L[O0])23 *$/

/** Yaohua XK3190-A12 (user manual, "Communication mode"): lines of 15 bytes with a checksum. */
export const yaohuaA12 = formatOfLines((bytes): Frame | undefined => {
  const line = sevenBits(bytes)
  const range = A12_OUT_OF_RANGE.exec(line)?.[1]
  if (range) return outOfRange(range !== 'OL')
  const [, summed = '', mode, number = '', unit, sum] = A12.exec(line) ?? []
  if (!mode || sum !== sumOf(summed)) return undefined
  return { ...frameOf(kgOf(number, unit)), isNet: mode === 'N' }
})

/** Yaohua XK3190-A26 in its format 2 (user manual, "Communication format"): `=0024150`, or in format 1 from the back. */
export function yaohuaA26({ isReversed }: { isReversed: boolean }): FrameFormat {
  return (bytes) => {
    const parts = sevenBits(bytes.toString('latin1')).split('=')
    const rest = Math.max(
      bytes.findLastIndex((byte) => (byte & 0x7f) === EQUALS),
      0,
    )
    // What stands before the first sign of equality began earlier; what stands behind the last one may go on.
    const frames = parts.slice(1, -1).flatMap((part) => {
      const text = part.replace(/(?<![\r\n])[\r\n]+$/, '')
      const number = isReversed ? [...text].toReversed().join('') : text
      return /^[-\d][\d.]{6,7}$/.test(number) ? frameOf(kgOf(number, 'kg')) : []
    })
    return { frames, rest: bytes.subarray(rest).subarray(-LENGTH) }
  }
}

function frameOf(kg: number | null): Frame {
  return { kg, isMoving: null, isOutOfRange: false, isNet: false }
}

/** The exclusive or of all bytes, in two figures. */
function sumOf(text: string): string {
  const sum = [...text].reduce((all, letter) => all ^ letter.charCodeAt(0), 0)
  return sum.toString(16).toUpperCase().padStart(2, '0')
}
