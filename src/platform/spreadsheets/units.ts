import { decimal, round } from '../money.ts'
import { arabicDigits } from '../thai-date.ts'
import { readDecimal } from './thai-values.ts'

/** What the numbers of a field count. */
export type Measure = 'kg' | 'bahtPerKg' | 'km' | 'percent'

/** How units are written, without spaces and dots, and how much of the field's own unit one of them is. */
const MASSES: Units = [
  ['1', 'กก|กิโล|กิโลกรัม|kg|kgs|kilo|kilos|kilogram|kilograms|kilogramme|kilogrammes'],
  ['1000', 'ตัน|เมตริกตัน|t|ton|tons|tonne|tonnes|mt|metricton|metrictons'],
  ['0.001', 'กรัม|g|gram|grams'],
  ['0.45359237', 'ปอนด์|lb|lbs|pound|pounds'],
]
const MONIES: Units = [
  ['1', 'บาท|บ|baht|thb|฿'],
  ['0.01', 'สตางค์|satang'],
]
const DISTANCES: Units = [
  ['1', 'กม|กิโลเมตร|km|kms|kilometer|kilometers|kilometre|kilometres'],
  ['0.001', 'เมตร|ม|m|meter|meters|metre|metres'],
  ['1.609344', 'ไมล์|mile|miles|mi'],
]
const PERCENTS: Units = [['1', '%|เปอร์เซ็นต์|ร้อยละ|percent|pct']]

type Units = readonly (readonly [factor: string, names: string])[]

/** What stands in brackets in a header and is no unit. */
const NO_UNIT =
  /^(?:ชั่ง)?(?:เข้า|ออก|รวม|สุทธิ|รถเปล่า|รวมรถ|รถหนัก|รถเบา|ครั้งที่\d|ครั้งแรก|ครั้งที่หนึ่ง|ครั้งที่สอง|ไป-?กลับ|in|out|gross|tare|net|first|second|เกรด|grade|ถ้ามี|optional|required|\*|\d%?)*$/

/** The letters of a header that names a unit. */
const MAX_HEADER = 500

/**
 * How much of the field's own unit the numbers of a column count, by the unit in its header: 1000 for "น้ำหนักเข้า (ตัน)".
 * Undefined where the header names none, 'unknown' where it names one that the field cannot be counted in.
 */
export function unitOfHeader(header: string, measure: Measure): string | undefined {
  if (header.length > MAX_HEADER) return undefined
  const inBrackets = [...header.matchAll(/[([]([^()[\]]*)[)\]]/g)].map(([, text = '']) => text)
  const behind = TRAILING.exec(header)?.[1]
  const named = [...inBrackets.map(bare).filter((text) => !NO_UNIT.test(text))]
  if (behind !== undefined) named.push(bare(behind))
  const [known] = named.flatMap((text) => factorOf(text, measure) ?? [])
  // The percent of a price is its grade.
  const others = named.filter((text) => measure !== 'bahtPerKg' || !find(PERCENTS, text))
  return known ?? (others.length > 0 ? 'unknown' : undefined)
}

/** A header without the unit in it: "ระยะทาง (กม.)", "ระยะทาง กม." and "distance_km" without what is counted in. */
export function withoutUnit(header: string): string {
  if (header.length > MAX_HEADER) return header
  return header.replace(/\([^()]*\)|\[[^[\]]*\]/g, '').replace(TRAILING, '')
}

/**
 * The decimal that a cell holds, in the field's own unit: with a unit of its own, else in that of its header. Undefined
 * where it holds none, or a unit that the field cannot be counted in.
 */
export function readMeasured(text: string, measure: Measure, ofHeader = '1'): string | undefined {
  const typed = arabicDigits(text).trim()
  const [, figures = '', own = ''] =
    /^(฿?\s*[-\u2212]?(?!\s)[\d.,\s]*\d\.?)\s*(.*)$/s.exec(typed) ?? []
  const value = readDecimal(figures.replace(/^฿\s*/, ''))
  const factor = own === '' ? ofHeader : factorOf(bare(own), measure)
  if (value === undefined || factor === undefined) return undefined
  if (factor === '1') return value
  const counted = decimal(value).times(factor)
  // A mile has more decimals than anybody measured.
  return (/^10*$|^0\.0*1$/.test(factor) ? counted : round(counted, 2))
    .toFixed()
    .replace(/\.0+$/, '')
}

/** No truck is lighter: what is less was counted in tonnes. */
export const MIN_KILOGRAMS = 100

/**
 * What is odd about kilograms that name no unit: three decimals, which are thousands set apart by a dot, or less than a truck
 * weighs; and what is likely meant. Undefined where nothing is.
 */
export function oddKilograms(
  value: string,
  typed: string,
  unit = '1',
): { isDot: boolean; proposal?: string } | undefined {
  const figures = arabicDigits(typed).replace(/\s/g, '')
  const isDot = unit === '1' && /^\d{1,3}(?:\.\d{3})+$/.test(figures)
  if (isDot) return { isDot, proposal: readDecimal(figures.replaceAll('.', '')) ?? value }
  const kilograms = decimal(value)
  if (kilograms.lte(0) || kilograms.gte(MIN_KILOGRAMS)) return undefined
  const tonnes = kilograms.times(1000)
  return tonnes.gte(MIN_KILOGRAMS) ? { isDot, proposal: tonnes.toFixed() } : { isDot }
}

function factorOf(unit: string, measure: Measure): string | undefined {
  if (measure === 'kg') return find(MASSES, unit.replace(/^\//, ''))
  if (measure === 'km') return find(DISTANCES, unit)
  if (measure === 'percent') return find(PERCENTS, unit)
  const [money = '', ...per] = unit.split(/\/|ต่อ|per/)
  const mass = per.length === 0 ? find(MASSES, money) : find(MASSES, per.join('/'))
  const baht = find(MONIES, money) ?? (money === '' || per.length === 0 ? '1' : undefined)
  if (baht === undefined || (mass === undefined && find(MONIES, unit) === undefined))
    return undefined
  return decimal(baht)
    .div(mass ?? '1')
    .toFixed()
}

function find(units: Units, name: string): string | undefined {
  return units.find(([, names]) => names.split('|').includes(name))?.[0]
}

function bare(unit: string): string {
  return unit
    .toLowerCase()
    .replace(/^(?:หน่วย|unit)\s*:?/, '')
    .replace(/[\s.]/g, '')
}

/** A unit behind the name in a header, set apart by a sign or, of Thai words, by nothing. */
const WORDS = [MASSES, MONIES, DISTANCES, PERCENTS]
  .flatMap((units) => units.flatMap(([, names]) => names.split('|')))
  .sort((one, other) => other.length - one.length)
const LATIN = WORDS.filter((word) => /^[a-z]+$/.test(word)).join('|')
const THAI = WORDS.filter((word) => /^[ก-๙]{3,}$|^กก$|^กม$/.test(word)).join('|')
const TRAILING = new RegExp(
  String.raw`(?:[\s_:,-]+|(?=[/฿%])|(?<=[ก-๙])(?=${THAI})|(?<=\S)(?=ต่อ))((?:(?:${LATIN}|${THAI}|%|฿)?\s*(?:\/|ต่อ|\sper\s)\s*)?(?:${LATIN}|${THAI}|กก\.|กม\.|ก\.ก\.|ก\.ม\.|%|฿)\.?)\s*$`,
  'i',
)
