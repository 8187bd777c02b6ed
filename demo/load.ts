import { sql } from 'kysely'
import { auditRow } from '../src/platform/audit.ts'
import { db, transaction } from '../src/platform/db.ts'
import { addDays, businessDay } from '../src/platform/thai-date.ts'
import { createGateLink } from '../src/pricing/writes/gate-links.ts'
import { saveSetting } from '../src/settings/writes/save-setting.ts'
import { contextOf, insertAll, type Officers } from './contexts.ts'
import { correctWeights } from './corrections.ts'
import { tripsOf } from './day.ts'
import { gradeTrips, priceTrips } from './evaluate.ts'
import { createOfficers, createVendors, publishPrices } from './master-data.ts'
import { GATE_SCREEN } from './names.ts'
import { writeOrderNotices } from './orders/notices.ts'
import { planOrders } from './orders/plan.ts'
import { writeOrders } from './orders/write.ts'
import { priceHistory } from './prices.ts'
import { progressOf } from './progress.ts'
import { refuseTickets, voidWeighIn } from './refused.ts'
import { type DemoVendor, makeVendors } from './vendors.ts'
import { makeScales, recordScaleDays, sendTrucks } from './weigh.ts'
import { closeDays, recordYields } from './yields.ts'

/**
 * Fills an empty database with a mill in its season, of the last `dayCount` days up to `now`; the data is the same for
 * the same day. It is one transaction, so that an interrupted load leaves nothing behind.
 */
export async function loadDemoMill(now: Date, dayCount: number): Promise<void> {
  await transaction(async () => {
    const firstDay = addDays(businessDay(now), 1 - dayCount)
    const opening = new Date(`${addDays(firstDay, -1)}T06:00:00+07:00`)
    const officers = await createOfficers(opening)
    const vendors = makeVendors()
    await createVendors(vendors, officers, opening)
    await makeScales(officers, opening)
    const heaviest = { Key: 'greatestTruckWeight', Value: 60_000, Version: 0 } as const
    await saveSetting(
      { ...heaviest, ValidFrom: businessDay(opening) },
      contextOf(officers[1], opening),
    )
    await createGateLink({ Name: GATE_SCREEN }, contextOf(officers[50], opening))
    const ladders = await publishPrices(priceHistory(firstDay, now), officers)
    const days = Array.from({ length: dayCount }, (_, index) => addDays(firstDay, index))
    const progress = progressOf(
      days.flatMap((day) => tripsOf(day, vendors)),
      now,
    )
    const tickets = await sendTrucks(progress, now)
    await registerVehicles(vendors, officers)
    const gradings = await gradeTrips(progress, tickets, officers)
    const priced = await priceTrips(progress, tickets, gradings, ladders, officers)
    const orders = planOrders(priced, now)
    await writeOrders(orders, officers)
    await writeOrderNotices(orders, officers, now)
    await correctWeights(progress, tickets, officers, now)
    await recordScaleDays(progress, now)
    await refuseTickets(progress, officers, now)
    await voidWeighIn(progress, officers)
    await recordYields(progress, officers, now)
    await closeDays(days, officers, now)
    await db().insertInto('installation').values({ kind: 'demo' }).execute()
  })
  // The query planner has no statistics yet of tables that were filled just now.
  await sql`analyze`.execute(db())
}

/** The newest vehicles wait until somebody presses the button that takes them in. */
const NOT_TAKEN_IN = 7

interface Registered {
  id: string
  at: Date
  registration: string
  tare_kg: string | null
}

/** Takes the vehicles into the registry as they first come, and enters the tares of those that the mill has weighed. */
async function registerVehicles(vendors: readonly DemoVendor[], officers: Officers): Promise<void> {
  const weighed = vendors
    .flatMap(({ vehicles }) => vehicles)
    .filter(({ isRegistered }) => isRegistered)
  const tares = weighed.map(({ registration, tareKg: tare_kg }) => ({ registration, tare_kg }))
  const { rows } = await sql<Registered>`
    update vehicles set registered_at = known.created_at, registered_by = ${officers[51].id}, tare_kg = said.tare_kg,
      version = known.version + case when said is null then 0 else 1 end
    from vehicles known
    left join json_to_recordset(${JSON.stringify(tares)}::json) as said (registration text, tare_kg numeric) using (registration)
    where known.id = vehicles.id and vehicles.id not in (
      select id from vehicles where registration <> all (${weighed.map(({ registration }) => registration)})
      order by created_at desc, registration limit ${NOT_TAKEN_IN})
    returning vehicles.id, vehicles.registered_at as at, vehicles.registration, vehicles.tare_kg`.execute(
    db(),
  )
  await insertAll('audit_entries', rows.flatMap(auditRowsOf(officers)))
}

function auditRowsOf(officers: Officers) {
  return ({ id, at, registration, tare_kg }: Registered) => {
    const of = { entity: 'vehicle', id }
    const taken = { ...of, action: 'vehicle.register', after: { registration } }
    const weighed = { ...of, action: 'vehicle.tare', before: { tare_kg: null }, after: { tare_kg } }
    return [
      auditRow(contextOf(officers[51], at), taken),
      ...(tare_kg === null ? [] : [auditRow(contextOf(officers[51], at), weighed)]),
    ]
  }
}
