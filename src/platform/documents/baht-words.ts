import { type Decimal, round } from '../money.ts'

const DIGITS = ' หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า'.split(' ')
const UNITS = ' สิบ ร้อย พัน หมื่น แสน'.split(' ')
/** Places below a million; what stands before them is read first, and then ล้าน. */
const BELOW_MILLION = 6

/**
 * An amount in baht as Thai words, rounded to the satang: 21.50 is ยี่สิบเอ็ดบาทห้าสิบสตางค์, 100 is
 * หนึ่งร้อยบาทถ้วน. A last 1 after other digits is เอ็ด (Royal Institute, "อ่านอย่างไรและเขียนอย่างไร",
 * 16th printing, p. 67), each group of six read by itself: 501,000,001 is ห้าร้อยเอ็ดล้านเอ็ด.
 * Throws a RangeError below zero.
 */
export function bahtWords(amount: Decimal): string {
  const exact = round(amount)
  if (exact.lt(0)) throw new RangeError('An amount in words is never negative')
  const [baht, satang] = exact.toFixed(2).split('.').map(numberWords)
  if (!satang) return `${baht || 'ศูนย์'}บาทถ้วน`
  return `${baht && `${baht}บาท`}${satang}สตางค์`
}

/** Nothing for zero. */
function numberWords(digits: string): string {
  const above = digits.slice(0, -BELOW_MILLION)
  const millions = above && numberWords(above)
  const rest = Array.from(digits.slice(-BELOW_MILLION), Number)
  const isLed = millions !== '' || rest.slice(0, -1).some((digit) => digit > 0)
  const words = rest.map((digit, index) => digitWords(digit, rest.length - 1 - index, isLed))
  return `${millions && `${millions}ล้าน`}${words.join('')}`
}

function digitWords(digit: number, place: number, isLed: boolean): string {
  if (digit === 0) return ''
  if (place === 0 && digit === 1 && isLed) return 'เอ็ด'
  if (place === 1 && digit === 1) return 'สิบ'
  if (place === 1 && digit === 2) return 'ยี่สิบ'
  return `${DIGITS[digit]}${UNITS[place]}`
}
