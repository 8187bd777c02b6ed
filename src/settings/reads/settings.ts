import type { CallContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { SETTING_KEYS, type SettingKey } from '../rules.ts'
import { settingsOn } from './settings-on.ts'

/** Every setting as it holds today, with its history. */
export async function settings(_: unknown, { now }: Pick<CallContext, 'now'>) {
  const today = await settingsOn(businessDay(now))
  const rows = await db()
    .selectFrom('settings')
    .innerJoin('officers', 'officers.id', 'settings.set_by')
    .select([
      'key as Key',
      'value as Value',
      'valid_from as ValidFrom',
      'full_name as SetBy',
      'set_at as SetAt',
    ])
    .orderBy('settings.id', 'desc')
    .execute()
  return SETTING_KEYS.map((key) => {
    const History = rows.filter(({ Key }) => Key === key)
    return { Key: key, Value: today[key], Version: History.length, History }
  })
}

/** One of them. */
export async function settingOf(key: SettingKey, ctx: Pick<CallContext, 'now'>) {
  const all = await settings(undefined, ctx)
  return all.find(({ Key }) => Key === key)!
}
