import { createHash } from 'node:crypto'
import { identityKey } from '../../platform/keys.ts'
import type { ScaleTicket } from '../contract.ts'
import { isSameTruck } from '../rules/identity.ts'
import { isObject, MAX_SENT, valueAt } from '../rules/refused.ts'

const MAX_FIELDS = 30
const MAX_VALUE = 100

/** The same for the same contents, whatever the order of the fields. */
export function hashOf(sent: unknown): string {
  const sorted = isObject(sent) ? Object.entries(sent).sort(([a], [b]) => (a < b ? -1 : 1)) : sent
  return createHash('sha256').update(jsonOf(sorted)).digest('hex')
}

/** Whether it says something of the way out. */
export function hasWayOut(sent: unknown): boolean {
  return ['WeightOut', 'WeightTimeOut'].some((field) => (valueAt(sent, field) ?? '') !== '')
}

/** Whether a ticket that was taken in is the truck that was refused before as `sent`. */
export function resolves(ticket: ScaleTicket, sent: unknown): boolean {
  if (ticket.WeightTimeOut == null && hasWayOut(sent)) return false
  const number = textAt(sent, 'WeightScaleIDIn')
  if (identityKey(number) !== identityKey(ticket.WeightScaleIDIn ?? '')) return false
  const marks = {
    registration: ticket.CarRegister,
    time_in: ticket.WeightTimeIn,
    weight_in_kg: ticket.WeightIn,
    slip_number: null,
  }
  const [plate, kg] = [textAt(sent, 'CarRegister').trim(), valueAt(sent, 'WeightIn')]
  const timeIn = new Date(textAt(sent, 'WeightTimeIn'))
  // What cannot be read is why it was refused, and says nothing against it; without a number it says nothing for it either.
  const unread =
    number === '' ? { registration: '-', time_in: new Date(0), weight_in_kg: -1 } : marks
  return isSameTruck(marks, {
    registration: plate || unread.registration,
    time_in: Number.isNaN(timeIn.getTime()) ? unread.time_in : timeIn,
    weight_in_kg: typeof kg === 'number' ? kg : unread.weight_in_kg,
    slip_number: null,
  })
}

/** The plate that was sent, else the scale's own id of the ticket. */
export function plateOf(sent: unknown): string {
  return textAt(sent, 'CarRegister') || textAt(sent, 'WeightScaleIDIn') || '–'
}

const SEARCHED = ['WeightScaleIDIn', 'SequenceWeightOut', 'CarRegister', 'CustomerDataID']

/** What a search of refused tickets looks into. */
export function searchedIn(sent: unknown): string {
  return [...SEARCHED, 'CustomerName'].map((field) => textAt(sent, field)).join('\n')
}

/** What is kept of what was sent: all of it, or the beginnings where it is very long. */
export function keepable(sent: unknown): { sent: unknown; is_cut: boolean } {
  const text = storable(jsonOf(sent))
  if (text.length <= MAX_SENT) return { sent: JSON.parse(text), is_cut: false }
  return { sent: JSON.parse(storable(jsonOf(cut(sent)))), is_cut: true }
}

function cut(sent: unknown): unknown {
  if (!isObject(sent)) return jsonOf(sent).slice(0, MAX_VALUE)
  const entries = Object.entries(sent).slice(0, MAX_FIELDS)
  return Object.fromEntries(
    entries.map(([name, value]) => [name.slice(0, MAX_VALUE), short(value)]),
  )
}

function short(value: unknown): unknown {
  const text = typeof value === 'string' ? value : jsonOf(value)
  return text.length > MAX_VALUE ? text.slice(0, MAX_VALUE) : value
}

/** JSON whose texts a database can keep: neither NUL nor half a surrogate pair. */
function storable(json: string): string {
  return json.replace(/\\(u0000|ud[89a-f][\da-f]{2}|.)/g, (sign, code: string) =>
    code.length > 1 ? '\ufffd' : sign,
  )
}

function textAt(sent: unknown, field: string): string {
  const value = valueAt(sent, field)
  return typeof value === 'string' || typeof value === 'number'
    ? String(value).replaceAll('\0', '').slice(0, MAX_VALUE)
    : ''
}

function jsonOf(value: unknown): string {
  return JSON.stringify(value) ?? 'null'
}
