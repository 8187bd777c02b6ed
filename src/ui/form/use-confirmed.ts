import { useState } from 'react'
import type { ErrorCode } from '../../platform/catalogue.ts'
import { CallError } from '../../platform/invoke.ts'

interface Asks<Field extends string> {
  /** The refusal by which the server asks. */
  code: ErrorCode
  /** The fields of which it may ask. */
  fields: readonly Field[]
  /** The one that was asked about before. */
  first?: string | null
}

/**
 * Odd values that the server asks about: `confirmed` are the fields that the officer leaves as they were, and so says to be
 * right; `onRefused` hears what it asks now.
 */
export function useConfirmed<Field extends string>(
  values: Readonly<Partial<Record<Field, unknown>>>,
  { code, fields, first }: Asks<Field>,
) {
  const asked = (isAsked: (field: Field) => boolean) =>
    fields.filter(isAsked).map((field): [Field, unknown] => [field, values[field]])
  const [all, setAll] = useState(() => new Map(asked((field) => field === first)))
  const confirmed = [...all].flatMap(([field, value]) => (values[field] === value ? [field] : []))
  const onRefused = (error: unknown) => {
    if (!(error instanceof CallError) || error.code !== code) return
    setAll(new Map([...all, ...asked((field) => field in error.fields)]))
  }
  return { confirmed, onRefused }
}
