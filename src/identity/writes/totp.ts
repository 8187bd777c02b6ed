import { createHmac } from 'node:crypto'

const STEP_MS = 30_000
const DIGITS = 6
/** How many steps a clock may be ahead or behind. */
const DRIFT = 1

/** The step of RFC 6238 at `now`: each has its code. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / STEP_MS)
}

/** The code of a step, by HMAC-SHA-1: what every app computes. */
export function codeOf(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = digest.at(-1)! & 0xf
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step, of `now` or its neighbours, that `code` is of. */
export function stepOf(secret: Buffer, code: string, now: Date): number | undefined {
  const present = stepAt(now)
  const steps = Array.from({ length: 2 * DRIFT + 1 }, (_, n) => present - DRIFT + n)
  return steps.find((step) => codeOf(secret, step) === code)
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Bytes as apps take them: RFC 4648, base 32, without padding. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}
