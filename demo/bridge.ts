import { db } from '../src/platform/db.ts'
import { businessDay, toOffsetIso } from '../src/platform/thai-date.ts'
import { startTimedJob } from '../src/platform/timed-jobs.ts'
import { importTickets } from '../src/weighing/writes/import-tickets.ts'
import { makeTrip, numberedDay, type Trip, tripsOf } from './day.ts'
import { seeded } from './random.ts'
import { type DemoVendor, makeVendors } from './vendors.ts'
import { asSent, scaleContextAt } from './weigh.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Minutes that a late tick makes good. */
const CATCH_UP = 3
const OPENS = '05:30'
const CLOSES = '20:30'

/** Sends a truck a minute by day through the intake, each in and 20 to 60 minutes later out, until it is stopped. */
export function startBridge(): () => void {
  const vendors = makeVendors()
  const since = new Date()
  const work = (now: Date) => bridgeTick(vendors, since, now)
  return startTimedJob({ name: 'demo bridge', periodMs: MINUTE, work })
}

/**
 * Sends what the bridge sees at `now`: the truck of this minute, and the way out of those whose stay is over, also
 * of trucks that came before it was started. What was sent before changes nothing.
 */
export async function bridgeTick(
  vendors: readonly DemoVendor[],
  since: Date,
  now: Date,
): Promise<void> {
  const leaving = (await tripsInYard(vendors, now)).filter(({ timeOut }) => timeOut <= now)
  const sent = {
    in: arriving(vendors, since, now).map((trip) => asSent(trip, false)),
    out: leaving.map(asLeaving),
  }
  for (const way of ['in', 'out'] as const) {
    if (sent[way].length > 0) await importTickets(sent[way], await scaleContextAt(now, way))
  }
}

/** Without the scale's name: of a truck that is graded in the yard, another one would wait for a decision. */
function asLeaving(trip: Trip) {
  return { ...asSent(trip, true), UserLogInDataIDIn: undefined }
}

/** A truck for each of the last minutes, within the hours of the bridge; the same for the same minute. */
function arriving(vendors: readonly DemoVendor[], since: Date, now: Date): Trip[] {
  const thisMinute = Math.floor(now.getTime() / MINUTE) * MINUTE
  const minutes = Array.from({ length: CATCH_UP }, (_, ago) => thisMinute - ago * MINUTE)
  return minutes
    .filter((at) => at >= since.getTime() && isOpen(at))
    .map((at) => bridgeTrip(at, vendors))
}

function isOpen(at: number): boolean {
  const clock = toOffsetIso(new Date(at)).slice(11, 16)
  return clock >= OPENS && clock < CLOSES
}

function bridgeTrip(at: number, vendors: readonly DemoVendor[]): Trip {
  const minute = toOffsetIso(new Date(at)).slice(0, 16)
  const number = `${numberedDay(minute.slice(0, 10))}-${minute.slice(11).replace(':', '')}`
  const trip = makeTrip(at, vendors, new Map(), seeded(`bridge ${minute}`))
  return { ...trip, scaleId: `BR${number}`, slipNumber: `B${number}` }
}

/** The demo's trucks that have come in within a day and not gone out. */
async function tripsInYard(vendors: readonly DemoVendor[], now: Date): Promise<Trip[]> {
  const yard = await db()
    .selectFrom('trucks_inside')
    .innerJoin('weigh_tickets', 'weigh_tickets.id', 'trucks_inside.id')
    .select(['scale_id_in', 'weigh_tickets.time_in'])
    .where('trucks_inside.time_in', '>', new Date(now.getTime() - DAY))
    .execute()
  const days = new Set(yard.map(({ time_in }) => businessDay(time_in)))
  const loaded = new Map(
    [...days].flatMap((day) => tripsOf(day, vendors)).map((trip) => [trip.scaleId, trip]),
  )
  return yard.flatMap(({ scale_id_in, time_in }) =>
    scale_id_in.startsWith('BR')
      ? [bridgeTrip(time_in.getTime(), vendors)]
      : (loaded.get(scale_id_in) ?? []),
  )
}
