import { sql } from 'kysely'
import { requireVersion } from '../../identity/reads/stale.ts'
import { audit } from '../../platform/audit.ts'
import type { Parsed } from '../../platform/call.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuseField } from '../../platform/errors.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { addDays, businessDay } from '../../platform/thai-date.ts'
import { type calls, setting } from '../contract.ts'
import { settingOf } from '../reads/settings.ts'
import { settingsOn } from '../reads/settings-on.ts'
import { definitionOf, isAllowed, MAX_DAYS_AHEAD } from '../rules.ts'

type Input = Parsed<typeof calls.saveSetting>

/** Sets a setting from a day on; the setting as it is then. One who saves what holds on that day already changes nothing. */
export async function saveSetting(input: Input, ctx: OfficerContext) {
  const { Key: key, Value, ValidFrom: valid_from } = input
  refuseWrong(input, ctx.now)
  return transaction(async () => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`setting ${key}`}, 0))`.execute(db())
    const present = await settingOf(key, ctx)
    await requireVersion('setting', input.Version, {
      id: key,
      version: present.Version,
      made: ctx.now,
      present: async () => setting.parse(present),
    })
    const before = await settingsOn(valid_from)
    if (before[key] === Value) return present
    const row = { key, value: String(Value), valid_from, set_by: ctx.officer.id, set_at: ctx.now }
    await db().insertInto('settings').values(row).execute()
    await audit(ctx, {
      action: 'setting.save',
      entity: 'setting',
      id: key,
      before: { [key]: before[key] },
      after: { [key]: Value, valid_from },
    })
    publishChange('settings', [key])
    return settingOf(key, ctx)
  })
}

function refuseWrong({ Key, Value, ValidFrom }: Input, now: Date): void {
  const { min, max, decimals } = definitionOf(Key)
  if (!isAllowed(Key, Value)) {
    const params = { min: min.toLocaleString('en-US'), max: max.toLocaleString('en-US'), decimals }
    refuseField('Value', 'setting.value', params)
  }
  const today = businessDay(now)
  if (ValidFrom < today) refuseField('ValidFrom', 'setting.past')
  if (ValidFrom > addDays(today, MAX_DAYS_AHEAD))
    refuseField('ValidFrom', 'setting.far', { days: MAX_DAYS_AHEAD })
}
