import type { Trip } from './day.ts'

/** How far a truck has come by now. */
export interface Progress {
  trip: Trip
  isOut: boolean
  isGraded: boolean
  isValued: boolean
}

/** The last trucks wait, whatever the hour: this many for a grade, and as many more for a price. */
const WAIT_FOR_GRADE = 18
const WAIT_FOR_PRICE = 40
/** Trucks that were forgotten, counted from the last one, and what they have waited for since. */
const STUCK = new Map([
  [310, 'out'],
  [420, 'grade'],
  [560, 'grade'],
  [640, 'price'],
  [830, 'price'],
  [1290, 'grade'],
])

/** The trucks that have come in by `now`, by time, each with how far it has come. */
export function progressOf(trips: readonly Trip[], now: Date): Progress[] {
  const arrived = trips.filter(({ timeIn }) => timeIn <= now)
  return arrived.map((trip, index) => {
    const fromLast = arrived.length - 1 - index
    const stuck = STUCK.get(fromLast)
    const isOut = trip.timeOut <= now && stuck !== 'out'
    const isGraded = fromLast >= WAIT_FOR_GRADE && trip.gradedAt <= now && stuck !== 'grade'
    const isValued =
      isGraded && isOut && fromLast >= WAIT_FOR_PRICE && trip.valuedAt <= now && stuck !== 'price'
    return { trip, isOut, isGraded, isValued }
  })
}
