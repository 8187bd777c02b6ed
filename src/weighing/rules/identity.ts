import { businessDay } from '../../platform/thai-date.ts'
import { isSamePlate } from '../../vehicles/rules/plate-key.ts'
import type { Weighing } from '../rules.ts'
import { NUMBER_RESTARTS, type NumberRestart } from './numbering.ts'

/** Whose numbers a reading has: those of a scale by its token, or with `token` null those of files that an officer imports. */
export interface Numbering {
  token: string | null
  restarts: NumberRestart
}

/** By what a ticket is known: the number of the scale's own, else of its slip, else plate and way in. */
export const IDENTIFIED_BY = ['number', 'slip', 'truck'] as const
export type IdentifiedBy = (typeof IDENTIFIED_BY)[number]

/** What tells two trucks under one number apart, and the number of the slip. */
export type TruckMarks = Pick<Weighing, 'registration' | 'time_in' | 'weight_in_kg' | 'slip_number'>

/** What the identity of a reading is told by. */
export interface ReadingIdentity extends TruckMarks {
  /** The scale's own number as it was sent; null where it has none. */
  scaleId: string | null
}

/** A ticket that a reading may be of. */
export interface IdentifiedTicket {
  scaleId: string
  identifiedBy: IdentifiedBy
  token: string | null
  /** In which its number is one truck's: '' for ever, a day, a year; of a second truck under one number its way in. */
  period: string
  /** What the ticket says, and what each of its readings said. */
  marks: readonly TruckMarks[]
}

const ALIKE_MS = 60_000
const DAY_MS = 24 * 3600_000
/** Slips of one number that are further apart are of two books. */
const SLIP_MS = 366 * DAY_MS

/** Whether two readings under one number are of one truck: two of plate, way in and weight in are alike. */
export function isSameTruck(a: TruckMarks, b: TruckMarks): boolean {
  const alike = [isSameTime(a, b), a.weight_in_kg === b.weight_in_kg].filter(Boolean).length
  return alike === 2 || (alike === 1 && isSamePlate(a.registration, b.registration))
}

/** The period in which a number of `numbering` is one truck's, for a truck that came in then. */
export function numberPeriod(restarts: NumberRestart, timeIn: Date): string {
  if (restarts === 'never') return ''
  const day = businessDay(timeIn)
  return restarts === 'daily' ? day : day.slice(0, 4)
}

/** By what a reading is known, and what its ticket is called where no scale gave it a number. */
export function identityOf({ scaleId, slip_number, registration, time_in }: ReadingIdentity): {
  identifiedBy: IdentifiedBy
  scaleId: string
} {
  if (scaleId !== null) return { identifiedBy: 'number', scaleId }
  if (slip_number) return { identifiedBy: 'slip', scaleId: slip_number }
  const minute = new Date(time_in.getTime() + 7 * 3600_000).toISOString().slice(0, 16)
  return {
    identifiedBy: 'truck',
    scaleId: `${minute.replace('T', ' ')} ${registration}`.slice(0, 50),
  }
}

/** The tickets that a reading may be of. */
export interface Candidates<T> {
  /** Those that have its number. */
  numbered: readonly T[]
  /** Those on which its slip is. */
  slipped: readonly T[]
  /** Those that came in within a minute of it with its plate or weight. */
  near: readonly T[]
}

/** The ticket that a reading is of, or the one of another truck that has its number or slip; neither where it is a new truck. */
export type Identified<T> = { same?: T; other?: T; by?: 'number' | 'slip' }

/**
 * Which ticket a reading is of, by every door alike. A number is one truck's in its period; what came by another door, or
 * without a number, is the same load where slip and truck are alike, or, where one has neither number nor slip, plate and
 * way in.
 */
export function identify<T extends IdentifiedTicket>(
  reading: ReadingIdentity,
  numbering: Numbering,
  { numbered, slipped, near }: Candidates<T>,
): Identified<T> {
  const isSame = ({ marks }: T) => marks.some((one) => isSameTruck(one, reading))
  const own = numbered.filter((ticket) => isInNumbering(ticket, numbering))
  const ofNumber = own.find(isSame) ?? numbered.find(isSame)
  const other = own.find((ticket) => isInPeriod(ticket, reading, numbering))
  if (!ofNumber && other) return { other, by: 'number' }
  const isElsewhere = ({ identifiedBy, token }: T) =>
    reading.scaleId === null || identifiedBy !== 'number' || token !== numbering.token
  const isByTruck = identityOf(reading).identifiedBy === 'truck'
  const isSameLoad = (ticket: T) =>
    isByTruck && ticket.identifiedBy === 'truck'
      ? isSame(ticket)
      : (isByTruck || ticket.identifiedBy === 'truck') &&
        ticket.marks.some((one) => isSameVisit(one, reading))
  const same =
    ofNumber ??
    slipped.find((ticket) => isElsewhere(ticket) && isSame(ticket)) ??
    near.find(isSameLoad)
  if (same && slipped.includes(same)) return { same }
  const taken = slipped.find((ticket) => isSlipTaken(ticket, reading, numbering))
  return taken ? { other: taken, by: 'slip' } : { same }
}

/** An officer's file has the numbers of every scale. */
function isInNumbering({ token }: IdentifiedTicket, numbering: Numbering): boolean {
  return numbering.token === null || token === numbering.token
}

function isInPeriod(
  { period }: IdentifiedTicket,
  { time_in }: TruckMarks,
  { token, restarts }: Numbering,
): boolean {
  if (token !== null) return period === numberPeriod(restarts, time_in)
  return NUMBER_RESTARTS.some((each) => period === numberPeriod(each, time_in))
}

/** Whether the slip of a ticket is that of a reading, so that a second truck with it is asked about. */
function isSlipTaken(ticket: IdentifiedTicket, reading: TruckMarks, numbering: Numbering): boolean {
  const isNear = ticket.marks.some(
    ({ time_in }) => Math.abs(time_in.getTime() - reading.time_in.getTime()) < SLIP_MS,
  )
  if (!isNear || !(ticket.token === null || isInNumbering(ticket, numbering))) return false
  const [first] = ticket.marks
  const { restarts } = numbering
  return (
    first !== undefined &&
    numberPeriod(restarts, first.time_in) === numberPeriod(restarts, reading.time_in)
  )
}

/** One truck cannot come in twice within a minute. */
function isSameVisit(a: TruckMarks, b: TruckMarks): boolean {
  return isSameTime(a, b) && isSamePlate(a.registration, b.registration)
}

function isSameTime(a: TruckMarks, b: TruckMarks): boolean {
  return Math.abs(a.time_in.getTime() - b.time_in.getTime()) <= ALIKE_MS
}

/** The numbers of files that an officer imports. */
export const IMPORT_NUMBERING: Numbering = { token: null, restarts: 'never' }
