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
export type IdentifiedBy = 'number' | 'slip' | 'truck'

/** What tells two trucks under one number apart, and the number of the slip. */
export interface TruckMarks
  extends Pick<Weighing, 'registration' | 'time_in' | 'weight_in_kg' | 'slip_number'> {
  /** Of a reading: the token of the scale that sent it. */
  by?: string | null
}

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
  /** What the ticket says now, and what each of its readings said. */
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
  return { identifiedBy: 'truck', scaleId: `${minuteOf(time_in)}${registration}`.slice(0, 50) }
}

/** Whether a ticket is called by its truck, however the plate was spelled then. */
export function isTruckName(scaleId: string, timeIn: Date): boolean {
  return scaleId.startsWith(minuteOf(timeIn))
}

function minuteOf(time: Date): string {
  return `${new Date(time.getTime() + 7 * 3600_000).toISOString().slice(0, 16).replace('T', ' ')} `
}

/** The tickets that a reading may be of. */
export interface Candidates<T> {
  /** Those that have its number. */
  numbered: readonly T[]
  /** Those on which its slip is. */
  slipped: readonly T[]
  /** Those that came in within a minute of it with its plate or weight, without a number, or by a file where this one is a scale's, and the other way round. */
  near: readonly T[]
}

/** The ticket that a reading is of, or the one of another truck that has its number or slip; neither where it is a new truck. */
export type Identified<T> = { same?: T; other?: T; by?: 'number' | 'slip' | 'load' }

/**
 * Which ticket a reading is of, by every door alike. A number is one truck's in its period; what came by another door, or
 * without a number, is the same load where slip and truck are alike, or, where one has neither number nor slip, plate and
 * way in. What may be the same and is not surely so is another's: an officer says which it is. So is a load that came by a
 * scale and by a file under two numbers.
 */
export function identify<T extends IdentifiedTicket>(
  reading: ReadingIdentity,
  numbering: Numbering,
  { numbered, slipped, near }: Candidates<T>,
): Identified<T> {
  const isAlike = ({ marks }: T) => marks.some((mark) => isSameTruck(mark, reading))
  const isSame = (ticket: T, isOfPeriod: IsOfPeriod) =>
    !isOfFormer(ticket, reading) &&
    ticket.marks.some(
      (mark) =>
        isSameVisit(mark, reading) ||
        (isSameTruck(mark, reading) && isOfPeriod(ticket, mark, reading, numbering)),
    )
  const ofNumber = numbered.find((ticket) => isSame(ticket, isOfNumbersPeriod))
  const others = numbered.filter((ticket) => isInNumbering(ticket, numbering))
  const other =
    others.find((ticket) => isInPeriod(ticket, reading, numbering)) ?? numbered.find(isAlike)
  if (!ofNumber && other) return { other, by: 'number' }
  const elsewhere = slipped.filter(
    ({ identifiedBy, token }) =>
      reading.scaleId === null || identifiedBy !== 'number' || token !== numbering.token,
  )
  const same =
    ofNumber ??
    elsewhere.find((ticket) => isSame(ticket, isOfSlipsPeriod)) ??
    near.find((ticket) => isSameLoad(ticket, reading, numbering)) ??
    near.find((ticket) => isKnownLoad(ticket, reading, numbering))
  if (same && slipped.includes(same)) return { same }
  const taken =
    slipped.find((ticket) => isSlipTaken(ticket, reading, numbering)) ?? elsewhere.find(isAlike)
  if (taken) return { other: taken, by: 'slip' }
  const load = near.find((ticket) => isLoadElsewhere(ticket, reading, numbering))
  return !same && load ? { other: load, by: 'load' } : { same }
}

/** Whether a reading is of a truck that a ticket was of, until an officer said that it is another one's: it shares nothing. */
function isOfFormer({ marks: [now] }: IdentifiedTicket, reading: TruckMarks): boolean {
  return (
    now !== undefined &&
    !isSameTime(now, reading) &&
    now.weight_in_kg !== reading.weight_in_kg &&
    !isSamePlate(now.registration, reading.registration)
  )
}

