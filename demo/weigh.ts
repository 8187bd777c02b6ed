import type { ScaleContext } from '../src/platform/call-context.ts'
import { db } from '../src/platform/db.ts'
import { addDays, businessDay, hourOf, toOffsetIso } from '../src/platform/thai-date.ts'
import { MAX_GAP } from '../src/weighing/rules/silence.ts'
import { importTickets } from '../src/weighing/writes/import-tickets.ts'
import { createToken } from '../src/weighing/writes/tokens.ts'
import { contextAt, contextOf, insertAll, type Officers } from './contexts.ts'
import type { Trip } from './day.ts'
import { SCALES } from './names.ts'
import type { Progress } from './progress.ts'

/** Makes the weighbridges' tokens; their secrets are kept nowhere, since the demo's trucks come from within. */
export async function makeScales(officers: Officers, now: Date): Promise<void> {
  for (const Name of Object.values(SCALES)) await createToken({ Name }, contextOf(officers[1], now))
}

/** The context of a call at `now` by the demo's weighbridge of the way in or out. */
export async function scaleContextAt(now: Date, way: keyof typeof SCALES): Promise<ScaleContext> {
  const scaleToken = await db()
    .selectFrom('active_scale_tokens')
    .select(['id', 'name'])
    .where('name', '=', SCALES[way])
    .executeTakeFirstOrThrow()
  return { ...contextAt(now), scaleToken }
}

/** A truck as the weighbridge sends it: on its way in, or with its way out. */
export function asSent(trip: Trip, isOut: boolean) {
  return {
    WeightScaleIDIn: trip.scaleId,
    CarRegister: trip.vehicle.registration,
    CustomerDataID: trip.vendor.code,
    CustomerName: trip.vendor.name,
    ProductDataID: trip.product.code,
    ProductTypeName: trip.product.name,
    WeightIn: trip.weightInKg,
    WeightTimeIn: toOffsetIso(trip.timeIn),
    UserLogInDataIDIn: isOut ? SCALES.out : SCALES.in,
    Remark1: trip.remark,
    ...(isOut && {
      SequenceWeightOut: trip.slipNumber,
      WeightOut: trip.weightOutKg,
      WeightTimeOut: toOffsetIso(trip.timeOut),
    }),
  }
}

/** What is sent at once, and when. */
interface Batch {
  at: Date
  sent: { trip: Trip; isOut: boolean }[]
}

/**
 * Sends every truck through the intake; gives the ticket of each. The last two days come as they came, each truck in
 * and then out, in batches of minutes; a day before them at once, as of its evening.
 */
export async function sendTrucks(
  progress: readonly Progress[],
  now: Date,
): Promise<Map<Trip, number>> {
  const tickets = new Map<Trip, number>()
  const since = addDays(businessDay(now), -1)
  const isLate = ({ trip }: Progress) => businessDay(trip.timeIn) >= since
  const late = progress.filter(isLate).flatMap(inAndOut)
  const batches = [
    ...batchesOf(
      progress.filter((one) => !isLate(one)),
      ({ timeIn }) => eveningOf(timeIn),
    ),
    ...batchesOf(late, ({ timeIn, timeOut }, isOut) => minutesAfter(isOut ? timeOut : timeIn)),
  ]
  for (const { at, sent } of batches) {
    for (const way of ['in', 'out'] as const) {
      const trips = sent.filter(({ isOut }) => isOut === (way === 'out')).map(({ trip }) => trip)
      const ids = await sendBy(way, trips, at < now ? at : now)
      for (const [index, id] of ids.entries()) tickets.set(trips[index]!, id)
    }
  }
  return tickets
}

/** Sends trucks by one weighbridge; gives their tickets. */
async function sendBy(way: keyof typeof SCALES, trips: readonly Trip[], at: Date) {
  if (trips.length === 0) return []
  const sent = trips.map((trip) => asSent(trip, way === 'out'))
  const imported = await importTickets(sent, await scaleContextAt(at, way))
  return imported.map(({ SSWeightID, Reason }) => {
    if (SSWeightID === null) throw new Error(`The intake refused a truck of the demo: ${Reason}`)
    return SSWeightID
  })
}

function inAndOut({ trip, isOut }: Progress): Batch['sent'] {
  return isOut
    ? [
        { trip, isOut: false },
        { trip, isOut },
      ]
    : [{ trip, isOut }]
}

/** By the moment that `momentOf` gives of each, the earliest first. */
function batchesOf(sent: Batch['sent'], momentOf: (trip: Trip, isOut: boolean) => number): Batch[] {
  const batches = new Map<number, Batch['sent']>()
  for (const one of sent) {
    const at = momentOf(one.trip, one.isOut)
    batches.set(at, [...(batches.get(at) ?? []), one])
  }
  return [...batches].sort(([a], [b]) => a - b).map(([at, of]) => ({ at: new Date(at), sent: of }))
}

function eveningOf(at: Date): number {
  return Date.parse(`${businessDay(at)}T21:00:00+07:00`)
}

const BATCH_MS = 15 * 60_000

function minutesAfter(at: Date): number {
  return Math.ceil(at.getTime() / BATCH_MS) * BATCH_MS
}

const MINUTE = 60_000

/**
 * Gives each scale the days that its trucks would have made of it: those before the last two came at once, in the
 * evening, and would say that a scale works for an hour a day.
 */
export async function recordScaleDays(progress: readonly Progress[], now: Date): Promise<void> {
  const came = progress.map(({ trip }) => trip.timeIn)
  const left = progress.flatMap(({ trip, isOut }) => (isOut ? [trip.timeOut] : []))
  await recordDays('in', came, now)
  await recordDays('out', left, now)
}

async function recordDays(way: keyof typeof SCALES, sent: readonly Date[], now: Date) {
  const { scaleToken } = await scaleContextAt(now, way)
  const days = new Map<string, Date[]>()
  for (const at of sent) {
    const day = businessDay(at)
    days.set(day, [...(days.get(day) ?? []), at])
  }
  const rows = [...days].map(([day, times]) => ({
    ...dayOf(times),
    scale_token_id: scaleToken.id,
    day,
    [way === 'in' ? 'created_count' : 'updated_count']: times.length,
  }))
  await db().deleteFrom('scale_days').where('scale_token_id', '=', scaleToken.id).execute()
  await insertAll('scale_days', rows)
  const used_at = new Date(Math.max(...sent.map((at) => at.getTime())))
  await db().updateTable('scale_tokens').set({ used_at }).where('id', '=', scaleToken.id).execute()
}

function dayOf(times: readonly Date[]) {
  const sorted = times.map((at) => at.getTime()).sort((a, b) => a - b)
  const pauses = sorted.slice(1).map((at, index) => Math.floor((at - sorted[index]!) / MINUTE))
  return {
    hours: sorted.reduce((hours, at) => hours | (1 << hourOf(new Date(at))), 0),
    longest_gap: Math.max(0, ...pauses.filter((pause) => pause < MAX_GAP)),
    last_at: new Date(sorted.at(-1)!),
  }
}
