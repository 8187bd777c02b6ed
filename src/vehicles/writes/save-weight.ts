import { requireVersion } from '../../identity/reads/stale.ts'
import { audit } from '../../platform/audit.ts'
import type { Parsed } from '../../platform/call.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { differsFrom } from '../../platform/differs-from.ts'
import { refuse } from '../../platform/errors.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { NEXT_VERSION } from '../../platform/version.ts'
import { type calls, vehicle as vehicleOnTheWire } from '../contract.ts'
import { vehicleRecord } from '../reads.ts'

type Input = Parsed<typeof calls.saveWeight>

/** Sets the tare of a vehicle in the registry, in kg; without a weight takes it away. */
export function saveWeight(input: Input, ctx: OfficerContext) {
  const { VehicleLightUUID: id, Weight: tare_kg = null } = input
  return transaction(async () => {
    const before = await lockVehicle(input)
    const { numUpdatedRows } = await db()
      .updateTable('vehicles')
      .set({ tare_kg, version: NEXT_VERSION })
      .where('id', '=', id)
      .where(differsFrom({ tare_kg }))
      .executeTakeFirst()
    if (numUpdatedRows > 0n) {
      const action = tare_kg === null ? 'vehicle.removeTare' : 'vehicle.tare'
      await audit(ctx, { action, entity: 'vehicle', id, before, after: { tare_kg } })
      publishChange('vehicles', [id])
    }
    return vehicleRecord(id)
  })
}

/** Holds the vehicle for the rest of the transaction, if it is the one that the officer saw. */
async function lockVehicle({ VehicleLightUUID: id, Version }: Input) {
  const vehicle = await db()
    .selectFrom('known_vehicles')
    .select(['tare_kg', 'version', 'created_at'])
    .where('id', '=', id)
    .where('registered_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (!vehicle) refuse('light.notFound')
  const { tare_kg, version, created_at: made } = vehicle
  const present = async () => vehicleOnTheWire.parse(await vehicleRecord(id))
  await requireVersion('vehicle', Version, { id, version, made, present })
  return { tare_kg }
}
