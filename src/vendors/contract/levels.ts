import { z } from 'zod'
import {
  change,
  decimalOut,
  decimals,
  noInput,
  percent,
  price,
  read,
  version,
} from '../../platform/call.ts'
import { messageKey } from '../../platform/catalogue.ts'
import { MANAGERS, PURCHASING } from '../../platform/roles.ts'

const level = z.object({
  ID: z.number(),
  Name: z.string(),
  /** Baht per kg on top of the ladder. */
  LevelPrice: decimalOut,
  /** Percent, and kg in the last 12 months. */
  MinAverageGrade: decimalOut,
  MinTotalWeight: decimalOut,
  /** Customers that have it now. */
  Members: z.number(),
  Version: z.number(),
})

/** Kg in 12 months: 0 or more with up to 2 decimals. */
const minWeight = z
  .number({ error: messageKey('v.minWeight') })
  .min(0, messageKey('v.minWeight'))
  .max(999_999_999, messageKey('v.minWeight'))
  .refine(decimals(2), messageKey('v.minWeight'))

export const calls = {
  getLevels: read({
    path: 'customerLevel/GetLevels',
    roles: PURCHASING,
    input: noInput,
    output: z.array(level),
    errors: [],
  }),
  saveLevel: change({
    path: 'customerLevel/SaveLevel',
    roles: MANAGERS,
    input: z.strictObject({
      ID: z.int(),
      LevelPrice: price,
      MinAverageGrade: percent,
      MinTotalWeight: minWeight,
      Version: version,
    }),
    output: level,
    errors: ['level.notFound', 'sys.stale'],
  }),
}
