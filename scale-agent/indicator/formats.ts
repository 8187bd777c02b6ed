import { aAndD } from './a-and-d.ts'
import type { FormatName } from './format-names.ts'
import type { FrameFormat } from './frame.ts'
import { mettlerToledo } from './mettler-toledo.ts'
import { riceLake } from './rice-lake.ts'
import { sartorius } from './sartorius.ts'
import { sma, weighTronix } from './weigh-tronix.ts'
import { yaohuaA9, yaohuaA12, yaohuaA26 } from './yaohua.ts'

export const FORMATS: Record<FormatName, FrameFormat> = {
  'a-and-d': aAndD,
  'mettler-toledo': mettlerToledo({ hasChecksum: false }),
  'mettler-toledo-checksum': mettlerToledo({ hasChecksum: true }),
  'rice-lake': riceLake,
  'avery-weigh-tronix': weighTronix,
  sma,
  sartorius,
  'yaohua-a9': yaohuaA9,
  'yaohua-a12': yaohuaA12,
  'yaohua-a26': yaohuaA26({ isReversed: false }),
  'yaohua-a26-reversed': yaohuaA26({ isReversed: true }),
}

/** What an indicator sends that its format does not read: another format, or one that nobody reads. */
export type Sent =
  | { key: 'sent.format'; format: FormatName }
  | { key: 'sent.wrongSum' | 'sent.systec' | 'sent.sics' | 'sent.numberOnly' }

/** Those with a checksum first: what they take is that format for certain. */
const ORDER = [
  'mettler-toledo-checksum',
  'mettler-toledo',
  'yaohua-a9',
  'yaohua-a12',
  'rice-lake',
  'sma',
  'a-and-d',
  'avery-weigh-tronix',
  'sartorius',
  'yaohua-a26',
] as const satisfies readonly FormatName[]

/** Formats that are known and not read, each with a sentence that says what to choose at the indicator. */
const OTHERS: [Exclude<Sent['key'], 'sent.format'>, RegExp][] = [
  ['sent.wrongSum', /W[GN][-\d][\d. ]{6}(kg|lb)[\dA-F]{2}\s/],
  ['sent.wrongSum', /[^\w\s][+-]\d{7}[\dA-F]{2}[^\w\s]/],
  // The answer to RN and RM (SysTec, IT3, technical manual, 20): errors, state, date, time, weights.
  ['sent.systec', /<\d{4}\d\d\.\d\d\.\d\d *\d?\d:\d\d[^<>]{20,60}>|<\d\d>/],
  ['sent.sics', /\b(S|SI|SR|SIR) [SDI+-]( +-?[\d.]+ (kg|t|g|lb))?\s/],
  [
    'sent.numberOnly',
    /(^|[\r\n])[ +-]*\d[\d.]{2,7} *(kg|t)? *[\r\n]+[ +-]*\d[\d.]{2,7} *(kg|t)? *[\r\n]/i,
  ],
]

/** What `bytes` are, where `chosen` finds no frame in them; undefined where nobody knows. */
export function identifySent(bytes: Buffer, chosen: FormatName): Sent | undefined {
  const format = ORDER.find((name) => name !== chosen && FORMATS[name](bytes).frames.length > 0)
  if (format) return { key: 'sent.format', format }
  const text = bytes.toString('latin1')
  const key = OTHERS.find(([, pattern]) => pattern.test(text))?.[0]
  return key && { key }
}
