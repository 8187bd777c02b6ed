import { deflateSync, inflateSync } from 'node:zlib'
import { type Fonts, type Meanings, wholeClusters } from './whole-clusters.ts'

const OBJECT = /^(\d+) 0 obj\n/
const STREAM = '\nstream\n'

/** A PDF of typst of which each cluster of letters and marks is copied once; as it was where it is built otherwise. */
export function withWholeClusters(pdf: Uint8Array): Uint8Array {
  const bytes = Buffer.from(pdf)
  const objects = readObjects(bytes)
  if (!objects) return pdf
  const fonts: Fonts = new Map()
  for (const page of [...objects.values()]) {
    const contents = /\/Contents (\d+) 0 R/.exec(head(page))?.[1]
    if (!/\/Type \/Page\b(?!s)/.test(head(page)) || !contents) continue
    const named = [...head(page).matchAll(/\/(f\d+) (\d+) 0 R/g)]
    const used = new Map(
      named.map(([, name, number]) => [name!, fontNumbered(objects, number!, fonts)]),
    )
    const content = streamOf(objects.get(contents))
    if (content === undefined) continue
    const whole = wholeClusters(content, used)
    if (whole !== content) objects.set(contents, streamObject(contents, whole))
  }
  for (const [font, { meanings, learnt }] of fonts) {
    const number = mapOf(objects, font)
    const sure = [...learnt].filter(([, text]) => text !== '')
    const map = streamOf(objects.get(number))
    if (map === undefined || sure.length === 0) continue
    objects.set(number, streamObject(number, writeMap(map, new Map([...meanings, ...sure]))))
  }
  return writeObjects(bytes, objects)
}

/** The text of an object before its stream. */
function head(object: Buffer): string {
  const at = object.indexOf(STREAM)
  return object.subarray(0, at < 0 ? object.length : at).toString('latin1')
}

function streamOf(object: Buffer | undefined): string | undefined {
  const at = object?.indexOf(STREAM) ?? -1
  if (!object || at < 0) return undefined
  const about = head(object)
  const length = Number(/\/Length (\d+)/.exec(about)?.[1])
  const body = object.subarray(at + STREAM.length).subarray(0, length)
  if (!about.includes('/Filter')) return body.toString('latin1')
  return about.includes('/Filter /FlateDecode') ? inflateSync(body).toString('latin1') : undefined
}

function streamObject(number: string, content: string): Buffer {
  const body = deflateSync(Buffer.from(content, 'latin1'))
  return Buffer.concat([
    Buffer.from(
      `${number} 0 obj\n<<\n  /Length ${body.length}\n  /Filter /FlateDecode\n>>\nstream\n`,
    ),
    body,
    Buffer.from('\nendstream\nendobj\n\n'),
  ])
}

/** The font of that object; those of all pages are the same. */
function fontNumbered(objects: Map<string, Buffer>, font: string, known: Fonts) {
  const present = known.get(font)
  if (present) return present
  const map = streamOf(objects.get(mapOf(objects, font))) ?? ''
  const meanings = new Map([...map.matchAll(ROW)].map(([, glyph, text]) => [glyph!, text!]))
  const found = { meanings, learnt: new Map() }
  known.set(font, found)
  return found
}

/** The object that says what the glyphs of a font stand for. */
function mapOf(objects: Map<string, Buffer>, font: string): string {
  return /\/ToUnicode (\d+) 0 R/.exec(head(objects.get(font) ?? Buffer.alloc(0)))?.[1] ?? ''
}

const ROW = /^<([0-9A-F]{4})> <([0-9A-F]+)>$/gm
/** More rows than that a part of a map may not have. */
const MAX_ROWS = 100

/** A map from glyphs to text with other rows. */
function writeMap(map: string, meanings: Meanings): string {
  const rows = [...meanings].sort().map(([glyph, text]) => `<${glyph}> <${text}>\n`)
  const parts = Array.from({ length: Math.ceil(rows.length / MAX_ROWS) }, (_, part) => {
    const some = rows.slice(part * MAX_ROWS, (part + 1) * MAX_ROWS)
    return `${some.length} beginbfchar\n${some.join('')}endbfchar\n`
  })
  const [begin, end] = [map.search(/\d+ beginbfchar/), map.lastIndexOf('endbfchar\n')]
  return `${map.slice(0, begin)}${parts.join('')}${map.slice(end + 'endbfchar\n'.length)}`
}

/** The objects of a PDF with one table of offsets, by number, in their order; undefined where it is no such. */
function readObjects(bytes: Buffer): Map<string, Buffer> | undefined {
  const start = Number(
    /startxref\n(\d+)\n%%EOF\s*$/.exec(bytes.subarray(-64).toString('latin1'))?.[1],
  )
  const table = /^xref\n0 \d+\n((?:\d{10} \d{5} [nf]\s?\n)+)trailer/.exec(
    bytes.subarray(start).toString('latin1'),
  )
  if (!table) return undefined
  const offsets = [...table[1]!.matchAll(/(\d{10}) \d{5} n/g)].map(([, offset]) => Number(offset))
  const ends = [...offsets.toSorted((a, b) => a - b), start]
  const objects = new Map<string, Buffer>()
  for (const [index, offset] of ends.slice(0, -1).entries()) {
    const object = bytes.subarray(offset, ends[index + 1])
    const number = OBJECT.exec(object.subarray(0, 20).toString('latin1'))?.[1]
    if (number === undefined) return undefined
    objects.set(number, object)
  }
  return objects
}

function writeObjects(bytes: Buffer, objects: Map<string, Buffer>): Uint8Array {
  const text = bytes.toString('latin1')
  const offsets = new Map<number, number>()
  let at = text.indexOf('1 0 obj\n')
  const parts = [bytes.subarray(0, at)]
  for (const [number, object] of objects) {
    offsets.set(Number(number), at)
    parts.push(object)
    at += object.length
  }
  const count = objects.size + 1
  const rows = Array.from({ length: count - 1 }, (_, index) => offsets.get(index + 1))
  if (rows.some((offset) => offset === undefined)) return bytes
  const table = rows.map((offset) => `${String(offset).padStart(10, '0')} 00000 n\r\n`)
  const trailer = text.slice(text.lastIndexOf('trailer'), text.lastIndexOf('startxref'))
  const end = `xref\n0 ${count}\n0000000000 65535 f\r\n${table.join('')}${trailer}startxref\n${at}\n%%EOF`
  return Buffer.concat([...parts, Buffer.from(end, 'latin1')])
}
