import { createHash } from 'node:crypto'
import type { Entry, Item, QueuedEntry, SentTicket, Standing } from './entries.ts'

/** What the entries of a journal come to. */
export interface QueueState {
  /** Readings so far, and numbers of slips and of weigh-ins that were given. */
  n: number
  slips: number
  ins: number
  /** What numbers of weigh-ins carry, so that those of another installation differ; '' before it is drawn. */
  mark: string
  /** The truck that was weighed last, until it has left the bridge. */
  standing: Standing | undefined
  /** Not answered yet, in their order. */
  waiting: Map<number, Item>
  /** Refused by the server, and not yet dismissed. */
  refused: Map<number, Item>
  /** Answered last. */
  latest: Item[]
  /** Trucks that were weighed in on the page and not out, by WeightScaleIDIn. */
  inside: Map<string, SentTicket>
  /** The last ticket of each plate that was weighed on the page: most trucks bring for the same customer. */
  trucks: Map<string, SentTicket>
  /** What files said last of a ticket, by WeightScaleIDIn, as a digest. */
  seen: Map<string, string>
}

export const MAX_LATEST = 50
export const MAX_REFUSED = 1000
/** A file that says older tickets again has them sent again, which changes nothing. */
const MAX_SEEN = 20_000
const MAX_TRUCKS = 3000

export function emptyState(): QueueState {
  return {
    n: 0,
    slips: 0,
    ins: 0,
    mark: '',
    standing: undefined,
    waiting: new Map(),
    refused: new Map(),
    latest: [],
    inside: new Map(),
    trucks: new Map(),
    seen: new Map(),
  }
}

type Of<Type extends Entry['type']> = Extract<Entry, { type: Type }>

/** What each kind of entry changes. */
const CHANGES: { [Type in Entry['type']]: (state: QueueState, entry: Of<Type>) => void } = {
  queued: queue,
  answered: answer,
  corrected: correct,
  dismissed: ({ refused }, { n }) => refused.delete(n),
  left: ({ inside }, { id }) => inside.delete(id),
  freed: (state) => Object.assign(state, { standing: undefined }),
  began: (state, { mark }) => Object.assign(state, { mark }),
  standing: (state, { standing }) => Object.assign(state, { standing }),
  inside: ({ inside }, { ticket }) => inside.set(ticket.WeightScaleIDIn, ticket),
  truck: ({ trucks }, { ticket }) => trucks.set(ticket.CarRegister, ticket),
  seen: ({ seen }, { id, digest }) => seen.set(id, digest),
  counted: (state, { n, slips, ins = 0 }) => Object.assign(state, { n, slips, ins }),
  kept: keep,
}

/** Changes `state` by what `entry` says. */
export function applyEntry(state: QueueState, entry: Entry): void {
  const change = CHANGES[entry.type] as (state: QueueState, entry: Entry) => void
  change(state, entry)
}

function queue(state: QueueState, { type, ...item }: QueuedEntry): void {
  const { n, from, ticket } = item
  state.n = Math.max(state.n, n)
  state.waiting.set(n, item)
  if (from === 'file') {
    see(state, ticket)
    return
  }
  if (ticket.WeightTimeOut) state.inside.delete(ticket.WeightScaleIDIn)
  else state.inside.set(ticket.WeightScaleIDIn, ticket)
  renew(state.trucks, ticket.CarRegister, ticket, MAX_TRUCKS)
  state.slips = Math.max(state.slips, countOf(ticket.SequenceWeightOut))
  state.ins = Math.max(state.ins, countOf(ticket.WeightScaleIDIn, `${state.mark}-`))
  state.standing = standingOf(item)
}

function standingOf({ at, ticket }: Item): Standing {
  const { WeightScaleIDIn: id, CarRegister: plate, WeightIn, WeightOut } = ticket
  const isOut = WeightOut !== null && WeightOut !== undefined
  return { id, plate, kg: isOut ? WeightOut : WeightIn, isOut, at }
}

function see(state: QueueState, ticket: SentTicket): void {
  renew(state.seen, ticket.WeightScaleIDIn, digestOf(ticket), MAX_SEEN)
}

/** Sets a value as the latest one, and drops the oldest above `max`. */
function renew<Value>(map: Map<string, Value>, key: string, value: Value, max: number): void {
  map.delete(key)
  map.set(key, value)
  dropOldest(map, max)
}

