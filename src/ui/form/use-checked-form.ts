import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../platform/invoke.ts'
import { fieldMessage } from '../error-message.ts'

export interface Fault {
  /** A key of the words, or a sentence that stands already. */
  message: string
  /** Parameters of the sentence of this field alone. */
  filling?: object
  /** No further figure can fix it: it is said while one types. */
  isAtOnce?: boolean
  /** What is typed is no value at all. */
  isUnread?: boolean
}
/** What is wrong, by name of the field. */
export type Faults = Record<string, Fault>

export interface Form<Values extends object> {
  /** What is typed; null for a text that is no number. */
  values: Values
  /** What it began with. */
  first: Values
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
  /** `fault`: what is typed is no value, which keeps the form until something else is typed. */
  onChange: (value: Value, fault?: string) => void
  /** What is wrong, in words. */
  error?: string
}

interface Options<Values> {
  /** Fills the sentences of what is wrong. */
  filling?: object
  /** Finds what is said while one types. */
  findFaultsAtOnce?: (values: Values) => Faults
}

/** The state of a form: what is typed, and by `findFaults` what is wrong with it. */
export function useCheckedForm<Values extends object>(
  initial: Values,
  findFaults: (values: Values) => Faults,
  { filling, findFaultsAtOnce }: Options<Values> = {},
): Form<Values> {
  const { t } = useTranslation()
  const [first, setFirst] = useState(initial)
  const [values, setValues] = useState(initial)
  const [errors, setFaults] = useState<Faults>({})
  const unread = faultsWhere(errors, (_, { isUnread }) => isUnread)
  const [marking, setMarking] = useState<object>()
  // Once the fields that it is about are marked: what a server says comes at a time of its own.
  useEffect(() => {
    if (marking) document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [marking])
  const faultsAtOnce = findFaultsAtOnce?.(values)
  const set = (part: Partial<Values>) => {
    setValues((now) => ({ ...now, ...part }))
    setFaults((now) => faultsWhere(now, (name) => !(name in part)))
  }
  return {
    values,
    first,
    dirty: JSON.stringify([values, unread]) !== JSON.stringify([first, {}]),
    set,
    field: (name) => {
      const fault = faultsAtOnce?.[name] ?? errors[name]
      return {
        value: values[name],
        onChange: (value, message) => {
          set({ [name]: value } as unknown as Partial<Values>)
          if (message) setFaults((now) => ({ ...now, [name]: { message, isUnread: true } }))
        },
        error: fieldMessage(t, fault?.message, { ...filling, ...fault?.filling }),
      }
    },
    submit: (save) => {
      const found = { ...findFaults(values), ...unread }
      setFaults(found)
      if (Object.keys(found).length === 0) return save(values)
      setMarking({})
    },
    refused: (error) => {
      if (!(error instanceof CallError)) return false
      const fields = Object.entries(error.fields)
      setFaults(Object.fromEntries(fields.map(([name, message]) => [name, { message }])))
      if (fields.length > 0) setMarking({})
      return fields.length > 0 && fields.every(([name]) => name in values)
    },
    reset: (next) => {
      setFirst(next)
      setValues(next)
      setFaults({})
    },
  }
}

function faultsWhere(
  faults: Faults,
  isKept: (name: string, fault: Fault) => boolean | undefined,
): Faults {
  return Object.fromEntries(Object.entries(faults).filter((entry) => isKept(...entry)))
}
