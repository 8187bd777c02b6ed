import { type Frame, formatOfLines, kgOf, outOfRange, sevenBits } from './frame.ts'

/** Gross or net, polarity, six digits and a point, unit. */
const STREAM = /^.* ([GNgn]) ?([+-][ \d.]{6,7}) (kg|t|tn|lb|g|oz| {2}) *$/
/** State, range, gross or net, motion, a place that is kept free, a number of ten characters, unit. */
const SMA = /([ ZOUEIT])(\d)([GTN])([ M])(.)([ \d.-]{10})(kg|t|lb|g|oz|tn|ton) *$/

/**
 * The stream of Avery Weigh-Tronix, as Rice Lake's manuals describe it ("Avery Weigh-Tronix stream data format"; 680
 * Synergy, 11.3.3). It does not say whether the weight is moving.
 */
export const weighTronix = formatOfLines((bytes): Frame | undefined => {
  const [, mode = '', number = '', unit] = STREAM.exec(sevenBits(bytes)) ?? []
  const kg = kgOf(number, 'kg') === null ? undefined : kgOf(number, unit)
  if (kg === undefined) return undefined
  return { kg, isMoving: null, isOutOfRange: false, isNet: /n/i.test(mode) }
})

/** The answer of the Scale Manufacturers Association's protocol, repeated (SCP-0499, 5.1): Avery Weigh-Tronix, Fairbanks. */
export const sma = formatOfLines((bytes): Frame | undefined => {
  const [, state = '', , mode = '', motion, , number = '', unit] = SMA.exec(sevenBits(bytes)) ?? []
  if (!mode) return undefined
  if (state === 'O' || state === 'U') return outOfRange(state === 'U', mode !== 'G')
  // E, I and T are errors of zero and of tare: what stands behind them is no weight.
  const kg = /[EIT]/.test(state) ? null : kgOf(number, unit)
  return { kg, isMoving: motion === 'M', isOutOfRange: false, isNet: mode !== 'G' }
})
