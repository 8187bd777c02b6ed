import { z } from 'zod'
import { change, day, decimalOut, instantOut, read, version } from '../platform/call.ts'
import { messageKey } from '../platform/catalogue.ts'
import { ADMINS, MANAGERS } from '../platform/roles.ts'
import { SETTING_KEYS } from './rules.ts'

/** A setting as it holds today, and all that was ever set, the newest first. */
export const setting = z.object({
  Key: z.enum(SETTING_KEYS),
  Value: decimalOut,
  /** How often it was set. */
  Version: z.number(),
  History: z.array(
    z.object({
      Value: decimalOut,
      /** The business day from which it holds. */
      ValidFrom: z.string(),
      SetBy: z.string(),
      SetAt: instantOut,
    }),
  ),
})

export const calls = {
  getSettings: read({
    path: 'settings/GetSettings',
    roles: MANAGERS,
    output: z.array(setting),
  }),
  /** Sets a setting from a business day on, today or later; what held before stays in its history. */
  saveSetting: change({
    path: 'settings/SaveSetting',
    roles: ADMINS,
    input: z.strictObject({
      Key: z.enum(SETTING_KEYS),
      Value: z.number({ error: messageKey('v.number') }),
      ValidFrom: day,
      Version: version,
    }),
    output: setting,
    errors: ['setting.value', 'setting.past', 'setting.far', 'sys.stale'],
  }),
}

declare module '../platform/live/change-events.ts' {
  interface Topics {
    settings: true
  }
}
