/** Letters from which on a text of a body is a file: no other that a call takes is as long. */
const FILE_FROM = 16 * 1024
/** With this the text begins that stands in the place of a file; no text that is typed has it. */
export const FILE_MARK = '\u0001'

/** What a body may have besides its files: 200,000 rows that an officer left out. */
export const MAX_REST = 32 * 1024 * 1024

const QUOTE = 0x22
const BACKSLASH = 0x5c

/**
 * Takes the files out of a body as it comes, without reading it: each long text of its JSON is decoded from Base64, and a
 * short one stands in its place, of `FILE_MARK` and the file's number from 0. What else is wrong with the body, whoever reads it finds.
 */
export class BodyUnpacker {
  /** The files, each in parts. */
  readonly files: Buffer[][] = []
  #rest = Buffer.alloc(FILE_FROM)
  #length = 0
  /** Where in the rest the text begins that is being taken. */
  #text: number | undefined
  #file: Base64Decoder | undefined
  #isEscaped = false

  /** The body without its files; longer than `MAX_REST` where it was not taken to its end. */
  get rest(): Buffer {
    return this.#rest.subarray(0, this.#length)
  }

  /** Takes the next part of the body. */
  take(bytes: Buffer): void {
    for (let at = 0; at < bytes.length && this.#length <= MAX_REST; ) {
      const isText = this.#text !== undefined
      const end = isText ? this.#endOfText(bytes, at) : bytes.indexOf(QUOTE, at)
      const part = bytes.subarray(at, end < 0 ? bytes.length : end)
      if (isText) this.#addText(part)
      else this.#add(part)
      if (end >= 0) this.#turn()
      at += part.length + 1
    }
  }

  #add(bytes: Buffer): void {
    const length = this.#length + bytes.length
    if (length > this.#rest.length) {
      const larger = Buffer.alloc(length * 2)
      this.rest.copy(larger)
      this.#rest = larger
    }
    bytes.copy(this.#rest, this.#length)
    this.#length = length
  }

  /** Where the text ends that `bytes` go on with; -1 where it does not end in them. */
  #endOfText(bytes: Buffer, from: number): number {
    let at = from
    if (this.#isEscaped) at += 1
    this.#isEscaped = false
    while (at < bytes.length) {
      const quote = bytes.indexOf(QUOTE, at)
      const end = quote < 0 ? bytes.length : quote
      const escaped = bytes.subarray(at, end).indexOf(BACKSLASH)
      if (escaped < 0) return quote
      at += escaped + 2
    }
    this.#isEscaped = at > bytes.length
    return -1
  }

  /** A text begins or ends. */
  #turn(): void {
    if (this.#file) this.#add(Buffer.from(`\\u0001${this.files.push(this.#file.end()) - 1}`))
    this.#file = undefined
    this.#add(Buffer.of(QUOTE))
    this.#text = this.#text === undefined ? this.#length : undefined
  }

  #addText(bytes: Buffer): void {
    if (this.#file) {
      this.#file.take(bytes)
      return
    }
    this.#add(bytes)
    const from = this.#text ?? 0
    if (this.#length - from <= FILE_FROM) return
    this.#file = new Base64Decoder()
    this.#file.take(this.rest.subarray(from))
    this.#length = from
  }
}

/** The longest escape: \u002B. */
const ESCAPE = 6

/** Decodes the text of a JSON string from Base64 as it comes; what is none of its letters is passed over. */
class Base64Decoder {
  readonly #parts: Buffer[] = []
  #left = ''

  take(bytes: Buffer): void {
    const text = this.#left + bytes.toString('latin1')
    // An escape may go on in the next part.
    const cut = text.indexOf('\\', Math.max(0, text.length - ESCAPE))
    const whole = cut < 0 ? text.length : cut
    const letters = lettersOf(text.slice(0, whole))
    const groups = letters.length - (letters.length % 4)
    this.#parts.push(Buffer.from(letters.slice(0, groups), 'base64'))
    this.#left = letters.slice(groups) + text.slice(whole)
  }

  /** The bytes of the whole text. */
  end(): Buffer[] {
    this.#parts.push(Buffer.from(lettersOf(this.#left), 'base64'))
    return this.#parts
  }
}

function lettersOf(text: string): string {
  const plain = text.includes('\\') ? text.replace(ESCAPED, unescaped) : text
  return plain.replace(/[^A-Za-z\d+/_-]/g, '')
}

/** A letter by its number, a stroke, or the end of a line. */
const ESCAPED = /\\(?:u([\da-f]{4})|(.))/gi

function unescaped(_: string, code: string | undefined, sign: string | undefined): string {
  if (code) return String.fromCharCode(Number.parseInt(code, 16))
  return sign === '/' ? sign : ''
}
