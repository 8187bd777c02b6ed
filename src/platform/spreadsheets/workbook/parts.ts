import { Unreadable } from '../unreadable.ts'
import { type Entry, entriesOf, unfold } from './archive.ts'
import { type Budget, MAX_UNFOLDED_MEBIBYTES, tooLarge } from './budget.ts'
import { readXml } from './read-xml.ts'

const MEBIBYTE = 1024 * 1024
const MAX_PARTS = 5_000
const MAX_SHEETS = 200

/** The parts of an archive, which are unfolded as they are read. */
export class Parts {
  readonly #bytes: Uint8Array
  readonly #budget: Budget
  readonly #entries = new Map<string, Entry>()

  /** Throws where the bytes are no archive, and `Unreadable` where its parts are too many or too large together. */
  constructor(bytes: Uint8Array, budget: Budget) {
    this.#bytes = bytes
    this.#budget = budget
    let unfolded = 0
    for (const entry of entriesOf(bytes)) {
      if (!/\.(xml|rels)$/i.test(entry.name)) continue
      unfolded += entry.unfoldedSize
      this.#entries.set(known(entry.name), entry)
      if (this.#entries.size > MAX_PARTS || unfolded > MAX_UNFOLDED_MEBIBYTES * MEBIBYTE)
        throw tooLarge()
    }
  }

  /** The bytes of a part as they are unfolded; undefined where there is none. */
  read(name: string): AsyncIterable<Uint8Array> | undefined {
    const entry = this.#entries.get(known(name))
    return entry && this.#unfold(entry)
  }

  async *#unfold(entry: Entry): AsyncGenerator<Uint8Array> {
    for await (const part of unfold(this.#bytes, entry)) {
      this.#budget.unfolded(part.length)
      yield part
    }
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
  const bytes = parts.read(main)
  if (!bytes) throw new Error('A workbook without its main part')
  await readXml(bytes, {
    open: ({ name, attributes: { name: title = '', id, state = 'visible', date1904 } }) => {
      if (name === 'workbookPr') isFrom1904 = /^(1|true)$/.test(date1904 ?? '')
      const relation = name === 'sheet' ? related.find((one) => one.id === id) : undefined
      if (relation?.type !== 'worksheet') return
      sheets.push({ name: title, isHidden: state !== 'visible', part: relation.target })
      if (sheets.length > MAX_SHEETS)
        throw new Unreadable('file.tooManySheets', { max: MAX_SHEETS })
    },
  })
  if (sheets.length === 0) throw new Error('A workbook without sheets')
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
  const folder = part.slice(0, part.lastIndexOf('/') + 1)
  const file = part.slice(folder.length)
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
      if (relations.length > MAX_PARTS) throw tooLarge()
    },
  })
  return relations
}
