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
export async function readFormats(styles: Uint8Array | undefined): Promise<NumberFormat[]> {
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
const BRACKETS = /\[(?!(?:h+|m+|s+|ช+)\])[^\]]*\]/gi

/** Behind a 0 of a format that groups and divides nothing, # and ? show a 0 too; before it they show nothing. */
function zeros(signs: string): string {
  if (/[.,]/.test(signs)) return signs
  const from = signs.indexOf('0')
  return from < 0
    ? signs
    : signs.slice(0, from).replace(/[#?]/g, '') + signs.slice(from).replace(/[#?]/g, '0')
}

/** What a format does with a number above 0. */
export function formatOf(code: string): NumberFormat {
  const [first = '', second = ''] = code.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/)
  // A condition other than that of 0 divides the numbers above it.
  if (/\[[<>]/.test(first)) return PLAIN
  const section = /\[=0\]/.test(first) ? second : first
  const bare = section.replace(BRACKETS, '')
  const signs = zeros(bare.replace(LITERAL, ''))
  if (/general/i.test(signs)) return PLAIN
  if (/[dyhsmgebวดปชนท]/i.test(signs.replace(/e[+-]/gi, ''))) return DAY
  if (signs.includes('%')) return PERCENT
  const unit = /"[^"]*?(\p{L}[^"]*)"\s*$/u.exec(bare)?.[1]?.trim()
  const shown = zeros(
    bare.replace(LITERAL, (_, quoted = '', escaped = '') => `${quoted}${escaped}`),
  )
  const isNamed = /^"[^"]*\p{L}[^"]*"[0#?]+$/u.test(bare)
  // Quoted figures would be taken for places of digits.
  const isCode =
    (isNamed || /^[0\s()/-]*00[0\s()/-]*$|^0[0\s()/-]*-[0\s()/-]*0$/.test(signs)) &&
    !/"[^"]*\d[^"]*"/.test(bare)
  if (isCode) return { kind: 'plain', pattern: shown.trim() }
  return unit ? { kind: 'plain', unit } : PLAIN
}
