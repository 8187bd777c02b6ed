const LEGAL_FORM = /^(จำกัด|\(มหาชน\)|ltd\.?|co\.,?|inc\.?|plc\.?)$/i
/** Letters of a last word that is kept whole, and how many of a longer one are at least. */
const SHORT = 6
const LAST = 4
/** Letters that words at the end may have together. */
const MAX_LAST = 8
/** A sign that is read with the letter before it. */
const FOLLOWS = /^[ะาำๅๆฯ]/
/** Made once, since a segmenter costs far more to make than to use. */
const WORDS = new Intl.Segmenter('th', { granularity: 'word' })
const LETTERS = new Intl.Segmenter('th')

/**
 * The end of a name that stays in sight where its middle is cut, so that "ลานเทสายใจ สุราษฎร์ 1" and "… 2" differ: a
 * short last word, else the last words in it, with the legal form after it.
 */
export function nameEnd(name: string): string {
  const words = name.trim().split(/\s+/)
  const last = Math.max(
    words.findLastIndex((word) => !LEGAL_FORM.test(word)),
    0,
  )
  const [word = '', ...form] = words.slice(last)
  const letters = lettersOf(word)
  const isShort = last > 0 && letters.length <= SHORT
  const end = isShort ? ` ${word}` : lastOf(letters)
  return [end, ...form].join(' ')
}

/** The last words of which a longer one is made, else its last letters, none of which lacks the one that it follows. */
function lastOf(letters: readonly string[]): string {
  const parts = [...WORDS.segment(letters.join(''))]
  let end = ''
  for (const { segment } of parts.toReversed()) {
    if (lettersOf(end).length >= LAST) break
    end = segment + end
  }
  return lettersOf(end).length <= MAX_LAST ? end : lastLetters(letters)
}

function lastLetters(letters: readonly string[]): string {
  const first = letters.findLastIndex(
    (letter, at) => at <= letters.length - LAST && !FOLLOWS.test(letter),
  )
  return letters.slice(Math.max(first, 0)).join('')
}

/** The letters of a text with the signs above and below them. */
function lettersOf(text: string): string[] {
  return [...LETTERS.segment(text)].map(({ segment }) => segment)
}
