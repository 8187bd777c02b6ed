import { Frame, type Modules } from './frame.ts'
import { wordsOf } from './words-of.ts'

/**
 * A QR code of `text`, with the lowest level of correction: ISO/IEC 18004, versions 1 to 20. Throws where it is too long.
 */
export function qrCode(text: string): Modules {
  const { words, version } = wordsOf(text)
  const frame = new Frame(version)
  const masked = Array.from({ length: 8 }, (_, mask) => frame.filled(words, mask))
  return masked.reduce((best, one) => (penalty(one) < penalty(best) ? one : best))
}

/** How hard a code is to read, as far as it decides between masks: by runs of one colour and the share of dark. */
function penalty(modules: Modules): number {
  const columns = modules.map((_, x) => modules.map((row) => row[x]!))
  const runs = [...modules, ...columns]
    .flatMap(
      (line) =>
        line
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .match(/0{5,}|1{5,}/g) ?? [],
    )
    .reduce((sum, run) => sum + run.length - 2, 0)
  const dark = modules.flat().filter(Boolean).length / modules.length ** 2
  return runs + Math.floor(Math.abs(dark - 0.5) * 20) * 10
}
