import { readXml } from './read-xml.ts'

/** What a number of a style is shown as. */
export interface NumberFormat {
  kind: 'plain' | 'day' | 'percent'
  /** A whole number with its zeros and the signs between them: `0`, one a digit, and what else is shown. */
  pattern?: string
  /** Letters that are shown behind a number, such as its unit. */
  unit?: string
}

const PLAIN: NumberFormat = { kind: 'plain' }
const DAY: NumberFormat = { kind: 'day' }
const PERCENT: NumberFormat = { kind: 'percent' }

/** The formats that Excel brings under a number alone: days and times of Europe, East Asia and Thailand, and percentages. */
const IS_DAY = (id: number) =>
  [
    [14, 22],
    [27, 36],
    [45, 47],
    [50, 58],
    [71, 81],
  ].some(([from = 0, to = 0]) => id >= from && id <= to)
const PERCENTS = [9, 10, 67, 68]

/** The formats of numbers, by the number under which a cell names its style. */
export async function readFormats(
  styles: AsyncIterable<Uint8Array> | undefined,
): Promise<NumberFormat[]> {
  const own = new Map<number, NumberFormat>()
  const formats: NumberFormat[] = []
  let isOfCells = false
  if (!styles) return formats
  await readXml(styles, {
    open: ({ name, attributes: { numFmtId = '0', formatCode = '' } }) => {
      if (name === 'numFmt') own.set(Number(numFmtId), formatOf(formatCode))
      else if (name === 'cellXfs') isOfCells = true
      else if (name === 'xf' && isOfCells)
        formats.push(own.get(Number(numFmtId)) ?? brought(Number(numFmtId)))
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false
    },
  })
  return formats
}

function brought(id: number): NumberFormat {
  if (IS_DAY(id)) return DAY
  return PERCENTS.includes(id) ? PERCENT : PLAIN
}

/** What stands in a format for itself: "V", \\-, a space as wide as the next sign. */
const LITERAL = /"([^"]*)"|\\(.)|_.|\*./gu
/** Colours, conditions, languages and currencies; elapsed hours are time. */
const BRACKETS = /\[(?!(?:h+|m+|s+|ช+)\])[^[\]]*\]/gi
/** What stands in quotes, which a semicolon does not divide. */
const QUOTED_OR_END = /"[^"]*"|;/g

/** Behind a 0 of a format that groups and divides nothing, # and ? show a 0 too; before it they show nothing. */
function zeros(signs: string): string {
  if (/[.,]/.test(signs)) return signs
  const from = signs.indexOf('0')
  return from < 0
    ? signs
    : signs.slice(0, from).replace(/[#?]/g, '') + signs.slice(from).replace(/[#?]/g, '0')
}

/** The letters of a format in Excel; longer ones show their numbers as they are. */
const LONGEST_FORMAT = 255

/** What a format does with a number above 0. */
export function formatOf(code: string): NumberFormat {
  if (code.length > LONGEST_FORMAT) return PLAIN
  const [first = '', second = ''] = sectionsOf(code)
  // A condition other than that of 0 divides the numbers above it.
  if (/\[[<>]/.test(first)) return PLAIN
  const section = /\[=0\]/.test(first) ? second : first
  const bare = section.replace(BRACKETS, '')
  const signs = zeros(bare.replace(LITERAL, ''))
  if (/general/i.test(signs)) return PLAIN
  if (/[dyhsmgebวดปชนท]/i.test(signs.replace(/e[+-]/gi, ''))) return DAY
  if (signs.includes('%')) return PERCENT
  if (isCode(bare, signs)) return { kind: 'plain', pattern: shownIn(bare) }
  const unit = unitIn(bare)
  return unit ? { kind: 'plain', unit } : PLAIN
}

/** The sections of a format, for numbers above and below 0 and so on. */
function sectionsOf(code: string): string[] {
  const sections: string[] = []
  let from = 0
  for (const { 0: sign, index } of code.matchAll(QUOTED_OR_END)) {
    if (sign !== ';') continue
    sections.push(code.slice(from, index))
    from = index + 1
  }
  return [...sections, code.slice(from)]
}

/** Whether a format shows the zeros in front of a number, or its digits in groups. */
function isCode(bare: string, signs: string): boolean {
  const isOfZeros = /^[0\s()/-]+$/.test(signs)
  const isGrouped = signs.startsWith('0') && signs.endsWith('0') && signs.includes('-')
  const [, name = ''] = /^"([^"]*)"[0#?]+$/.exec(bare) ?? []
  const quoted = [...bare.matchAll(/"([^"]*)"/g)].map(([, text = '']) => text)
  // Quoted figures would be taken for places of digits.
  const hasFigures = quoted.some((text) => /\d/.test(text))
  return ((isOfZeros && (signs.includes('00') || isGrouped)) || /\p{L}/u.test(name)) && !hasFigures
}

/** What a format shows, with the zeros that it shows in the place of digits. */
function shownIn(bare: string): string {
  return zeros(
    bare.replace(LITERAL, (_, quoted = '', escaped = '') => `${quoted}${escaped}`),
  ).trim()
}

/** Letters in quotes behind the digits, from the first of them on. */
function unitIn(bare: string): string {
  const [, text = ''] = /"([^"]*)"\s*$/.exec(bare) ?? []
  const first = text.search(/\p{L}/u)
  return first < 0 ? '' : text.slice(first).trim()
}
