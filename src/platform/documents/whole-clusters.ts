// typst draws a mark that stands higher than its vowel as a text of its own, and says the whole cluster (ชั่) for both
// parts: whoever copies or searches the page gets ชั่ชั่. Here the parts of a cluster become one text again.

/** What is shown by one operator: glyphs as hex digits, and the gaps between them. */
type Shown = (string | number)[]

/** A part of a text with one font and place; without `place` it goes on after the one before. */
interface Part {
  /** The operators of font and rendering before it. */
  font: string
  place: { x: number; y: number } | undefined
  shown: Shown
  /** What is copied for all of it, as UTF-16 in hex digits; else each glyph stands for what its font says. */
  actual: string | undefined
}

/** A text object with its origin and colour. */
interface Block {
  x: number
  y: number
  colour: string
  parts: Part[]
  /** How it stands in the page, unless it has been changed. */
  source: string | undefined
}

/** Glyph to what it stands for, both as hex digits. */
export type Meanings = Map<string, string>
/** The fonts of a page by their names in it; `learnt` is what single glyphs stand for, '' where that is not the same everywhere. */
export type Fonts = Map<string, { meanings: Meanings; learnt: Meanings }>

const BLOCK = /q\n1 0 0 -1 (\S+) (\S+) cm\n((?:\/\w+ cs\n[^\n]* scn\n)?)BT\n([\s\S]*?)ET\nQ\n/g
const PART =
  /(?:\/Span <<\n {2}\/ActualText <FEFF([0-9A-F]*)>\n>> BDC\n)?((?:\d+ Tr\n)?\/\w+ \S+ Tf\n)1 0 0 -1 (\S+) (\S+) Tm\n(\[.*\] TJ|\(.*\) Tj|<.*> Tj)\n(EMC\n)?/g
/** A text in hex digits, or a gap. */
const OTHER = /^(?:<([0-9A-Fa-f]*)>|(-?\d+(?:\.\d+)?|-?\.\d+))/
const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
/** Thousandths of the font's size that a mark may be drawn before the end of its letter. */
const FAR = 40
/** ำ, which is drawn as two glyphs, one of which may be a mark as well. */
const SARA_AM = '0E33'
/** Digits of a glyph's number. */
const GLYPH = 4

/** What text objects are made of and how they are written, by their source: most words stand in many rows. */
interface Seen {
  parts: Map<string, Part[] | undefined>
  written: Map<string, string>
}

/**
 * The content of a page with one text for each cluster. Where a cluster has as many glyphs as letters and marks, what each
 * stands for is learnt into `fonts`, for readers that know no other way.
 */
export function wholeClusters(content: string, fonts: Fonts): string {
  const seen: Seen = { parts: new Map(), written: new Map() }
  const written: string[] = []
  let at = 0
  let open: Block | undefined
  const close = () => {
    if (open) written.push(closed(open, fonts, seen))
    open = undefined
  }
  for (const match of content.matchAll(BLOCK)) {
    const block = readBlock(match, seen)
    const between = content.slice(at, match.index)
    if (between !== '' || !block || !open || !goesOn(open, block, fonts)) {
      close()
      written.push(between)
      if (block) open = block
      else written.push(match[0])
    } else append(open, block)
    at = match.index + match[0].length
  }
  close()
  return written.join('') + content.slice(at)
}

/** A text object that nothing goes on with. */
function closed(block: Block, fonts: Fonts, { written }: Seen): string {
  const known = block.source !== undefined && written.get(block.source)
  if (known) return headOf(block) + known
  learn(block, fonts)
  const body = bodyOf(block.parts)
  if (block.source !== undefined) written.set(block.source, body)
  return headOf(block) + body
}

function readBlock(
  [, x, y, colour, source]: RegExpExecArray | RegExpMatchArray,
  { parts: known }: Seen,
): Block | undefined {
  if (!known.has(source!)) known.set(source!, readParts(source!))
  const parts = known.get(source!)
  return parts && { x: Number(x), y: Number(y), colour: colour!, parts: [...parts], source }
}

