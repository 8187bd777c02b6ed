import { db } from '../../platform/db.ts'
import type { Language } from '../../platform/thai-date.ts'
import type { Known } from '../kinds/kind.ts'
import { KINDS } from '../kinds/kinds.ts'
import type { KindName } from '../rules.ts'
import type { Target, ValueChange } from './validation.ts'

/** What reading and showing values has to know at `now`. */
export async function knownAt(now: Date): Promise<Known> {
  const levels = db().selectFrom('member_levels').select(['id', 'name']).orderBy('id')
  return { now, levels: await levels.execute() }
}

/** What changes of a record, as a person reads it; of a new one all that it says besides its key. */
export function showChanges(
  { kind, before, after }: Pick<Target, 'kind' | 'before' | 'after'>,
  known: Known,
  language: Language,
): ValueChange[] {
  const { fields, key } = KINDS[kind]
  const names = Object.keys({ ...before, ...after }).filter((name) => fields[name])
  return names.flatMap((field) => {
    const [was, is] = [before?.[field] ?? '', after[field] ?? '']
    if (was === is || (!before && key.includes(field) && kind !== 'customers')) return []
    const shown = (value: string) => showValue(kind, field, value, known, language) || null
    const confirm = fields[field]?.confirm
    return [
      {
        field,
        before: before ? shown(was) : null,
        after: shown(is),
        confirm: confirm === true || (confirm === 'ofKnown' && before !== undefined),
      },
    ]
  })
}

/** A value as a person reads it. */
export function showValue(
  kind: KindName,
  field: string,
  value: string,
  known: Known,
  language: Language,
): string {
  return KINDS[kind].fields[field]?.show?.(value, known, language) ?? value
}
