import { sql } from 'kysely'
import type { ScaleAct } from '../../platform/act.ts'
import { db } from '../../platform/db.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { importTickets } from '../../weighing/writes/import-tickets.ts'
import { createToken } from '../../weighing/writes/tokens.ts'
import { actAt, actBy, auditRow, insertAll, type Officers } from './acts.ts'
import type { Trip } from './day.ts'
import { SCALES } from './names.ts'
import type { Progress } from './progress.ts'
import type { DemoVendor } from './vendors.ts'

/** Makes the weighbridges' tokens; their secrets are kept nowhere, since the demo's trucks come from within. */
export async function makeScales(officers: Officers, now: Date): Promise<void> {
  for (const Name of Object.values(SCALES)) await createToken({ Name }, actBy(officers[1], now))
}

/** An act at `now` by the demo's first weighbridge. */
export async function scaleActAt(now: Date): Promise<ScaleAct> {
  const scaleToken = await db()
    .selectFrom('scale_tokens')
    .select(['id', 'name'])
    .where('name', '=', SCALES.in)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { ...actAt(now), scaleToken }
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
    WeightTimeIn: trip.timeIn,
    UserLogInDataIDIn: trip.weighedBy,
    Remark1: trip.remark,
    ...(isOut && {
      SequenceWeightOut: trip.slipNumber,
      WeightOut: trip.weightOutKg,
      WeightTimeOut: trip.timeOut,
    }),
  }
}

/** Sends every truck through the intake, a day at once as of its evening; gives the ticket of each. */
export async function sendTrucks(
  progress: readonly Progress[],
  now: Date,
): Promise<Map<Trip, number>> {
  const tickets = new Map<Trip, number>()
  for (const [day, trucks] of byDay(progress)) {
    const evening = new Date(`${day}T21:00:00+07:00`)
    const act = await scaleActAt(evening < now ? evening : now)
    const sent = trucks.map(({ trip, isOut }) => asSent(trip, isOut))
    for (const [index, { SSWeightID, Reason }] of (await importTickets(sent, act)).entries()) {
      if (SSWeightID === null) throw new Error(`The intake refused a truck of the demo: ${Reason}`)
      tickets.set(trucks[index]!.trip, SSWeightID)
    }
  }
  return tickets
}

function byDay(progress: readonly Progress[]): Map<string, Progress[]> {
  const days = new Map<string, Progress[]>()
  for (const one of progress) {
    const day = businessDay(one.trip.timeIn)
    days.set(day, [...(days.get(day) ?? []), one])
  }
  return days
}

/** Enters the light weights of the trucks that the mill has weighed empty. */
export async function registerTares(
  vendors: readonly DemoVendor[],
  officers: Officers,
  now: Date,
): Promise<void> {
  const known = vendors
    .flatMap(({ vehicles }) => vehicles)
    .filter(({ isRegistered }) => isRegistered)
  const said = JSON.stringify(known.map(({ registration, tareKg }) => ({ registration, tareKg })))
  const { rows } = await sql<{ id: string; tareKg: string }>`
    update vehicles set tare_kg = "tareKg", version = version + 1
    from json_to_recordset(${said}::json) as said (registration text, "tareKg" numeric)
    where vehicles.registration = said.registration
    returning vehicles.id, "tareKg"`.execute(db())
  const entries = rows.map(({ id, tareKg }) => {
    const after = { tare_kg: tareKg }
    return auditRow(officers[52], now, { action: 'vehicle.tare', entity: 'vehicle', id, after })
  })
  await insertAll('audit_entries', entries)
}