/** The parts of a text object; undefined where it has none, or anything besides. */
function readParts(source: string): Part[] | undefined {
  const found = [...source.matchAll(PART)]
  if (found.length === 0 || found.map(([whole]) => whole).join('') !== source) return undefined
  return found.map(([, actual, font, px, py, operator]) => ({
    actual,
    font: font!,
    place: { x: Number(px), y: Number(py) },
    shown: readShown(operator!),
  }))
}

function readShown(operator: string): Shown {
  const shown: Shown = []
  let at = 0
  while (at < operator.length) {
    if (operator[at] === '(') {
      const end = endOfText(operator, at)
      const hex = Buffer.from(unescaped(operator.slice(at + 1, end)), 'latin1').toString('hex')
      shown.push(...(hex.toUpperCase().match(/.{4}/g) ?? []))
      at = end + 1
    } else {
      const [whole, hex, gap] = OTHER.exec(operator.slice(at)) ?? []
      if (hex !== undefined) shown.push(...(hex.toUpperCase().match(/.{4}/g) ?? []))
      else if (gap !== undefined) shown.push(Number(gap))
      at += whole?.length ?? 1
    }
  }
  return shown
}

/** Where a text of a PDF ends that begins at `at`: in pairs its brackets stand as they are. */
function endOfText(operator: string, at: number): number {
  let depth = 0
  for (let end = at; end < operator.length; end += 1) {
    if (operator[end] === '\\') end += 1
    else if (operator[end] === '(') depth += 1
    else if (operator[end] === ')') depth -= 1
    if (depth === 0) return end
  }
  return operator.length
}

function unescaped(text: string): string {
  return text.replace(/\\([0-7]{1,3}|[\s\S])/g, (_, code: string) =>
    /[0-7]/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : (ESCAPES[code] ?? code),
  )
}

const glyphsOf = ({ shown }: Part) => shown.filter((one) => typeof one === 'string')
const isSolid = ({ shown }: Part) => glyphsOf({ shown } as Part).length === 1

/** What the glyph stands for, or the part where that is said. */
function textOf({ actual, font }: Part, glyph: string, fonts: Fonts): string {
  return actual ?? fonts.get(fontOf(font))?.meanings.get(glyph) ?? ''
}

function fontOf(font: string): string {
  return /\/(\w+) /.exec(font)?.[1] ?? ''
}

/**
 * Whether `next` begins with the rest of the cluster with which `block` ends: it stands for the same, and begins with
 * another glyph than the cluster does.
 */
function goesOn(block: Block, next: Block, fonts: Fonts): boolean {
  const isJoined = block.parts.at(-1)!.actual === JOINED
  const last = block.parts.findLast(({ actual }) => actual !== JOINED)!
  const first = next.parts[0]!
  if (block.colour !== next.colour || last.font !== first.font) return false
  const [begin, end] = [glyphsOf(first)[0], glyphsOf(last).at(-1)]
  if (!begin || !end) return false
  const text = textOf(last, end, fonts)
  const leading = last.actual === undefined ? end : glyphsOf(last)[0]
  if (text.length <= GLYPH || textOf(first, begin, fonts) !== text || begin === leading)
    return false
  return (
    (isJoined || cutOff(block, text)) &&
    (first.actual !== undefined || isSolid(first) || cutIn(next, text))
  )
}

/** Makes the last glyph of a block a part of its own that says `text`, where it is not. */
function cutOff(block: Block, text: string): true {
  const last = block.parts.pop()!
  const at = last.shown.findLastIndex((one) => typeof one === 'string')
  if (last.actual !== undefined || isSolid(last)) block.parts.push({ ...last, actual: text })
  else {
    block.parts.push({ ...last, shown: last.shown.slice(0, at) })
    block.parts.push({ ...last, place: undefined, shown: last.shown.slice(at), actual: text })
  }
  return true
}

/** The same of the first glyph. */
function cutIn(block: Block, text: string): true {
  const [first, ...rest] = block.parts as [Part, ...Part[]]
  const at = first.shown.findIndex((one) => typeof one === 'string') + 1
  const head = { ...first, shown: first.shown.slice(0, at), actual: text }
  const tail = { ...first, place: undefined, shown: first.shown.slice(at) }
  block.parts = [head, tail, ...rest]
  return true
}

