import { auditAll } from '../../platform/audit.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { publishChange } from '../../platform/live/change-events.ts'

/** Takes every vehicle that the scale has named since into the registry; tells how many. */
export function pullRegistrations(_: object, ctx: OfficerContext) {
  return transaction(async () => {
    const taken = await db()
      .updateTable('known_vehicles')
      .set({ registered_at: ctx.now, registered_by: ctx.officer.id })
      .where('registered_at', 'is', null)
      .returning(['id', 'registration'])
      .execute()
    const entries = taken.map(({ id, ...after }) => ({
      action: 'vehicle.register',
      entity: 'vehicle',
      id,
      after,
    }))
    await auditAll(ctx, entries)
    publishChange(
      'vehicles',
      taken.map(({ id }) => id),
    )
    return { Created: taken.length }
  })
}
