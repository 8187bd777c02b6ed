import { COMMON_WORDS, KEY_ROWS } from './common-words.ts'

/** Years and repeated signs are found below. */
const WORDS = longestFirst(COMMON_WORDS)
const RUNS = [...KEY_ROWS, ...KEY_ROWS.map((row) => [...row].reverse().join(''))]
/** Signs that are no word, run or repetition and yet do not make a password hard to guess. */
const MAX_OWN_CHARACTERS = 2

/** What makes a password easy to guess. */
export type Weakness = 'person' | 'word' | 'year' | 'row' | 'repeated' | 'phone'

/**
 * Why `password` is easy to guess, as far as it is: made of `about` (the officer's names, e-mail, the mill), of common
 * words, of years, telephone numbers, rows of keys and repeated signs, with at most two signs besides. Of several
 * reasons it is what takes most of the password.
 */
export function weaknessOf(password: string, about: readonly string[] = []): Weakness | undefined {
  const plain = lowered(password)
  if (/^(0\d{8,9}|\+?66\d{8,9}|\d{13})$/.test(plain.replace(/[\s-]/g, ''))) return 'phone'
  const person = longestFirst(about.flatMap(partsOf))
  const { own, known } = takeApart(plain, person)
  if (own <= MAX_OWN_CHARACTERS) return mostOf(known) ?? 'repeated'
}

function partsOf(about: string): string[] {
  const [local = ''] = about.split('@')
  return [local, ...local.split(/[^\p{L}\p{M}]+/u)].map(lowered).filter((part) => part.length >= 3)
}

function lowered(text: string): string {
  return text
    .toLowerCase()
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - '๐'.charCodeAt(0)))
}

/** p@ssw0rd says password. */
function unmasked(text: string): string {
  const plain: Record<string, string> = {
    0: 'o',
    1: 'i',
    3: 'e',
    4: 'a',
    5: 's',
    7: 't',
    '@': 'a',
    $: 's',
    '!': 'i',
  }
  return text.replace(/[013457@$!]/g, (sign) => plain[sign] ?? sign)
}

type Lengths = Partial<Record<Weakness, number>>

/**
 * How many signs of each kind `text` has, as it is written or as its signs stand for letters, from the left, the longest
 * first; and how many that are of none.
 */
function takeApart(text: string, person: readonly string[]): { own: number; known: Lengths } {
  const known: Lengths = {}
  const letters = unmasked(text)
  let own = 0
  for (let at = 0; at < text.length; ) {
    const [kind, length] = longer(
      knownAt(text.slice(at), person),
      knownAt(letters.slice(at), person),
    )
    if (length === 0) own += 1
    if (kind) known[kind] = (known[kind] ?? 0) + length
    at += length || 1
  }
  return { own, known }
}

type Start = [kind: Weakness | undefined, length: number]

/** What `rest` begins with, and its length: 0 where it is nothing that is known. What stands between words is no kind. */
function knownAt(rest: string, person: readonly string[]): Start {
  const starts: Start[] = [
    ['person', longestStart(rest, person)],
    ['word', longestStart(rest, WORDS)],
    ['year', /^(19|20|25)\d\d/.exec(rest)?.[0].length ?? 0],
    ['row', runAt(rest)],
    ['repeated', /^(.{1,4}?)\1{2,}/u.exec(rest)?.[0].length ?? 0],
    [undefined, /^[\s._-]/.exec(rest)?.[0].length ?? 0],
  ]
  return starts.reduce(longer)
}

function longer(best: Start, one: Start): Start {
  return one[1] > best[1] ? one : best
}

function longestStart(rest: string, words: readonly string[]): number {
  return words.find((one) => rest.startsWith(one))?.length ?? 0
}

function mostOf(known: Lengths): Weakness | undefined {
  const kinds = Object.entries(known) as [Weakness, number][]
  return kinds.sort(([, a], [, b]) => b - a)[0]?.[0]
}

function longestFirst(words: readonly string[]): string[] {
  return [...words].sort((a, b) => b.length - a.length)
}

/** The length of the row of keys with which `rest` begins; 0 under three. */
function runAt(rest: string): number {
  const lengths = RUNS.map((row) => {
    let length = 0
    while (length < rest.length && row.includes(rest.slice(0, length + 1))) length += 1
    return length
  })
  const longest = Math.max(...lengths)
  return longest >= 3 ? longest : 0
}
