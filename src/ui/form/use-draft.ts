import { useState } from 'react'
import type { Typed } from './draft-store.ts'
import type { Form } from './use-form.ts'
import { type Draft, useKeptDraft } from './use-kept-draft.tsx'

/** What a form needs beside its values to be filled in as before, such as the record that was looked up. */
interface Beside<Value> {
  value: Value
  onUse: (value: Value) => void
}
const BESIDE = '+'

/** A form whose typed values are kept. */
export type DraftForm<Values extends object> = Form<Values> & { draft: Draft }

/**
 * The form, whose typed values are kept in this browser for a day under `key`, which names the dialog and its record:
 * until they are thrown away, or saved by the `useAction` that has its `draft`. Only the fields that differ from
 * those that it began with are kept, and given back over what the record says by then.
 */
export function useDraft<Values extends object, Extra = undefined>(
  form: Form<Values>,
  key: string,
  beside?: Beside<Extra>,
): DraftForm<Values> {
  const [firstBeside] = useState(beside?.value)
  const typed = form.dirty
    ? { ...ownOf(form.values, form.first), [BESIDE]: beside?.value }
    : undefined
  const draft = useKeptDraft(key, typed, {
    isOffered: (typed) => Object.keys(ownOf(fieldsOf(typed), form.values)).length > 0,
    onUse: (typed) => {
      form.set(fieldsOf(typed) as Partial<Values>)
      if (typed[BESIDE] !== undefined) beside?.onUse(typed[BESIDE] as Extra)
    },
    onDiscard: () => {
      form.reset(form.first)
      beside?.onUse(firstBeside as Extra)
    },
  })
  return { ...form, draft }
}

/** What somebody typed: the fields that differ from what the form began with. */
export function ownOf<Values extends object>(typed: Values, first: object): Partial<Values> {
  const before = first as Partial<Values>
  const names = Object.keys(typed) as (keyof Values)[]
  const own = names.filter((name) => JSON.stringify(typed[name]) !== JSON.stringify(before[name]))
  return Object.fromEntries(own.map((name) => [name, typed[name]])) as Partial<Values>
}

function fieldsOf({ [BESIDE]: _, ...fields }: Typed): Typed {
  return fields
}
