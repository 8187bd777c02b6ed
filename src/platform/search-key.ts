import { identityKey } from './keys.ts'

/** What may stand before a number or plate that is typed, and is no part of it. */
const PREFIX = /^(?:(?:avl|po)(?=\d)|(?:เลขที่|ใบสั่งซื้อ|ใบชั่ง|ทะเบียนรถ|ทะเบียน)+(?=.*\d))+/
/** The same, and titles, where a sign sets them apart from what follows. */
const WORD_BEFORE =
  /^\s*(?:(?:avl|po)[\s:]+(?=\S*\d)|บ\.\s*(?=[^\s\d]{2})|(?:mr|mrs|ms|miss)\.?\s+)/i

/** Titles and words for a kind of firm: a name is found with them and without. */
const TITLE =
  /^(?:คุณ|นางสาว|นาง(?!รอง)|นาย(?!อำเภอ)|นส|หจก|ห้างหุ้นส่วนจำกัด|ห้างหุ้นส่วน|บจก|บมจ|บริษัท|บจ)(?=\D{2})/
const FIRM_END = /(?<=\D{2})(?:จำกัด(?:\(?มหาชน\)?)?|จก)$/
const ENGLISH_FIRM_END = /(?<=[^\d,]{2})(?:,?co)?,?ltd$/

/** What a text is found by, as `search_key` of the database has it: its identity key without dots and strokes. */
export function searchKey(text: string): string {
  return identityKey(text).replace(/[./]/g, '')
}

/**
 * What is looked for where `typed` stands in a search field: its key, without a word for the number that follows and
 * without the title of a name.
 */
export function typedKey(typed: string | null | undefined): string {
  const key = searchKey((typed ?? '').replace(WORD_BEFORE, ''))
    .replace(PREFIX, '')
    .replace(ENGLISH_FIRM_END, '')
  const name = key.replace(TITLE, '')
  return name === key ? key : name.replace(FIRM_END, '')
}

/** A number without the letters before its first figure: `BR691122-0923` is found as `691122-0923` too. */
export function numberKey(key: string): string {
  return key.replace(/^[a-z]+/, '')
}

/** Whether one of the texts has what is typed in it; where nothing is typed, all of them have. */
export function holdsTyped(typed: string, texts: readonly (string | null | undefined)[]): boolean {
  const key = typedKey(typed)
  return key === '' || texts.some((text) => searchKey(text ?? '').includes(key))
}

/** Where in `text` a key stands, as the ends of a part of it; undefined where it does not. */
export function rangeOf(text: string, key: string): readonly [number, number] | undefined {
  const kept = text
    .split('')
    .flatMap((sign, at) => (searchKey(sign) ? [{ sign: searchKey(sign), at }] : []))
  const from =
    key === ''
      ? -1
      : kept
          .map(({ sign }) => sign)
          .join('')
          .indexOf(key)
  const [first, last] = [kept[from], kept[from + key.length - 1]]
  return first && last ? [first.at, last.at + 1] : undefined
}
