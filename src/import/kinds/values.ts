import { price as priceSchema } from '../../platform/call.ts'
import { cleanText } from '../../platform/keys.ts'
import { decimal, round } from '../../platform/money.ts'
import { becameDay, hasLostDigits, readDecimal } from '../../platform/spreadsheets/thai-values.ts'
import {
  type Measure,
  MIN_KILOGRAMS,
  oddKilograms,
  readMeasured,
} from '../../platform/spreadsheets/units.ts'
import { arabicDigits } from '../../platform/thai-date.ts'
import type { Field, Known, Parsed } from './kind.ts'

/** Text of so many characters, in one line. */
export function text(max: number) {
  return (typed: string): Parsed => {
    const line = cleanText(typed)
    if (line.length > max) return { code: 'tooLong', params: { max } }
    return /\p{Surrogate}/u.test(line) ? { code: 'text' } : { value: line }
  }
}

/** A code or a plate: text, of which a spreadsheet may have cut the end off, or which it took for a day. */
export function code(max: number) {
  const read = text(max)
  return (typed: string): Parsed => {
    if (hasLostDigits(typed)) return { code: 'lostDigits' }
    return becameDay(typed) ? { code: 'becameDay' } : read(typed)
  }
}

/** A decimal within bounds, with so many decimals. */
export function number(min: number, max: number, places = 2) {
  return (typed: string): Parsed => {
    if (typed === '') return { value: '' }
    const value = readDecimal(typed)
    if (value === undefined) return { code: 'number' }
    if (decimal(value).lt(min)) return { code: 'tooSmall', params: { min } }
    if (decimal(value).gt(max)) return { code: 'tooLarge', params: { max } }
    return round(value, places).eq(value) ? { value } : { code: 'decimals', params: { places } }
  }
}

/** A number that counts something, in the unit that its cell or its header names. */
function measured(measure: Measure, [min, max]: Bounds, check: Check = () => undefined) {
  const read = number(min, max)
  const parse = (typed: string, known: Known): Parsed => {
    const value = readMeasured(typed, measure, known.unit)
    if (typed === '' || value === undefined) return read(typed === '' ? '' : 'x')
    const odd = known.isConfirmed ? undefined : check(value, typed, known)
    return odd ?? inItsUnit(read(value), { value, typed, measure, max })
  }
  return { measure, parse, kind: 'number' } as const
}

interface Counted {
  value: string
  typed: string
  measure: Measure
  max: number
}

/** Says of what is too large for its unit what it came to; what is written is proposed in the field's own unit. */
function inItsUnit(read: Parsed, { value, typed, measure, max }: Counted): Parsed {
  if (read.code !== 'tooLarge') return read
  const figures = readDecimal(/^[\d.,\s]*\d/.exec(arabicDigits(typed).trim())?.[0] ?? '')
  if (figures === undefined || decimal(figures).eq(value)) return read
  const areTonnes = measure === 'kg' && decimal(figures).times(1000).eq(value)
  return {
    code: areTonnes ? 'tonnesTooLarge' : 'unitTooLarge',
    params: { typed: figures, value, max },
    ...(decimal(figures).lte(max) && { proposal: figures }),
  }
}

type Bounds = readonly [min: number, max: number]
/** What is odd about a number, as it is read and as it is written. */
type Check = (value: string, typed: string, known: Known) => Parsed | undefined

/** Baht per kg. */
export const price = measured('bahtPerKg', [0, priceSchema.maxValue ?? 0])

/** A cost in baht per kg; what palm itself costs is more likely one per tonne. */
export const costPerKg = measured(
  'bahtPerKg',
  [0, priceSchema.maxValue ?? 0],
  (value, _, { unit }) =>
    unit || decimal(value).lt(MIN_ODD_COST)
      ? undefined
      : { code: 'perTonne', proposal: decimal(value).div(1000).round(2, 1).toString() },
)
const MIN_ODD_COST = 5

/** Kilograms of a truck or of what it brings. */
export const weight = (...bounds: Bounds) => measured('kg', bounds, askKilograms)

function askKilograms(value: string, typed: string, { unit }: Known): Parsed | undefined {
  const hasUnit = /\p{L}/u.test(typed)
  const odd = hasUnit ? undefined : oddKilograms(value, typed, unit)
  return (
    odd && {
      code: odd.isDot ? 'dotThousands' : 'tooLight',
      params: { min: MIN_KILOGRAMS },
      ...(odd.proposal && { proposal: odd.proposal }),
    }
  )
}

/** Kilometres. */
export const distance = (max: number) => measured('km', [0, max])

const YES = [
  '1',
  'y',
  'yes',
  'true',
  'x',
  '✓',
  '✔',
  'ใช่',
  'เป็น',
  'พรีเมียม',
  'premium',
  'ค่าเริ่มต้น',
  'default',
]
const NO = ['0', 'n', 'no', 'false', '-', 'ไม่', 'ไม่ใช่', 'ไม่เป็น']

/** '1' for yes, '' for no. */
export function yesOrNo(typed: string): Parsed {
  const word = typed.toLowerCase()
  if (YES.includes(word)) return { value: '1' }
  return word === '' || NO.includes(word) ? { value: '' } : { code: 'yesOrNo' }
}

/** A field that is yes or no, and no where it is empty. */
export const flag = {
  kind: 'choice',
  parse: yesOrNo,
  choices: (_, language) => (language === 'th' ? ['ใช่', 'ไม่ใช่'] : ['Yes', 'No']),
  show: (value, _, language) => {
    if (language === 'th') return value ? 'ใช่' : 'ไม่ใช่'
    return value ? 'Yes' : 'No'
  },
  example: 'ใช่',
} as const satisfies Partial<Field>

/** A field of text that a record must have. */
export const required = { required: true, kind: 'text' } as const satisfies Partial<Field>

type Heads = Field['th']

/** The code of a record, as most tables keep it, under the names of its column. */
export function ownCode(th: Heads, en: Heads, example: string) {
  return { ...required, parse: code(50), stored: { column: 'code' }, th, en, example }
}

/** The name of a record, as most tables keep it. */
export function ownName(th: Heads, en: Heads, example: string) {
  return { ...required, parse: text(200), stored: { column: 'name' }, th, en, example }
}
