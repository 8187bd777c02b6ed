const segmenter = new Intl.Segmenter('th', { granularity: 'word' })
const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' })
const THAI = /^[ก-ฺเ-ๅ็-๎]/
/** Longer than any word of a name; what is longer is cut, so that it cannot leave its column. */
const LONGEST = 16
/** Most cells of a document hold a figure; looking for words in it takes longer than all the rest. */
const FIGURE = /^[\d.,/%–-]{1,16}$/

/**
 * The pieces of `text` between which a line may break, spaces as pieces of their own: Thai writes its words
 * without spaces. What hangs on a word (brackets, digits, ๆ) stays with it.
 */
export function thaiWords(text: string): string[] {
  if (FIGURE.test(text)) return [text]
  const words: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    const before = words.at(-1)
    if (before === undefined || mayBreak(before, segment)) words.push(segment)
    else words[words.length - 1] = before + segment
  }
  return words.flatMap(cut)
}

function mayBreak(before: string, after: string): boolean {
  if (isSpace(before) || isSpace(after)) return true
  return /[ก-๎]$/.test(before) && THAI.test(after)
}

function isSpace(text: string): boolean {
  return text.trim() === ''
}

function cut(word: string): string[] {
  if (word.length <= LONGEST) return [word]
  const letters = Array.from(graphemes.segment(word), ({ segment }) => segment)
  if (letters.length <= LONGEST) return [word]
  const pieces = Math.ceil(letters.length / LONGEST)
  return Array.from({ length: pieces }, (_, piece) =>
    letters.slice(piece * LONGEST, (piece + 1) * LONGEST).join(''),
  )
}
