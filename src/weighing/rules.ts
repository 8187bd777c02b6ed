import { columnsOf } from '../platform/fields.ts'
import type { TicketFault } from './rules/faults.ts'
import { WEIGHING_FIELDS } from './rules/fields.ts'

/** What a scale says of one truck, and what a ticket holds; weights in kg. Empty: not filled, or not known yet. */
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

export type Field = keyof Weighing
export const FIELDS: readonly Field[] = columnsOf(WEIGHING_FIELDS)

/** What decides the sum of a ticket, or whose it is. */
const DECISIVE: readonly Field[] = [
  'customer_code',
  'product_code',
  'weight_in_kg',
  'time_in',
  'weight_out_kg',
  'time_out',
]

/** What a second scale says of its own share of a weighing, which decides nothing. */
const INCIDENTAL: readonly Field[] = ['weighed_by', 'remark']

/** A clock may run ahead of ours by this much. */
const AHEAD_MS = 5 * 60_000

/** Why a weighing cannot be true at `now`; undefined where it can. */
export function contradiction(weighing: Weighing, now: Date): TicketFault | undefined {
  const { weight_in_kg, weight_out_kg, time_in, time_out } = weighing
  if (weight_out_kg === null && time_out !== null) return fault('scale.halfOut', 'weight_out_kg')
  if (weight_out_kg !== null && time_out === null) return fault('scale.halfOut', 'time_out')
  if (weight_in_kg <= (weight_out_kg ?? 0)) {
    const field = weight_out_kg === null ? 'weight_in_kg' : 'weight_out_kg'
    return fault('scale.net', field, { in: weight_in_kg, out: weight_out_kg ?? 0 })
  }
  if (time_out && time_out < time_in) return fault('scale.order', 'time_out')
  const latest = time_out ?? time_in
  if (latest.getTime() <= now.getTime() + AHEAD_MS) return undefined
  return fault('scale.future', time_out ? 'time_out' : 'time_in')
}

function fault(code: TicketFault['code'], field: Field, params: TicketFault['params'] = {}) {
  return { code, field: WEIGHING_FIELDS[field].wire, params }
}

/** Fields in which a reading says something, and something else than `known`. */
export function changedFields(reading: Weighing, known: Weighing): Field[] {
  return FIELDS.filter((field) => isFilled(reading[field]) && !same(reading[field], known[field]))
}

/** A ticket as the intake finds it. */
export interface TicketOnRecord {
  /** The values in force. */
  ticket: Weighing
  /** What the scale filled last of each field: a correction by an officer is not in it. */
  latestReading: Weighing
  /** What the scale proposes, and nobody has decided yet. */
  open: Partial<Weighing>
  /** Graded, on an order or corrected: readings only propose changes. */
  isProtected: boolean
  /** Made by another scale than the one that sends: it changes its own share and proposes the rest. */
  isOfOther?: boolean
}

export interface Effect {
  /** What the ticket says from now on. */
  applied: Partial<Weighing>
  /** What then waits for its decision, in place of what waited before. */
  proposed: Partial<Weighing>
}

/**
 * What a reading does to a ticket. Only what the scale says otherwise than before counts, and what the ticket
 * lacks; so a scale that repeats itself undoes no correction. Of a protected ticket what only fills is applied
 * and what changes waits; where a change decides the sum, or whose it is, everything waits with it. Of a ticket
 * that another scale made the same waits, but who weighed and the remark. What waits of another is left to its decision.
 */
export function effect(
  reading: Weighing,
  { ticket, latestReading, open, isProtected, isOfOther = false }: TicketOnRecord,
): Effect {
  const lacking = FIELDS.filter((field) => !isFilled(ticket[field]))
  const relevant = [...lacking, ...changedFields(reading, latestReading)].filter((field) =>
    isFilled(reading[field]),
  )
  const news = pick(reading, relevant)
  if (!isProtected && !isOfOther) {
    const applied = pick(news, differences(news, ticket))
    return { applied, proposed: pick(open, differences(open, { ...ticket, ...applied })) }
  }
  const wanted = { ...open, ...news }
  const differing = differences(wanted, ticket)
  const free = isProtected ? lacking : [...lacking, ...INCIDENTAL]
  const changed = differing.filter((field) => !free.includes(field))
  const whole = changed.some((field) => DECISIVE.includes(field)) ? differing : changed
  const applied = differing.filter((field) => !whole.includes(field))
  return { applied: pick(wanted, applied), proposed: pick(wanted, whole) }
}

/** Fields in which a part of a weighing says something else than a ticket. */
export function differences(part: Partial<Weighing>, ticket: Weighing): Field[] {
  return FIELDS.filter((field) => field in part && !same(part[field], ticket[field]))
}

/** `known`, with what the reading says in its place. */
export function merge(known: Weighing, reading: Weighing): Weighing {
  const filled = FIELDS.filter((field) => isFilled(reading[field]))
  return { ...known, ...Object.fromEntries(filled.map((field) => [field, reading[field]])) }
}

/** Those of `fields` alone. */
export function pick(part: Partial<Weighing>, fields: readonly Field[]): Partial<Weighing> {
  return Object.fromEntries(fields.map((field) => [field, part[field]]))
}

/** Whether two parts of a weighing say the same of the same fields. */
export function sameParts(a: Partial<Weighing>, b: Partial<Weighing>): boolean {
  const fields = FIELDS.filter((field) => field in a || field in b)
  return fields.every((field) => same(a[field], b[field]))
}

function isFilled(value: Weighing[Field]): boolean {
  return value !== null && value !== ''
}

type Value = Weighing[Field] | undefined

function same(a: Value, b: Value): boolean {
  return a instanceof Date && b instanceof Date ? a.getTime() === b.getTime() : a === b
}
