import { identityKey } from '../../platform/keys.ts'
import { yieldToEventLoop } from '../../platform/yield-to-event-loop.ts'
import { plateKey } from '../../vehicles/rules/plate-key.ts'
import type { Values } from '../kinds/kind.ts'
import { keyOf } from '../kinds/kind.ts'
import { KINDS } from '../kinds/kinds.ts'
import type { KindName } from '../rules.ts'
import type { CurrentRecords } from './records.ts'
import type { ValidatedRow } from './validation.ts'

/**
 * Takes a code or plate that is known in another spelling as it is known, in the rows themselves: v00001 and V๐๐๐๐๑ are
 * V00001, 80–1234 is 80-1234. People do not tell these apart, and a second record would split what is paid to one farmer.
 * Of records that are new the first row says how they are spelled. A plate without its province is the only one of its number.
 */
export async function spellAsKnown(
  rows: readonly ValidatedRow[],
  spellings: Spellings,
): Promise<void> {
  const [first, last]: [ValidatedRow[], ValidatedRow[]] = [[], []]
  for (const row of rows) {
    await yieldToEventLoop()
    ;(saysProvince(row) ? first : last).push(row)
  }
  const inOrder = [...first, ...last]
  for (const row of inOrder) {
    await yieldToEventLoop()
    const { key } = KINDS[row.kind]
    if (row.kind !== 'tickets' && key.every((field) => row.given[field]))
      Object.assign(row.given, await spellings.learn(row.kind, row.given))
  }
  for (const row of inOrder) {
    await yieldToEventLoop()
    await spellReferences(row, spellings)
    nameRow(row)
  }
}

function saysProvince({ given: { CarRegister } }: ValidatedRow): boolean {
  return CarRegister === undefined || plateKey(CarRegister).province !== ''
}

/** Says which record a row is of. */
export function nameRow(row: ValidatedRow): void {
  const { key, datedBy } = KINDS[row.kind]
  row.key = keyOf(KINDS[row.kind], row.given)
  // The day stands among what the row says.
  if (datedBy) row.shownKey = keyOf({ key }, row.given)
  row.name = row.given[KINDS[row.kind].name] ?? ''
}

async function spellReferences({ kind, given }: ValidatedRow, spellings: Spellings): Promise<void> {
  for (const [field, { refersTo, names }] of Object.entries(KINDS[kind].fields)) {
    const value = given[field]
    if (!value) continue
    const known = refersTo
      ? await spellings.find(refersTo.kind, refersTo.keyOf?.(value) ?? value)
      : names && (await spellings.learn(names, { [idField(names)]: value }))
    const of = refersTo?.kind ?? names
    if (known && of) given[field] = known[idField(of)] ?? value
  }
}

/** The fields of keys by kind and by their key however it is spelled. */
export class Spellings {
  readonly #current: CurrentRecords
  readonly #known = new Map<KindName, Map<string, Values>>()
  /** The vehicles of each number, by province. */
  readonly #byNumber = new Map<string, Map<string, Values>>()

  constructor(current: CurrentRecords) {
    this.#current = current
  }

  /** The fields of the key of a record as they are known, of several the first; nothing where none is spelled so. */
  async find(kind: KindName, key: string): Promise<Values | undefined> {
    const records = await this.#current.of(kind)
    if (records.has(key)) return undefined
    const known = (await this.#of(kind)).get(spellingKey(kind, key))
    if (known || kind !== 'vehicle_weights') return known
    const { number, province } = plateKey(key)
    const alike = this.#byNumber.get(number)
    return province === '' && alike?.size === 1 ? [...alike.values()][0] : undefined
  }

  /** As `find`; what is not known yet is from now on known as it is given. */
  async learn(kind: KindName, given: Values): Promise<Values> {
    const key = keyOf(KINDS[kind], given)
    const found = await this.find(kind, key)
    if (found) return found
    const own = keyFields(kind, given)
    const known = await this.#of(kind)
    this.#keep(known, kind, key, own)
    return own
  }

  #keep(known: Map<string, Values>, kind: KindName, key: string, values: Values): void {
    const spelling = spellingKey(kind, key)
    if (known.has(spelling)) return
    known.set(spelling, values)
    if (kind !== 'vehicle_weights') return
    const { number, province } = plateKey(key)
    const alike = this.#byNumber.get(number) ?? new Map<string, Values>()
    this.#byNumber.set(number, alike.set(province, values))
  }

  async #of(kind: KindName): Promise<Map<string, Values>> {
    const known = this.#known.get(kind) ?? new Map<string, Values>()
    if (!this.#known.has(kind)) {
      this.#known.set(kind, known)
      for (const [key, record] of await this.#current.of(kind)) {
        await yieldToEventLoop()
        this.#keep(known, kind, key, keyFields(kind, record))
      }
    }
    return known
  }
}

function keyFields(kind: KindName, values: Values): Values {
  return Object.fromEntries(KINDS[kind].key.map((field) => [field, values[field] ?? '']))
}

/** The field that a reference to a record of the kind says. */
function idField(kind: KindName): string {
  return KINDS[kind].key.at(-1) ?? ''
}

/** What a key is compared by; each part of one that has several. */
function spellingKey(kind: KindName, key: string): string {
  if (kind === 'vehicle_weights') return Object.values(plateKey(key)).join(' ')
  return KINDS[kind].key.length === 1 ? identityKey(key) : key.split(' ').map(identityKey).join(' ')
}
