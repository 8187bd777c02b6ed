import type { Encoding } from './sheet-table.ts'

/** What stands in the place of a letter that cannot be read. */
export const UNREADABLE = '\ufffd'

/**
 * The text of a file, without its byte order mark, and how it was written: UTF-16 with its mark, else UTF-8 or
 * Windows-874, which Thai programs write, by the most of its letters. `UNREADABLE` stands where bytes are no letter, and
 * where a line is written otherwise than the file. Undefined where the file is no text at all.
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: Encoding } | undefined {
  const mark = utf16Of(bytes)
  if (mark) return textOf(new TextDecoder(mark).decode(bytes), 'UTF-16')
  const loose = UTF_8.decode(bytes)
  if (count(loose, ANY_LETTER) >= count(loose, NO_LETTER)) {
    const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb
    if (isMarked || !TWO_BYTES.test(loose)) return textOf(loose, 'UTF-8')
    const lines = linesOf(bytes).map((line) => ({ line, text: UTF_8.decode(line) }))
    if (!lines.every(({ line, text }) => /^\p{ASCII}*$/u.test(text) || isDisguised(line, text)))
      return textOf(
        lines.map(({ line, text }) => (isDisguised(line, text) ? blank(text) : text)).join(''),
        'UTF-8',
      )
  }
  return textOf(linesOf(bytes).map(decodeLine).join(''), 'Windows-874')
}

const UTF_8 = new TextDecoder('utf-8')
const WINDOWS_874 = new TextDecoder('windows-874')
/** What Windows-874 has no letter for comes as one of nobody. */
const NO_THAI_BYTE = /\p{Co}/gu

/** Letters of two bytes in UTF-8, of which each is a Thai letter in Windows-874; Thai ones have three. */
const TWO_BYTES = /[\u0080-\u07ff]/

/** Whether a line of what looks like UTF-8 is Thai in Windows-874: สฎ reads as ʮ, รถ as ö. */
function isDisguised(line: Uint8Array, text: string): boolean {
  return (
    TWO_BYTES.test(text) &&
    !/[\u0800-\uffff]/.test(text) &&
    /^[\p{ASCII}ก-ฺ฿-๛]*$/u.test(WINDOWS_874.decode(line))
  )
}

function blank(text: string): string {
  return text.replace(/\P{ASCII}+/gu, UNREADABLE)
}

const ANY_LETTER = /[^\p{ASCII}\ufffd]/gu
const THAI_LETTER = /[ก-ฺ฿-๛]/g
const NO_LETTER = /\ufffd/g
/** A control character that stands in no text. */
const CONTROL = /[^\P{Cc}\t\n\v\f\r]/gu
/** Old programs end a file with Ctrl-Z, and write on behind it. */
const END_OF_FILE = '\u001a'

function textOf(decoded: string, encoding: Encoding) {
  const text = `${decoded}\n`
    .replaceAll(`\n${END_OF_FILE}`, '\n')
    .replaceAll(`${END_OF_FILE}\n`, '\n')
    .slice(0, -1)
    .replace(CONTROL, UNREADABLE)
  const lines = text.split(/[\r\n]+/).filter(Boolean)
  const bad = lines.filter((line) => line.includes(UNREADABLE)).length
  const isText = bad * 2 <= lines.length || !lines[0]?.includes(UNREADABLE)
  return isText ? { text, encoding } : undefined
}

function utf16Of([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

/** A line in Windows-874, in which Thai letters of UTF-8 would be other Thai letters. */
function decodeLine(line: Uint8Array): string {
  const other = UTF_8.decode(line)
  return count(other, THAI_LETTER) > count(other, NO_LETTER)
    ? blank(other)
    : WINDOWS_874.decode(line).replace(NO_THAI_BYTE, UNREADABLE)
}

/** The bytes of each line with its end; no letter of UTF-8 or Windows-874 has the byte of a line's end in it. */
function linesOf(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = []
  let from = 0
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] !== 10 && bytes[at] !== 13) continue
    lines.push(bytes.subarray(from, at + 1))
    from = at + 1
  }
  lines.push(bytes.subarray(from))
  return lines
}

function count(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0
}
