import type { z } from 'zod'
import { type Fault, type Faults, type Form, useCheckedForm } from './use-checked-form.ts'

export type { FieldProps, Form } from './use-checked-form.ts'

/**
 * The state of a form: what is typed, what is wrong with it. `schema` is the call's own input or a
 * stricter one; its messages are keys of the words, whose sentences `filling` fills.
 */
export function useForm<Values extends object>(
  initial: Values,
  schema: z.ZodType,
  filling?: object,
): Form<Values> {
  const findFaults = (values: Values) => faultsOf(schema, values)
  const findFaultsAtOnce = (values: Values) => findFaultsNow(values, findFaults)
  const form = useCheckedForm(initial, findFaults, { filling, findFaultsAtOnce })
  const { values, dirty } = form
  const isUnread = Object.values(values).some(Number.isNaN)
  return { ...form, values: withoutNaN(values), dirty: dirty || isUnread }
}

/** What is wrong with what is typed, as far as it is said at once. */
function findFaultsNow<Values extends object>(
  values: Values,
  findFaults: (values: Values) => Faults,
): Faults {
  const found = findFaults(values)
  const faults = Object.entries(values).flatMap(([name, value]) => {
    if (Number.isNaN(value)) return [[name, { message: 'v.notNumber' }] as const]
    const fault = found[name]
    return fault?.isAtOnce ? [[name, fault] as const] : []
  })
  return Object.fromEntries(faults)
}

function withoutNaN<Values extends object>(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    Number.isNaN(value) ? null : value,
  ])
  return Object.fromEntries(entries) as Values
}

/** `params` of a refinement whose fault no further typing can fix. */
export const AT_ONCE = { isAtOnce: true }

function faultsOf(schema: z.ZodType, values: object): Faults {
  const checked = schema.safeParse(values)
  const issues = checked.success ? [] : checked.error.issues
  return Object.fromEntries(
    issues.map((issue) => [String(issue.path[0] ?? ''), faultOf(issue)]).reverse(),
  )
}

/** Messages of zod itself are English prose; ours are keys. */
function faultOf(issue: z.core.$ZodIssue): Fault {
  if (/^[a-z]\w*(\.\w+)+$/i.test(issue.message)) {
    return { message: issue.message, isAtOnce: isAtOnce(issue) }
  }
  const isTooLong = issue.code === 'too_big' && issue.origin === 'string'
  return isTooLong
    ? { message: 'v.tooLong', filling: { n: issue.maximum } }
    : { message: 'v.required' }
}

/** What is too large, negative or has too many decimals stays so, whatever is typed after it; a schema marks others by `AT_ONCE`. */
function isAtOnce(issue: z.core.$ZodIssue): boolean {
  if (issue.code === 'custom' && issue.params?.isAtOnce) return true
  if (issue.code === 'too_big') return issue.origin !== 'string'
  if (issue.code === 'too_small' && issue.origin === 'number') return issue.minimum === 0
  return /^v\.(negative|decimals|\w+Over)$/.test(issue.message)
}
