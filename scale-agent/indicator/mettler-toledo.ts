import { type Frame, type FrameFormat, roundedKg } from './frame.ts'

const STX = 0x02
const CR = 0x0d
/** STX, status words A, B and C, six digits of weight, six of tare, CR. */
const LENGTH = 17
const MARK_OF_STATUS = 0x20

/**
 * Mettler Toledo's continuous output, with a checksum behind each frame or without. A byte that begins no whole frame
 * is left out, so that reading goes on at the next STX, wherever frames were cut.
 */
export function mettlerToledo({ hasChecksum }: { hasChecksum: boolean }): FrameFormat {
  const length = LENGTH + (hasChecksum ? 1 : 0)
  return (bytes) => {
    const frames: Frame[] = []
    let at = begin(bytes, 0)
    while (at + length <= bytes.length) {
      // Indicators with seven bits send the parity in the eighth.
      const frame = bytes.subarray(at, at + length).map((byte) => byte & 0x7f)
      const isWhole = isFrame(frame) && (!hasChecksum || isSumRight(frame))
      if (isWhole) frames.push(decode(frame))
      at = begin(bytes, at + (isWhole ? length : 1))
    }
    return { frames, rest: bytes.subarray(at) }
  }
}

/** Where the next STX is; behind the last byte where there is none. */
function begin(bytes: Buffer, from: number): number {
  const at = bytes.subarray(from).findIndex((byte) => (byte & 0x7f) === STX)
  return at === -1 ? bytes.length : from + at
}

function isFrame(frame: Uint8Array): boolean {
  const isStatus = frame.subarray(1, 4).every((byte) => (byte & MARK_OF_STATUS) !== 0)
  const areNumbers = [digits(frame, 4, 10), digits(frame, 10, 16)].every((text) =>
    /^ *\d*$/.test(text),
  )
  return isStatus && frame[LENGTH - 1] === CR && areNumbers
}

/** The checksum makes the sum of all bytes a multiple of 128. */
function isSumRight(frame: Uint8Array): boolean {
  return frame.reduce((sum, byte) => sum + byte, 0) % 128 === 0
}

function decode(frame: Uint8Array): Frame {
  const [, a = 0, b = 0, c = 0] = frame
  const factor = unitInKg(b, c)
  const isOutOfRange = (b & 0x04) !== 0
  // Zero is not captured yet after switching on: what stands there means nothing.
  const hasNoZero = (b & 0x40) !== 0
  const shown = digits(frame, 4, 10).trim()
  const value = Number(shown) * 10 ** (2 - (a & 0x07)) * ((b & 0x02) === 0 ? 1 : -1)
  // A blank display is no weight of 0 kg.
  const hasWeight = factor !== null && !isOutOfRange && !hasNoZero && shown !== ''
  return {
    kg: hasWeight ? roundedKg(value * factor) : null,
    isMoving: (b & 0x08) !== 0,
    isOutOfRange,
    ...(isOutOfRange && (b & 0x02) !== 0 && { isBelowZero: true }),
    isNet: (b & 0x01) !== 0,
  }
}

/** Kilograms or tonnes; null for any other unit. */
function unitInKg(b: number, c: number): number | null {
  if ((c & 0x07) === 0) return (b & 0x10) === 0 ? null : 1
  return (c & 0x07) === 2 ? 1000 : null
}

function digits(frame: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...frame.subarray(from, to))
}