/** Whether a ticket whose mark is like a reading in two of three had its number or slip in the period of the reading. */
type IsOfPeriod = (
  ticket: IdentifiedTicket,
  mark: TruckMarks,
  reading: TruckMarks,
  numbering: Numbering,
) => boolean

const isOfNumbersPeriod: IsOfPeriod = (ticket, mark, reading, numbering) => {
  const isSent = ticket.token === null || mark.by === numbering.token
  if (!isInNumbering(ticket, numbering) && !isSent) return false
  // The period of a second truck under one number is its way in.
  const isSecond = ticket.period.includes('T')
  return (
    isSameTime(mark, reading) ||
    isInPeriod(ticket, reading, numbering) ||
    (isSecond && isOfOnePeriod(mark, reading, numbering))
  )
}

const isOfSlipsPeriod: IsOfPeriod = (ticket, mark, reading, numbering) =>
  (ticket.token === null || isInNumbering(ticket, numbering)) &&
  (isSameTime(mark, reading) || isOfOnePeriod(mark, reading, numbering))

/** Whether a number or slip of `numbering` is one truck's from the one way in to the other. */
function isOfOnePeriod(a: TruckMarks, b: TruckMarks, { restarts }: Numbering): boolean {
  const isNear = Math.abs(a.time_in.getTime() - b.time_in.getTime()) < SLIP_MS
  return isNear && numberPeriod(restarts, a.time_in) === numberPeriod(restarts, b.time_in)
}

/** Whether a ticket that came in within the same minute, with the plate or weight of a reading, is its load. */
function isSameLoad(
  { identifiedBy, token, marks }: IdentifiedTicket,
  reading: ReadingIdentity,
  numbering: Numbering,
): boolean {
  const isByTruck = identifiedBy === 'truck'
  if (!isByTruck && identityOf(reading).identifiedBy !== 'truck') return false
  const isOfDoor = token === numbering.token || token === null || numbering.token === null
  const isLike = isByTruck && reading.scaleId === null && isOfDoor ? isSameTruck : isSameVisit
  return marks.some((mark) => isLike(mark, reading))
}

/** Whether a ticket of a scale has plate, way in and weight of a row of a file, or the other way round. */
function isLoadElsewhere(
  { token, marks }: IdentifiedTicket,
  reading: ReadingIdentity,
  numbering: Numbering,
): boolean {
  const isOtherDoor = (token === null) !== (numbering.token === null)
  return isOtherDoor && marks.some((mark) => isSameWeighIn(mark, reading))
}

/** The same, where nothing speaks against it, or where an officer has said of a reading before that it is this load. */
function isKnownLoad(
  ticket: IdentifiedTicket,
  reading: ReadingIdentity,
  numbering: Numbering,
): boolean {
  if (!isLoadElsewhere(ticket, reading, numbering)) return false
  const hasNumbers = ticket.identifiedBy === 'number' && reading.scaleId !== null
  const hasSlips = reading.slip_number && ticket.marks.some(({ slip_number }) => slip_number)
  const isSaid = ({ by, ...mark }: TruckMarks) =>
    by === numbering.token && isSameWeighIn(mark, reading)
  return (!hasNumbers && !hasSlips) || ticket.marks.some(isSaid)
}

function isSameWeighIn(a: TruckMarks, b: TruckMarks): boolean {
  return isSameVisit(a, b) && a.weight_in_kg === b.weight_in_kg
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

/**
 * Whether the slip of a ticket is that of a reading, so that a second truck with it is asked about. Of two scales, each of
 * which has numbers of its own besides, each may have slips of its own too.
 */
function isSlipTaken(
  ticket: IdentifiedTicket,
  reading: ReadingIdentity,
  numbering: Numbering,
): boolean {
  const hasNumbers = ticket.identifiedBy === 'number' && reading.scaleId !== null
  if (hasNumbers && ticket.token !== null && !isInNumbering(ticket, numbering)) return false
  const [first] = ticket.marks
  return first !== undefined && isOfOnePeriod(first, reading, numbering)
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
