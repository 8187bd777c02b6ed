/** What an indicator says in one frame of its continuous output. */
export interface Frame {
  /** In kg, net where a tare is set; null where the indicator shows no weight, or one in a unit that is none of ours. */
  kg: number | null
  /** Null where the format does not say it. */
  isMoving: boolean | null
  /** More than the scale can weigh, or less than it can show. */
  isOutOfRange: boolean
  /** Out of range below zero. */
  isBelowZero?: boolean
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

/** A weight in kg of a number as it is sent and its unit; null where it is no number, or a unit that is none of ours. */
export function kgOf(number: string, unit: string | undefined): number | null {
  const [, sign, digits] = /^ *(?:([+-]) *)?(\d+(?:\.\d*)?) *$/.exec(number) ?? []
  const factor = { kg: 1, k: 1, t: 1000 }[unit?.trim().toLowerCase() ?? '']
  if (digits === undefined || factor === undefined) return null
  return roundedKg(Number(digits) * factor * (sign === '-' ? -1 : 1))
}

/** A frame of a scale that is out of its range, above or below. */
export function outOfRange(isBelowZero: boolean, isNet = false): Frame {
  return {
    kg: null,
    isMoving: true,
    isOutOfRange: true,
    ...(isBelowZero && { isBelowZero }),
    isNet,
  }
}

/** Of a line without end the beginning is forgotten. */
const MAX_LENGTH = 64

/** A format of lines that end in CR or LF; `decode` gets each line, with all eight bits of its bytes. */
export function formatOfLines(decode: (line: string) => Frame | undefined): FrameFormat {
  return (bytes) => {
    const lines = bytes.toString('latin1').split(/[\r\n]+/)
    const rest = Buffer.from(lines.pop() ?? '', 'latin1')
    return { frames: lines.flatMap((line) => decode(line) ?? []), rest: rest.subarray(-MAX_LENGTH) }
  }
}

/** A line whose eighth bits are left out: indicators of seven bits send the parity there. */
export function sevenBits(line: string): string {
  return line.replace(/[\x80-\xff]/g, (byte) => String.fromCharCode(byte.charCodeAt(0) & 0x7f))
}
