import { db } from '../../platform/db.ts'
import { INITIAL, isAllowed, SETTING_KEYS, type Settings } from '../rules.ts'

/** What every setting of the mill is on a business day; read anew each time, in the ambient transaction where there is one. */
export async function settingsOn(day: string): Promise<Settings> {
  const on = await settingsByDay()
  return on(day)
}

/** The settings of each business day, read at once for as many days as are asked. */
export async function settingsByDay(): Promise<(day: string) => Settings> {
  const rows = await db()
    .selectFrom('settings')
    .select(['key', 'value', 'valid_from'])
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return (day) => {
    const found = { ...INITIAL }
    for (const key of SETTING_KEYS) {
      const latest = rows.find((row) => row.key === key && row.valid_from <= day)
      const value = Number(latest?.value)
      if (isAllowed(key, value)) found[key] = value
    }
    return found
  }
}
