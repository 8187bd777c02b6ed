import { type Encoding, MAX_LINE, MAX_ROWS } from './sheet-table.ts'
import { Unreadable } from './unreadable.ts'

/** What stands in the place of a letter that cannot be read. */
export const UNREADABLE = '\ufffd'

/** The text of a file: how it was written, and its lines, each without its end; they can be gone through again. */
export interface DecodedText {
  encoding: Encoding
  lines(): Iterable<string>
}

/**
 * The text of a file, without its byte order mark, and how it was written: UTF-16 with its mark, else UTF-8 or
 * Windows-874, which Thai programs write, by the most of its letters. `UNREADABLE` stands where bytes are no letter, and
 * where a line is written otherwise than the file. Undefined where the file is no text at all. Throws `Unreadable` where it
 * has more lines, or longer ones, than are read.
 */
export function decodeText(bytes: Uint8Array): DecodedText | undefined {
  const decoded = decodedAs(bytes)
  return isText(decoded.lines()) ? decoded : undefined
}

function decodedAs(bytes: Uint8Array): DecodedText {
  const mark = utf16Of(bytes)
  if (mark) {
    const inUtf8 = new TextEncoder().encode(new TextDecoder(mark).decode(bytes))
    return decoded(inUtf8, 'UTF-16', (block) => UTF_8.decode(block))
  }
  const { isUtf8, isMixed } = letterCounts(bytes)
  if (!isUtf8) return decoded(bytes, 'Windows-874', byLine(decodeLine))
  return decoded(bytes, 'UTF-8', isMixed ? byLine(decodeMixed) : (block) => UTF_8.decode(block))
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

/** Whether most of the letters are of UTF-8, and whether lines of it may be of Windows-874 all the same. */
function letterCounts(bytes: Uint8Array): { isUtf8: boolean; isMixed: boolean } {
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb
  let balance = 0
  let hasTwoBytes = false
  let isAllDisguised = true
  for (const block of blocksOf(bytes)) {
    const loose = UTF_8.decode(block)
    balance += count(loose, isOfUtf8) - count(loose, isUnreadable)
    if (!isMarked && TWO_BYTES.test(loose)) hasTwoBytes = true
    isAllDisguised &&= linesOf(block).every((line) => {
      const text = UTF_8.decode(line)
      return /^\p{ASCII}*$/u.test(text) || isDisguised(line, text)
    })
  }
  const isThai = hasTwoBytes && isAllDisguised
  return { isUtf8: balance >= 0 && !isThai, isMixed: hasTwoBytes }
}

function decodeMixed(line: Uint8Array): string {
  const text = UTF_8.decode(line)
  return isDisguised(line, text) ? blank(text) : text
}

function blank(text: string): string {
  return text.replace(/\P{ASCII}+/gu, UNREADABLE)
}

/** A line in Windows-874, in which Thai letters of UTF-8 would be other Thai letters. */
function decodeLine(line: Uint8Array): string {
  const other = UTF_8.decode(line)
  return count(other, isThai) > count(other, isUnreadable)
    ? blank(other)
    : WINDOWS_874.decode(line).replace(NO_THAI_BYTE, UNREADABLE)
}

const isOfUtf8 = (letter: number) => letter > 0x7f && letter !== 0xfffd
const isUnreadable = (letter: number) => letter === 0xfffd
const isThai = (letter: number) =>
  (letter >= 0xe01 && letter <= 0xe3a) || (letter >= 0xe3f && letter <= 0xe5b)

function count(text: string, isCounted: (letter: number) => boolean): number {
  let counted = 0
  for (let at = 0; at < text.length; at++) if (isCounted(text.charCodeAt(at))) counted++
  return counted
}

function byLine(decode: (line: Uint8Array) => string) {
  return (block: Uint8Array) => linesOf(block).map(decode).join('')
}

/** A control character that stands in no text. */
const CONTROL = /[^\P{Cc}\t\n\v\f\r]/gu
/** Old programs end a file with Ctrl-Z, and write on behind it. */
const END_OF_FILE = '\u001a'
/** The end of a line on an old Macintosh, on Windows, and as some programs double it. */
const RETURNS = /\r+\n?/g

function withPlainEnds(text: string): string {
  const lines = text.replace(RETURNS, (end) =>
    end.endsWith('\n') ? '\n' : '\n'.repeat(end.length),
  )
  return `\n${lines}\n`
    .replaceAll(`\n${END_OF_FILE}`, '\n')
    .replaceAll(`${END_OF_FILE}\n`, '\n')
    .slice(1, -1)
}

function decoded(
  bytes: Uint8Array,
  encoding: Encoding,
  decode: (block: Uint8Array) => string,
): DecodedText {
  function* lines() {
    for (const block of blocksOf(bytes)) {
      const text = withPlainEnds(decode(block)).replace(CONTROL, UNREADABLE)
      const ofBlock = text.split('\n')
      // What follows the last end of a block is the next block.
      if (ofBlock.at(-1) === '') ofBlock.pop()
      yield* ofBlock
    }
  }
  return { encoding, lines }
}

/** Whether the most of the lines, or the first, can be read. */
function isText(lines: Iterable<string>): boolean {
  let [written, bad, isFirstBad] = [0, 0, false]
  for (const line of lines) {
    if (line === '') continue
    const isBad = line.includes(UNREADABLE)
    if (written === 0) isFirstBad = isBad
    written += 1
    if (isBad) bad += 1
  }
  return bad * 2 <= written || !isFirstBad
}

function utf16Of([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

const BLOCK = 256 * 1024
/** Empty ones too. */
const MAX_LINES = 2_000_000

/** The bytes by blocks that end where a line does; no letter of UTF-8 or Windows-874 has the byte of a line's end in it. */
function* blocksOf(bytes: Uint8Array): Generator<Uint8Array> {
  let lines = 0
  for (let from = 0; from < bytes.length; ) {
    let to = from + BLOCK
    while (to < bytes.length && !isEnd(bytes[to])) to++
    while (bytes[to] === RETURN) to++
    if (bytes[to] === LINE_FEED) to++
    if (to - from > BLOCK + MAX_LINE * MAX_BYTES) throw new Unreadable('file.longLine', TOO_LONG)
    const block = bytes.subarray(from, to)
    lines += endsIn(block)
    if (lines > MAX_LINES) throw new Unreadable('file.tooManyRows', { max: MAX_ROWS })
    yield block
    from = to
  }
}

/** Of a letter. */
const MAX_BYTES = 4
/** What is said of a line that is longer than is read. */
export const TOO_LONG = { max: MAX_LINE }

const LINE_FEED = 10
const RETURN = 13

function isEnd(byte: number | undefined): boolean {
  return byte === LINE_FEED || byte === RETURN
}

function endsIn(block: Uint8Array): number {
  let ends = 0
  for (const byte of block) if (isEnd(byte)) ends++
  return ends
}

/** The bytes of each line with its end. */
function linesOf(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = []
  let from = 0
  for (let at = 0; at < bytes.length; at++) {
    if (!isEnd(bytes[at])) continue
    lines.push(bytes.subarray(from, at + 1))
    from = at + 1
  }
  if (from < bytes.length) lines.push(bytes.subarray(from))
  return lines
}
