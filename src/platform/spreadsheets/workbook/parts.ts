import { unzipSync } from 'fflate'
import { readXml } from './read-xml.ts'

const MEBIBYTE = 1024 * 1024
/** What a workbook may unfold to: far more than 100,000 tickets, far less than the memory of the server. */
export const MAX_UNFOLDED_MEBIBYTES = 300
const MAX_PARTS = 5_000
const MAX_SHEETS = 200

/** A workbook unfolds to more than is read. */
export class TooLarge extends Error {}

/** The parts of an archive, of which one at a time is unfolded. */
export class Parts {
  readonly #bytes: Uint8Array
  readonly #names = new Map<string, string>()

  /** Throws where the bytes are no archive, and `TooLarge` where its parts are too many or too large together. */
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    let unfolded = 0
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        const isXml = /\.(xml|rels)$/i.test(name)
        unfolded += isXml ? originalSize : 0
        if (isXml) this.#names.set(known(name), name)
        if (this.#names.size > MAX_PARTS || unfolded > MAX_UNFOLDED_MEBIBYTES * MEBIBYTE)
          throw new TooLarge()
        return false
      },
    })
  }

  /** The bytes of a part; undefined where there is none. */
  read(name: string): Uint8Array | undefined {
    const own = this.#names.get(known(name))
    if (own === undefined) return undefined
    return unzipSync(this.#bytes, { filter: (one) => one.name === own })[own]
  }
}

function known(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase()
}

export interface SheetPart {
  name: string
  isHidden: boolean
  part: string
}

/** What a workbook says of itself. */
export interface Book {
  sheets: SheetPart[]
  /** The parts of what all sheets share. */
  styles: string | undefined
  sharedStrings: string | undefined
  /** Whether its days are counted from 1904, as on old Macs. */
  isFrom1904: boolean
}

/** Finds the sheets of a workbook by its relations. Throws where it has none. */
export async function readBook(parts: Parts): Promise<Book> {
  const root = await relationsOf(parts, '')
  const main = root.find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml'
  const related = await relationsOf(parts, main)
  const sheets: SheetPart[] = []
  let isFrom1904 = false
  await readXml(parts.read(main) ?? new Uint8Array(), {
    open: ({ name, attributes: { name: title = '', id, state = 'visible', date1904 } }) => {
      if (name === 'workbookPr') isFrom1904 = /^(1|true)$/.test(date1904 ?? '')
      const relation = name === 'sheet' ? related.find((one) => one.id === id) : undefined
      if (relation?.type === 'worksheet')
        sheets.push({ name: title, isHidden: state !== 'visible', part: relation.target })
    },
  })
  if (sheets.length === 0) throw new Error('A workbook without sheets')
  if (sheets.length > MAX_SHEETS) throw new TooLarge()
  const partOf = (type: string) => related.find((one) => one.type === type)?.target
  return { sheets, styles: partOf('styles'), sharedStrings: partOf('sharedStrings'), isFrom1904 }
}

interface Relation {
  id: string
  /** The end of its type, which transitional and strict workbooks have in common. */
  type: string
  target: string
}

async function relationsOf(parts: Parts, part: string): Promise<Relation[]> {
  const [, folder = '', file = ''] = /^(.*\/)?([^/]*)$/.exec(part) ?? []
  const relations: Relation[] = []
  const bytes = parts.read(`${folder}_rels/${file}.rels`)
  if (!bytes) return relations
  await readXml(bytes, {
    open: ({ name, attributes: { Id = '', Type = '', Target = '' } }) => {
      if (name !== 'Relationship') return
      const target = new URL(Target, `file:///${folder}`).pathname.slice(1)
      relations.push({
        id: Id,
        type: Type.slice(Type.lastIndexOf('/') + 1),
        target: decodeURIComponent(target),
      })
    },
  })
  return relations
}
