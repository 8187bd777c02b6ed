import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { CallError } from '../../platform/invoke.ts'
import { fieldMessage } from '../error-message.ts'

interface Fault {
  /** A key of the words, or a sentence that stands already. */
  message: string
  /** Parameters of the sentence of this field alone. */
  filling?: object
}
/** What is wrong, by name of the field. */
export type Faults = Record<string, Fault>

export interface Form<Values extends object> {
  values: Values
  /** True once something differs from what the form began with. */
  dirty: boolean
  set: (part: Partial<Values>) => void
  /** Value, change and error of a field, to be spread on it. */
  field: <Name extends keyof Values & string>(name: Name) => FieldProps<Values[Name]>
  /** Runs `save` with the checked input; where the schema objects, marks the fields instead. */
  submit: (save: (values: Values) => unknown) => unknown
  /** Marks the fields that the server objected to, and goes to the first; returns whether they say all of it. */
  refused: (error: unknown) => boolean
  /** Takes `values` as the new beginning. */
  reset: (values: Values) => void
}

export interface FieldProps<Value> {
  value: Value
  onChange: (value: Value) => void
  /** What is wrong, in words. */
  error?: string
}

/**
 * The state of a form: what is typed, what is wrong with it. `schema` is the call's own input or a
 * stricter one; its messages are keys of the words, whose sentences `filling` fills.
 */
export function useForm<Values extends object>(
  initial: Values,
  schema: z.ZodType,
  filling?: object,
): Form<Values> {
  return useCheckedForm(initial, (values) => faultsOf(schema, values), filling)
}

/** As `useForm`, where `findFaults` says what is wrong with what is typed. */
export function useCheckedForm<Values extends object>(
  initial: Values,
  findFaults: (values: Values) => Faults,
  filling?: object,
): Form<Values> {
  const { t } = useTranslation()
  const [first, setFirst] = useState(initial)
  const [values, setValues] = useState(initial)
  const [errors, setFaults] = useState<Faults>({})
  const set = (part: Partial<Values>) => {
    setValues((now) => ({ ...now, ...part }))
    setFaults((now) => without(now, Object.keys(part)))
  }
  return {
    values,
    dirty: JSON.stringify(values) !== JSON.stringify(first),
    set,
    field: (name) => ({
      value: values[name],
      onChange: (value) => set({ [name]: value } as unknown as Partial<Values>),
      error: fieldMessage(t, errors[name]?.message, { ...filling, ...errors[name]?.filling }),
    }),
    submit: (save) => {
      const found = findFaults(values)
      setFaults(found)
      if (Object.keys(found).length === 0) return save(values)
      focusFirstFault()
    },
    refused: (error) => {
      if (!(error instanceof CallError)) return false
      const fields = Object.entries(error.fields)
      setFaults(Object.fromEntries(fields.map(([name, message]) => [name, { message }])))
      if (fields.length > 0) focusFirstFault()
      return fields.length > 0 && fields.every(([name]) => name in values)
    },
    reset: (next) => {
      setFirst(next)
      setValues(next)
      setFaults({})
    },
  }
}

function faultsOf(schema: z.ZodType, values: object): Faults {
  const checked = schema.safeParse(values)
  const issues = checked.success ? [] : checked.error.issues
  return Object.fromEntries(
    issues.map((issue) => [String(issue.path[0] ?? ''), faultOf(issue)]).reverse(),
  )
}

/** Messages of zod itself are English prose; ours are keys. */
function faultOf(issue: z.core.$ZodIssue): Fault {
  if (/^[a-z]\w*(\.\w+)+$/i.test(issue.message)) return { message: issue.message }
  const isTooLong = issue.code === 'too_big' && issue.origin === 'string'
  return isTooLong
    ? { message: 'v.tooLong', filling: { n: issue.maximum } }
    : { message: 'v.required' }
}

function without(errors: Faults, names: string[]): Faults {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)))
}

function focusFirstFault() {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
