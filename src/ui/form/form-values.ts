import type { Fields, TextKind } from '../../platform/fields.ts'
import { KINDS, type Kind } from '../../platform/kinds.ts'

type FormValue<K extends Kind> = K extends TextKind
  ? string
  : K extends 'flag'
    ? 0 | 1
    : number | null
type FormValues<F extends Fields> = { [C in keyof F as F[C]['wire']]: FormValue<F[C]['kind']> }

/** What a form of `fields` begins with: what `record` says, else an empty text, no, or no number. */
export function formValues<F extends Fields>(
  fields: F,
  record: { readonly [C in keyof F as F[C]['wire']]?: string | number | null } = {},
): FormValues<F> {
  const values: Readonly<Record<string, unknown>> = record
  const entries = Object.values(fields).map(({ wire, kind }) => [
    wire,
    values[wire] ?? nothing(kind),
  ])
  return Object.fromEntries(entries) as FormValues<F>
}

function nothing(kind: Kind): string | number | null {
  if (kind === 'flag') return 0
  return KINDS[kind].places === undefined ? '' : null
}
