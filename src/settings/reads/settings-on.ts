import { db } from '../../platform/db.ts'
import { statement } from '../../platform/statement.ts'
import { INITIAL, isAllowed, SETTING_KEYS, type Settings } from '../rules.ts'

/** What every setting of the mill is on a business day; read anew each time, in the ambient transaction where there is one. */
export async function settingsOn(day: string): Promise<Settings> {
  const rows = await rowsOn({ day })
  const found = { ...INITIAL }
  for (const key of SETTING_KEYS) {
    const value = Number(rows.find((row) => row.key === key)?.value)
    if (isAllowed(key, value)) found[key] = value
  }
  return found
}

const rowsOn = statement(({ day }: { day: string }) =>
  db()
    .selectFrom('settings')
    .distinctOn('key')
    .select(['key', 'value'])
    .where('valid_from', '<=', day)
    .orderBy('key')
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc'),
)