function answer(state: QueueState, entry: Of<'answered'>): void {
  const { n, at, outcome, reason } = entry
  const item = state.waiting.get(n)
  if (!item) return
  state.waiting.delete(n)
  const answered = { ...item, answer: { outcome, reason, at } }
  state.latest = [...state.latest, answered].slice(-MAX_LATEST)
  // What is taken of a ticket settles what was refused of it before.
  const earlier = [...state.refused.values()].filter((one) => isOfTicket(one, item.ticket))
  for (const one of earlier) state.refused.delete(one.n)
  if (outcome === 'refused') state.refused.set(n, answered)
  dropOldest(state.refused, MAX_REFUSED)
}

function isOfTicket(item: Item, { WeightScaleIDIn }: SentTicket): boolean {
  return item.ticket.WeightScaleIDIn === WeightScaleIDIn
}

function correct(state: QueueState, { n, ticket }: Of<'corrected'>): void {
  const item = state.waiting.get(n)
  if (!item) return
  const { unchecked, ...rest } = item
  state.waiting.set(n, { ...rest, ticket })
  if (state.inside.has(ticket.WeightScaleIDIn)) state.inside.set(ticket.WeightScaleIDIn, ticket)
}

function dropOldest(map: Map<unknown, unknown>, max: number): void {
  for (const key of map.keys()) {
    if (map.size <= max) return
    map.delete(key)
  }
}

function keep(state: QueueState, { in: place, item }: Of<'kept'>): void {
  if (place === 'latest') state.latest.push(item)
  else state[place].set(item.n, item)
}

/** The entries that come to `state`: those of a shortened journal. */
export function entriesOf(state: QueueState): Entry[] {
  const places = ['waiting', 'refused', 'latest'] as const
  return [
    ...places.flatMap((place) =>
      [...state[place].values()].map((item) => ({ type: 'kept' as const, in: place, item })),
    ),
    ...[...state.seen].map(([id, digest]) => ({ type: 'seen' as const, id, digest })),
    ...[...state.inside.values()].map((ticket) => ({ type: 'inside' as const, ticket })),
    ...[...state.trucks.values()].map((ticket) => ({ type: 'truck' as const, ticket })),
    { type: 'began', mark: state.mark },
    ...(state.standing ? [{ type: 'standing' as const, standing: state.standing }] : []),
    { type: 'counted', n: state.n, slips: state.slips, ins: state.ins },
  ]
}

/** Tells readings of a ticket apart. */
export function digestOf(ticket: SentTicket): string {
  return createHash('sha256').update(JSON.stringify(ticket)).digest('base64url').slice(0, 22)
}

/** The number of the slip that is given as the `count`th: a prefix that ends in a figure is set apart from the count. */
export function slipNumber(prefix: string, count: number): string {
  const dash = /\p{N}$/u.test(prefix) ? '-' : ''
  return `${prefix}${dash}${`${count}`.padStart(6, '0')}`
}

/** The number of the weigh-in that is given as the `count`th: `AK7Q2-0154`. */
export function weighInNumber(prefix: string, mark: string, count: number): string {
  return `${prefix}${mark}-${`${count}`.padStart(4, '0')}`
}

/** The count at the end of a number that this agent gave, behind `mark`. */
function countOf(number: string | null | undefined, mark = ''): number {
  const text = number ?? ''
  const count = /\d+$/.exec(text)?.[0] ?? ''
  return text.slice(0, text.length - count.length).endsWith(mark) ? Number(count) : 0
}

/** Neither vowels, which make words, nor what is taken for another. */
const LETTERS = '23456789BCDFGHJKMNPQRSTVWXZ'
const EPOCH = Date.UTC(2026, 0, 1)
const MARK_EVERY_MS = 10 * 60_000

/** The mark of an installation that begins at `now`: another one every ten minutes, for ten years. */
export function markOf(now: Date): string {
  let n = Math.floor((now.getTime() - EPOCH) / MARK_EVERY_MS)
  let mark = ''
  for (let place = 0; place < 4; place++) {
    mark = `${LETTERS[n % LETTERS.length]}${mark}`
    n = Math.floor(n / LETTERS.length)
  }
  return mark
}
