import { refuseField } from '../../platform/errors.ts'
import { COMMON_WORDS, KEY_ROWS } from '../rules/common-words.ts'
import { browserHash } from './passwords.ts'

/** Shorter ones no screen takes. */
const MIN_LENGTH = 9
const DIGITS = ['1', '12', '123', '1234', '12345', '123456', '1234567', '12345678', '123456789']
const ENDINGS = ['', ...'! 01 11 99 111 000 789 321 1! 123! @123 @1234 #1 #123'.split(' ')]
/** Years of both calendars in which officers are born and passwords are made. */
const YEARS = [...range(1970, 2030), ...range(2513, 2573)].map(String)

let hashes: ReadonlySet<string> | undefined

/** Refuses a new password, as the browser hashed it, that many people take. The screens refuse more: they see what was typed. */
export function refuseCommonPassword(sent: string): void {
  hashes ??= new Set(commonPasswords().map(browserHash))
  if (hashes.has(sent)) refuseField('Password', 'v.passwordCommon')
}

/**
 * The passwords that many people take and that are long enough: common words in usual spellings with figures, years and
 * signs behind them, twice, or behind figures; and rows of keys and repeated signs.
 */
export function commonPasswords(): string[] {
  const spelled = COMMON_WORDS.flatMap(spellings)
  const ends = [...ENDINGS, ...DIGITS, ...YEARS]
  const all = [
    ...spelled.flatMap((word) => ends.map((end) => word + end)),
    ...spelled.map((word) => word + word),
    ...COMMON_WORDS.flatMap((word) => DIGITS.map((digits) => digits + word)),
    ...KEY_ROWS.flatMap(partsOfRow),
    ...[...'0123456789abcdefghijklmnopqrstuvwxyzก'].flatMap((sign) =>
      range(MIN_LENGTH, 16).map((length) => sign.repeat(length)),
    ),
  ]
  return [...new Set(all)].filter((password) => [...password].length >= MIN_LENGTH)
}

/** Small letters, a capital in front, capitals, and the signs that people write for letters. */
function spellings(word: string): string[] {
  const capital = word.charAt(0).toUpperCase() + word.slice(1)
  const masked = [word, capital].flatMap((one) => [
    one.replaceAll('a', '@'),
    one.replaceAll('o', '0'),
    one.replaceAll('a', '@').replaceAll('o', '0'),
  ])
  return [...new Set([word, capital, word.toUpperCase(), ...masked])]
}

/** Every part of a row that is long enough, both ways, and a short row twice or with figures behind it. */
function partsOfRow(row: string): string[] {
  const directions = [row, [...row].reverse().join('')]
  return directions.flatMap((keys) => {
    const parts = range(0, keys.length).flatMap((from) =>
      range(from + MIN_LENGTH, keys.length).map((to) => keys.slice(from, to)),
    )
    const starts = range(3, keys.length).map((length) => keys.slice(0, length))
    return [
      ...parts,
      ...starts.flatMap((start) => [
        start + start,
        start.repeat(3),
        ...DIGITS.map((digits) => start + digits),
      ]),
    ]
  })
}

/** The whole numbers from `from` to `to`; none where `to` is smaller. */
function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n)
}