/** Adds the parts of `next`, the first of which says the same as the last of `block`, moved to its origin. */
function append(block: Block, next: Block): void {
  const [dx, dy] = [next.x - block.x, block.y - next.y]
  const moved = next.parts.map((part) => ({
    ...part,
    place: part.place && { x: part.place.x + dx, y: part.place.y + dy },
  }))
  const [first, ...rest] = moved as [Part, ...Part[]]
  block.parts.push({ ...first, actual: JOINED }, ...rest)
  block.source = undefined
}

/** Learns what the glyphs of clusters stand for that have as many as letters and marks, and in their order. */
function learn({ parts }: Block, fonts: Fonts): void {
  for (const [index, part] of parts.entries()) {
    if (part.actual === undefined || part.actual === JOINED) continue
    const after = parts.slice(index + 1)
    const end = after.findIndex(({ actual }) => actual !== JOINED)
    const glyphs = [part, ...after.slice(0, end < 0 ? after.length : end)].flatMap(glyphsOf)
    const letters: string[] = part.actual.match(/.{4}/g) ?? []
    const learnt = fonts.get(fontOf(part.font))?.learnt
    if (!learnt || glyphs.length !== letters.length || letters.includes(SARA_AM)) continue
    for (const [at, glyph] of glyphs.entries()) {
      const known = learnt.get(glyph)
      learnt.set(glyph, known === undefined || known === letters[at] ? letters[at]! : '')
    }
  }
}

/** In place of what a part says: it belongs to the one before. */
const JOINED = 'joined'

function headOf({ x, y, colour }: Block): string {
  return `q\n1 0 0 -1 ${x} ${y} cm\n${colour}BT\n`
}

function bodyOf(parts: readonly Part[]): string {
  const written = parts.map((part, index) => {
    const isJoined = part.actual === JOINED
    const goesOnAfter = parts[index + 1]?.actual === JOINED
    const isEnd = part.actual !== undefined && !goesOnAfter && !isTail(parts[index + 1])
    const width = isEnd ? endOf(parts, index) : ''
    const span = `/Span <<\n  /ActualText <FEFF${part.actual}>\n>> BDC\n`
    const begin = part.actual === undefined || isJoined ? '' : span
    const end = part.actual === undefined || goesOnAfter ? '' : 'EMC\n'
    return `${begin}${writePart(part)}${width}${end}`
  })
  return `${written.join('')}ET\nQ\n`
}

/**
 * The first glyph of a cluster again, unseen and without width where its letter ends, if a mark was drawn elsewhere last:
 * readers take the place of the last glyph for the end of the cluster.
 */
function endOf(parts: readonly Part[], index: number): string {
  const part = parts[index]!
  const cluster = parts.slice(0, index + 1).findLast(({ actual }) => actual !== JOINED)!
  const again = `[<${glyphsOf(cluster)[0]}>] TJ\n`
  const unseen = (place: string) => `${place}3 Tr\n1 Tz\n${again}100 Tz\n0 Tr\n`
  if (part.actual === JOINED)
    return unseen(`1 0 0 -1 ${short(part.place!.x)} ${short(parts[0]!.place!.y)} Tm\n`)
  const gaps = part.shown.slice(part.shown.findIndex((one) => typeof one === 'string'))
  const moved = gaps.reduce<number>((sum, one) => (typeof one === 'number' ? sum + one : sum), 0)
  return moved > FAR ? unseen(`[${short(-moved)}] TJ\n`) : ''
}

/** Whether a part goes on where the one before it ended. */
function isTail(part: Part | undefined): boolean {
  return part !== undefined && part.place === undefined
}

function writePart({ font, place, shown }: Part): string {
  const at = place ? `${font}1 0 0 -1 ${short(place.x)} ${short(place.y)} Tm\n` : ''
  const items = shown.map((one) => (typeof one === 'string' ? `<${one}>` : short(one)))
  return `${at}[${items.join(' ')}] TJ\n`
}

const short = (value: number) => String(Number(value.toFixed(5)))
