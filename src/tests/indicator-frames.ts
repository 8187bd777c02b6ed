/** What a frame of Mettler Toledo's continuous output is to say. */
export interface MettlerFacts {
  digits: number
  /** Digits behind the point; -1 where the last digit counts tens. */
  decimals?: number
  tare?: number
  /** Bits of the status words B and C that say something special. */
  b?: number
  c?: number
  isPounds?: boolean
  hasChecksum?: boolean
}

/** A frame as a Mettler Toledo indicator sends it. */
export function mettlerFrame(facts: MettlerFacts): Buffer {
  const { digits, decimals = 0, tare = 0, b = 0, c = 0, isPounds, hasChecksum } = facts
  const status = [0x28 | (decimals + 2), 0x20 | (isPounds ? 0 : 0x10) | b, 0x20 | c]
  const text = `${`${digits}`.padStart(6)}${`${tare}`.padStart(6, '0')}\r`
  const frame = Buffer.from([0x02, ...status, ...Buffer.from(text)])
  const sum = frame.reduce((all, byte) => all + byte, 0)
  return hasChecksum ? Buffer.concat([frame, Buffer.from([(128 - (sum % 128)) % 128])]) : frame
}

/** A line as an A&D indicator sends it: stable (ST) or in motion (US), gross. */
export function aAndDFrame(kg: number, state: 'ST' | 'US' | 'OL' = 'ST'): Buffer {
  const sign = kg < 0 ? '-' : '+'
  return Buffer.from(`${state},GS,${sign}${`${Math.abs(kg)}`.padStart(8, '0')}kg\r\n`)
}
