import { createHash } from 'node:crypto'
import type { Entry, Item, QueuedEntry, SentTicket, Standing, Void } from './entries.ts'
import { countOf } from './numbers.ts'

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
  /** Why an operator said that the truck before is gone, until the next one is weighed. */
  gone: string | undefined
  /** Not answered yet, in their order. */
  waiting: Map<number, Item>
  /** Refused by the server, and not yet dismissed. */
  refused: Map<number, Item>
  /** Answered last. */
  latest: Item[]
  /** Trucks that were weighed in on the page and not out, by WeightScaleIDIn. */
  inside: Map<string, SentTicket>
  /** Those of them that were weighed out or have left: the server may say for a while that they are inside. */
  away: Set<string>
  /** Voids that wait for the server, and those that it refused until somebody has seen why; by WeightScaleIDIn. */
  voids: Map<string, Void>
  /** Which ticket a truck inside is at the server, by WeightScaleIDIn. */
  known: Map<string, number>
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
const MAX_AWAY = 3000

export function emptyState(): QueueState {
  return {
    n: 0,
    slips: 0,
    ins: 0,
    mark: '',
    standing: undefined,
    gone: undefined,
    waiting: new Map(),
    refused: new Map(),
    latest: [],
    inside: new Map(),
    away: new Set(),
    voids: new Map(),
    known: new Map(),
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
  printed: print,
  dismissed: ({ refused }, { n }) => refused.delete(n),
  left: leave,
  voiding: beginVoid,
  voided: endVoid,
  voidRefused: refuseVoid,
  voidTakenBack: takeVoidBack,
  voidSeen: ({ voids }, { id }) => voids.delete(id),
  known: ({ known }, { id, ticketId }) => known.set(id, ticketId),
  void: ({ voids }, { void: one }) => voids.set(one.ticket.WeightScaleIDIn, one),
  freed: free,
  began: (state, { mark }) => Object.assign(state, { mark }),
  standing: (state, { standing }) => Object.assign(state, { standing }),
  inside: ({ inside }, { ticket }) => inside.set(ticket.WeightScaleIDIn, ticket),
  away: ({ away }, { id }) => away.add(id),
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
  if (ticket.WeightTimeOut) leave(state, { id: ticket.WeightScaleIDIn })
  else state.inside.set(ticket.WeightScaleIDIn, ticket)
  renew(state.trucks, ticket.CarRegister, ticket, MAX_TRUCKS)
  state.slips = Math.max(state.slips, countOf(ticket.SequenceWeightOut))
  state.ins = Math.max(state.ins, countOf(ticket.WeightScaleIDIn, `${state.mark}-`))
  state.standing = standingOf(item)
  state.gone = undefined
  for (const [id, one] of state.voids) state.voids.set(id, { ...one, standing: undefined })
}

function free(state: QueueState, { reason }: Of<'freed'>): void {
  const plate = state.standing?.plate
  if (reason !== null) state.gone = plate ? `${plate}: ${reason}` : reason
  state.standing = undefined
}

function leave({ inside, away, voids, known }: QueueState, { id }: { id: string }): void {
  inside.delete(id)
  voids.delete(id)
  known.delete(id)
  away.add(id)
  dropOldest(away, MAX_AWAY)
}

/** The truck is inside no more, its wrong customer is proposed no more, and on the bridge it may be weighed anew. */
function beginVoid(state: QueueState, { type, ...one }: Of<'voiding'>): void {
  const { WeightScaleIDIn: id, CarRegister: plate } = one.ticket
  state.n = Math.max(state.n, one.n)
  if (state.trucks.get(plate)?.WeightScaleIDIn === id) state.trucks.delete(plate)
  state.inside.delete(id)
  const { standing } = state
  state.voids.set(id, { ...one, ...(standing?.id === id && { standing }) })
  if (standing?.id === id) state.standing = undefined
}

/** Of a ticket that is no more there is nothing to fix either, and a void taken back as it was sent came too late. */
function endVoid(state: QueueState, { id }: Of<'voided'>): void {
  const { inside, voids, known, refused } = state
  inside.delete(id)
  voids.delete(id)
  known.delete(id)
  state.latest = state.latest.filter(({ ticket }) => ticket.WeightScaleIDIn !== id)
  for (const one of refused.values()) if (one.ticket.WeightScaleIDIn === id) refused.delete(one.n)
}

function refuseVoid(state: QueueState, { id, sentence }: Of<'voidRefused'>): void {
  const one = state.voids.get(id)
  if (!one) return
  state.voids.set(id, { ...one, refusal: sentence })
  comeBack(state, one)
}

function takeVoidBack(state: QueueState, { id }: Of<'voidTakenBack'>): void {
  const one = state.voids.get(id)
  if (!one) return
  state.voids.delete(id)
  comeBack(state, one)
}

/** The truck of a void that does not hold is inside again, on the bridge where it stood there and no other was weighed since. */
function comeBack(state: QueueState, { ticket, standing }: Void): void {
  const { inside, trucks } = state
  inside.set(ticket.WeightScaleIDIn, ticket)
  state.standing ??= standing
  const plate = ticket.CarRegister
  if (!trucks.has(plate)) renew(trucks, plate, ticket, MAX_TRUCKS)
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
  const { n, at, outcome, reason, ticketId } = entry
  const item = state.waiting.get(n)
  if (!item) return
  state.waiting.delete(n)
  const id = item.ticket.WeightScaleIDIn
  const mayBeVoided = state.inside.has(id) || state.voids.has(id)
  // What is refused may be another ticket's number.
  if (mayBeVoided && ticketId && outcome !== 'refused') state.known.set(id, ticketId)
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
  const id = ticket.WeightScaleIDIn
  const voiding = state.voids.get(id)
  if (state.inside.has(id)) state.inside.set(id, ticket)
  if (voiding) state.voids.set(id, { ...voiding, ticket })
}

function print(state: QueueState, { n }: Of<'printed'>): void {
  const done = ({ unprinted, ...item }: Item): Item => item
  const item = state.waiting.get(n)
  if (item) state.waiting.set(n, done(item))
  state.latest = state.latest.map((one) => (one.n === n ? done(one) : one))
}

function dropOldest(all: Map<unknown, unknown> | Set<unknown>, max: number): void {
  for (const key of all.keys()) {
    if (all.size <= max) return
    all.delete(key)
  }
}

function keep(state: QueueState, { in: place, item }: Of<'kept'>): void {
  if (place === 'latest') state.latest.push(item)
  else state[place].set(item.n, item)
}

/** The voids that are to be sent: each once its weigh-in was answered. */
export function dueVoids({ voids, waiting }: QueueState): Void[] {
  const isWaiting = (id: string) =>
    [...waiting.values()].some(({ ticket }) => ticket.WeightScaleIDIn === id)
  return [...voids.values()].filter(
    ({ ticket, refusal }) => refusal === undefined && !isWaiting(ticket.WeightScaleIDIn),
  )
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
    ...[...state.away].map((id) => ({ type: 'away' as const, id })),
    ...[...state.trucks.values()].map((ticket) => ({ type: 'truck' as const, ticket })),
    ...[...state.voids.values()].map((one) => ({ type: 'void' as const, void: one })),
    ...[...state.known].map(([id, ticketId]) => ({ type: 'known' as const, id, ticketId })),
    { type: 'began', mark: state.mark },
    ...(state.gone ? [{ type: 'freed' as const, at: '', reason: state.gone }] : []),
    ...(state.standing ? [{ type: 'standing' as const, standing: state.standing }] : []),
    { type: 'counted', n: state.n, slips: state.slips, ins: state.ins },
  ]
}

/** Tells readings of a ticket apart. */
export function digestOf(ticket: SentTicket): string {
  return createHash('sha256').update(JSON.stringify(ticket)).digest('base64url').slice(0, 22)
}
