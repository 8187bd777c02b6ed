import { createHash } from 'node:crypto'
import { MAX_SENT } from '../rules/refused.ts'

const MAX_FIELDS = 30
const MAX_VALUE = 100

/** The field of what was sent, where it is an object that has it. */
export function valueAt(sent: unknown, field: string): unknown {
  return isObject(sent) && Object.hasOwn(sent, field) ? sent[field] : undefined
}

/** The same for the same contents, whatever the order of the fields. */
export function hashOf(sent: unknown): string {
  const sorted = isObject(sent) ? Object.entries(sent).sort(([a], [b]) => (a < b ? -1 : 1)) : sent
  return createHash('sha256').update(jsonOf(sorted)).digest('hex')
}

/** Whether it says something of the way out. */
export function hasWayOut(sent: unknown): boolean {
  return ['WeightOut', 'WeightTimeOut'].some((field) => (valueAt(sent, field) ?? '') !== '')
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

function isObject(sent: unknown): sent is Record<string, unknown> {
  return typeof sent === 'object' && sent !== null && !Array.isArray(sent)
}
