import { updateWeightInfo } from '../src/evaluation/writes/correct-weight.ts'
import { acceptCorrection, refuseCorrection } from '../src/evaluation/writes/decide-correction.ts'
import { db } from '../src/platform/db.ts'
import { importTickets } from '../src/weighing/writes/import-tickets.ts'
import { contextOf, type Officers } from './contexts.ts'
import type { Trip } from './day.ts'
import { PLATE_REASONS, PRODUCT_REASONS, PRODUCTS, WEIGHT_REASONS } from './names.ts'
import type { Progress } from './progress.ts'
import { asSent, scaleContextAt } from './weigh.ts'

const MINUTE = 60_000

interface Weighed {
  trip: Trip
  ticketId: number
}
type Sent = ReturnType<typeof asSent>

/** What a second reading of the weighbridge corrects. */
const SECOND_READINGS = {
  notQuiteOn: ({ weightOutKg }: Trip) => ({
    WeightOut: weightOutKg + 180,
    Remark1: 'ชั่งออกไม่เต็มแท่น ชั่งใหม่',
  }),
  driverAboard: ({ weightInKg }: Trip) => ({ WeightIn: weightInKg - 80 }),
  wrongPlate: ({ vehicle }: Trip) => ({ CarRegister: oneDigitOff(vehicle.registration) }),
  otherProduct: ({ product }: Trip) => {
    const { code, name } = product === PRODUCTS.loose ? PRODUCTS.ramp : PRODUCTS.loose
    return { ProductDataID: code, ProductTypeName: name }
  },
  wetPlatform: ({ weightOutKg }: Trip) => ({ WeightOut: weightOutKg - 60 }),
} satisfies Record<string, (trip: Trip) => Partial<Sent>>

interface Story {
  ago: number
  secondReading: (trip: Trip) => Partial<Sent>
  /** After the truck left. */
  minutes?: number
  decide?: typeof acceptCorrection
}

/** The second readings of the last days, by how many trucks ago, and what the superadmin decided. */
const STORIES: Story[] = [
  { ago: 3, secondReading: SECOND_READINGS.notQuiteOn },
  { ago: 17, secondReading: SECOND_READINGS.wrongPlate },
  { ago: 41, secondReading: SECOND_READINGS.driverAboard },
  { ago: 66, secondReading: SECOND_READINGS.otherProduct },
  { ago: 90, secondReading: SECOND_READINGS.notQuiteOn, minutes: 35 },
  { ago: 90, secondReading: SECOND_READINGS.wetPlatform },
  { ago: 104, secondReading: SECOND_READINGS.notQuiteOn, decide: acceptCorrection },
  { ago: 118, secondReading: SECOND_READINGS.wrongPlate, decide: acceptCorrection },
  { ago: 133, secondReading: SECOND_READINGS.wetPlatform, decide: acceptCorrection },
  { ago: 147, secondReading: SECOND_READINGS.otherProduct, decide: refuseCorrection },
  { ago: 161, secondReading: SECOND_READINGS.driverAboard, decide: refuseCorrection },
]
/** One more, of a ticket that an order locks. */
const LOCKED = { ago: 8, secondReading: SECOND_READINGS.notQuiteOn }
/** Corrections that the superadmin made without a second reading. */
const BY_OFFICER = [
  { ago: 53, moreOutKg: 50 },
  { ago: 125, moreOutKg: -120 },
  { ago: 154, moreOutKg: 0 },
]

/** Adds second readings of graded trucks of the last days, most still to be decided, and corrections by an officer. */
export async function correctWeights(
  progress: readonly Progress[],
  tickets: Map<Trip, number>,
  officers: Officers,
  now: Date,
): Promise<void> {
  const { free, locked } = await gradedAndOut(progress, tickets, now)
  for (const story of STORIES)
    if (free[story.ago]) await playStory(story, free[story.ago]!, officers)
  if (locked[LOCKED.ago]) await playStory(LOCKED, locked[LOCKED.ago]!, officers)
  for (const { ago, moreOutKg } of BY_OFFICER) {
    if (free[ago]) await correct(free[ago]!, moreOutKg, officers)
  }
}

/** The graded trucks that left at least two hours ago, the last first, grouped by whether an order locks them. */
async function gradedAndOut(
  progress: readonly Progress[],
  tickets: Map<Trip, number>,
  now: Date,
): Promise<{ free: Weighed[]; locked: Weighed[] }> {
  const rows = await db().selectFrom('ticket_locks').select('ticket_id').execute()
  const lockedIds = new Set(rows.map(({ ticket_id }) => ticket_id))
  const latest = now.getTime() - 120 * MINUTE
  const weighed = progress
    .filter(({ isOut, isGraded, trip }) => isOut && isGraded && trip.timeOut.getTime() < latest)
    .map(({ trip }) => ({ trip, ticketId: tickets.get(trip)! }))
    .reverse()
  return {
    free: weighed.filter(({ ticketId }) => !lockedIds.has(ticketId)),
    locked: weighed.filter(({ ticketId }) => lockedIds.has(ticketId)),
  }
}

/** Sends the second reading, some minutes after the truck left, and decides on it where the story says so. */
async function playStory(
  { secondReading, minutes = 50, decide }: Story,
  weighed: Weighed,
  officers: Officers,
): Promise<void> {
  await weighAgain(weighed.trip, secondReading, minutes)
  if (!decide) return
  const Reason = reasonOf(weighed, secondReading(weighed.trip))
  const decided = { CorrectionID: await waitingOf(weighed.ticketId), Reason }
  await decide(decided, contextOf(officers[0], afterLeaving(weighed.trip, minutes + 35)))
}

async function weighAgain(
  trip: Trip,
  secondReading: Story['secondReading'],
  minutes: number,
): Promise<void> {
  const at = afterLeaving(trip, minutes)
  const sent = { ...asSent(trip, true), ...secondReading(trip) }
  const [imported] = await importTickets([sent], await scaleContextAt(at, 'out'))
  if (imported?.Outcome !== 'proposed')
    throw new Error(`Not proposed: ${imported?.Reason ?? imported?.Outcome}`)
}

function afterLeaving(trip: Trip, minutes: number): Date {
  return new Date(trip.timeOut.getTime() + minutes * MINUTE)
}

async function waitingOf(ticketId: number): Promise<number> {
  const { id } = await db()
    .selectFrom('open_corrections')
    .select('id')
    .where('ticket_id', '=', ticketId)
    .executeTakeFirstOrThrow()
  return id
}

async function correct({ trip, ticketId }: Weighed, moreOutKg: number, officers: Officers) {
  const { CarRegister, WeightIn } = asSent(trip, true)
  const WeightOut = trip.weightOutKg + moreOutKg
  const changed = moreOutKg === 0 ? SECOND_READINGS.wrongPlate(trip) : { WeightOut }
  const weights = { CarRegister, WeightIn, WeightOut, WeightNet: WeightIn - WeightOut, ...changed }
  const Reason = reasonOf({ trip, ticketId }, changed)
  const ctx = contextOf(officers[0], afterLeaving(trip, 75))
  await updateWeightInfo({ SSWeightID: ticketId, ...weights, Reason }, ctx)
}

/** One that fits what was changed. */
function reasonOf({ ticketId }: Weighed, changed: Partial<Sent>): string {
  const reasons = changed.CarRegister
    ? PLATE_REASONS
    : changed.ProductDataID
      ? PRODUCT_REASONS
      : WEIGHT_REASONS
  return reasons[ticketId % reasons.length]!
}

/** 80-1234 as 80-1235: a digit read wrongly. */
function oneDigitOff(plate: string): string {
  return plate.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10))
}
