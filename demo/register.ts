import { sql } from 'kysely'
import { auditRow } from '../src/platform/audit.ts'
import { db } from '../src/platform/db.ts'
import { contextOf, insertAll, type Officers } from './contexts.ts'
import type { DemoVendor } from './vendors.ts'

/** The newest vehicles wait until somebody presses the button that takes them in. */
const NOT_TAKEN_IN = 7

interface Registered {
  id: string
  at: Date
  registration: string
  tare_kg: string | null
}

/** Takes the vehicles into the registry as they first come, and enters the tares of those that the mill has weighed. */
export async function registerVehicles(
  vendors: readonly DemoVendor[],
  officers: Officers,
): Promise<void> {
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
