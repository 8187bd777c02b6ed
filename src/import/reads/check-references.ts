import { yieldToEventLoop } from '../../platform/yield-to-event-loop.ts'
import { KINDS } from '../kinds/kinds.ts'
import { nearest } from '../kinds/nearest.ts'
import { addFault } from './parse-rows.ts'
import type { Records } from './present.ts'
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
