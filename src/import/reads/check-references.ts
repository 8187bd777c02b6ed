import { yieldToEventLoop } from '../../platform/yield-to-event-loop.ts'
import { KINDS } from '../kinds/kinds.ts'
import { nearest } from '../kinds/nearest.ts'
import type { KindName } from '../rules.ts'
import { addFault } from './parse-rows.ts'
import type { Records } from './records.ts'
import type { Targets, ValidatedRow } from './validation.ts'

/** What a row names is there already, or comes with the files. */
export async function checkReferences(
  rows: readonly ValidatedRow[],
  targets: Targets,
  named: Records,
): Promise<void> {
  for (const row of rows) {
    await yieldToEventLoop()
    for (const [field, { refersTo }] of Object.entries(KINDS[row.kind].fields)) {
      const value = row.given[field]
      if (!refersTo || !value) continue
      const known = await named.of(refersTo.kind)
      const keyFor = refersTo.keyOf ?? ((one: string) => one)
      const stays = targets.get(row.kind)?.get(row.key)?.before?.[field] === value
      const isAsked = row.faults.some((fault) => fault.field === field)
      if (stays || isAsked || known.has(keyFor(value))) continue
      const prefix = keyFor('')
      const candidates = [...known.keys()].filter((key) => key.startsWith(prefix))
      const proposal = nearest(
        value,
        candidates.map((key) => key.slice(prefix.length)),
      )
      const code = field === 'ValueFD7' ? 'unknownD7' : 'unknownRef'
      addFault(row, field, value, code, {}, proposal ?? null)
    }
  }
}

/**
 * Asks about a code that is not known but for its zeros in front, which spreadsheets take off: 0 where the mill has 00000. An
 * officer who types it again means it.
 */
export async function checkCodes(rows: readonly ValidatedRow[], current: Records): Promise<void> {
  const byKind = new Map<KindName, Map<string, string>>()
  for (const row of rows) {
    await yieldToEventLoop()
    for (const { field, kind, keyFor } of codesOf(row)) {
      const value = row.given[field] ?? ''
      if (!/^\d+$/.test(value) || row.confirmed.has(field)) continue
      const known = byKind.get(kind) ?? zerosOff(await current.of(kind))
      byKind.set(kind, known)
      const key = keyFor(value)
      const whole = known.get(withoutZeros(key))
      if (whole === undefined || (await current.of(kind)).has(key)) continue
      const proposal = whole.slice(whole.lastIndexOf(' ') + 1)
      addFault(row, field, value, 'lostZeros', {}, proposal)
    }
  }
}

interface Code {
  field: string
  kind: KindName
  keyFor: (value: string) => string
}

/** The codes that a row says: its own, and those of the records that it names. */
function codesOf({ kind, given }: ValidatedRow): Code[] {
  const { key, fields } = KINDS[kind]
  const [last = '', others] = [key.at(-1), key.slice(0, -1).map((field) => given[field] ?? '')]
  const named = Object.entries(fields).flatMap(([field, { refersTo, names }]): Code[] => {
    const of = refersTo?.kind ?? names
    const keyFor = refersTo?.keyOf ?? ((value: string) => value)
    return of && of !== 'vehicle_weights' && field !== last ? [{ field, kind: of, keyFor }] : []
  })
  if (kind === 'tickets' || kind === 'vehicle_weights') return named
  const own = fields[last]?.refersTo?.kind ?? kind
  return [...named, { field: last, kind: own, keyFor: (value) => [...others, value].join(' ') }]
}

/** Known keys that begin with a zero, by what is left of them without. */
function zerosOff(known: ReadonlyMap<string, unknown>): Map<string, string> {
  const keys = [...known.keys()].filter((key) => withoutZeros(key) !== key)
  return new Map(keys.map((key) => [withoutZeros(key), key]))
}

/** A key without the zeros in front of its last part. */
function withoutZeros(key: string): string {
  return key.replace(/(^|\s)0+(?=[1-9]\d*$|0$)/, '$1')
}
