import { notify } from '../../notices/writes/notify.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { settingsByDay } from '../../settings/reads/settings-on.ts'
import type { Weighing } from '../rules.ts'
import type { AcceptedReading } from './save-readings.ts'

/** A change of many tickets at once is told of the first ones. */
const MAX_NOTICES = 20

/** Tells managers where a reading gives a truck that is out another seller, or another weight by more than the mill's setting. */
export async function tellChanges(
  accepted: readonly AcceptedReading[],
  ctx: CallContext,
): Promise<void> {
  const afterOut = accepted.filter(({ before }) => before?.time_out)
  if (afterOut.length === 0) return
  const settingsOn = await settingsByDay()
  const changed = afterOut.filter(({ before, after, proposed }) => {
    const { greatestChange } = settingsOn(businessDay(before!.time_out!))
    return isFar(before!, { ...after, ...proposed }, greatestChange)
  })
  await notify(
    ctx,
    changed
      .slice(0, MAX_NOTICES)
      .map(({ of }) => ({ kind: 'weightsChanged', ticket: of.id as number })),
  )
}

function isFar(before: Weighing, after: Weighing, kg: number): boolean {
  const isOther = (['weight_in_kg', 'weight_out_kg'] as const).some(
    (field) => Math.abs(Number(after[field]) - Number(before[field])) > kg,
  )
  return isOther || after.customer_code !== before.customer_code
}
