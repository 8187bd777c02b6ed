import type { Params } from '../platform/errors.ts'

/** What a scale says of one truck, and what a ticket holds; weights in kg. Empty: not said, or not known yet. */
export interface Weighing {
  slip_number: string | null
  registration: string
  customer_code: string
  product_code: string
  product_type_name: string
  weight_in_kg: number
  time_in: Date
  weight_out_kg: number | null
  time_out: Date | null
  weighed_by: string | null
  remark: string | null
}

type Field = keyof Weighing
const FIELDS = [
  'slip_number',
  'registration',
  'customer_code',
  'product_code',
  'product_type_name',
  'weight_in_kg',
  'time_in',
  'weight_out_kg',
  'time_out',
  'weighed_by',
  'remark',
] as const satisfies Field[]

/** A clock may run ahead of ours by this much. */
const AHEAD_MS = 5 * 60_000

export type Contradiction = 'scale.net' | 'scale.order' | 'scale.future' | 'scale.halfOut'

/** Why a weighing cannot be true at `now`: the key of the sentence and what fills it; undefined where it can. */
export function contradiction(
  weighing: Weighing,
  now: Date,
): { key: Contradiction; params: Params } | undefined {
  const { weight_in_kg, weight_out_kg, time_in, time_out } = weighing
  if ((weight_out_kg === null) !== (time_out === null)) return { key: 'scale.halfOut', params: {} }
  if (weight_in_kg <= (weight_out_kg ?? 0)) {
    return { key: 'scale.net', params: { in: weight_in_kg, out: weight_out_kg ?? 0 } }
  }
  if (time_out && time_out < time_in) return { key: 'scale.order', params: {} }
  const latest = (time_out ?? time_in).getTime()
  return latest > now.getTime() + AHEAD_MS ? { key: 'scale.future', params: {} } : undefined
}

/** Fields in which a reading says something, and something else than `known`. */
export function saysNew(reading: Weighing, known: Weighing): Field[] {
  return FIELDS.filter((field) => isSaid(reading[field]) && !same(reading[field], known[field]))
}

/**
 * What a reading does to a ticket: it fills what was empty or changes what is there (updated); of a ticket
 * that is protected, graded or on an order, a change is only proposed.
 */
export function effect(
  reading: Weighing,
  ticket: Weighing,
  isProtected: boolean,
): 'unchanged' | 'updated' | 'proposed' {
  const news = saysNew(reading, ticket)
  if (news.length === 0) return 'unchanged'
  const onlyFills = news.every((field) => !isSaid(ticket[field]))
  return onlyFills || !isProtected ? 'updated' : 'proposed'
}

/** `known`, with what the reading says in its place. */
export function heard(known: Weighing, reading: Weighing): Weighing {
  const said = FIELDS.filter((field) => isSaid(reading[field]))
  return { ...known, ...Object.fromEntries(said.map((field) => [field, reading[field]])) }
}

function isSaid(value: Weighing[Field]): boolean {
  return value !== null && value !== ''
}

function same(a: Weighing[Field], b: Weighing[Field]): boolean {
  return a instanceof Date && b instanceof Date ? a.getTime() === b.getTime() : a === b
}
