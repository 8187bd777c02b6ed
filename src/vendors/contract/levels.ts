import { z } from 'zod'
import { change, percent, price, read, version } from '../../platform/call.ts'
import { messageKey } from '../../platform/catalogue.ts'
import { byWire } from '../../platform/fields.ts'
import { OUTPUT } from '../../platform/kind-schemas.ts'
import { MANAGERS, PURCHASING } from '../../platform/roles.ts'
import { LEVEL_FIELDS } from '../rules/fields.ts'
import { upTo } from './numbers.ts'

const level = z.object({
  ID: z.number(),
  Name: z.string(),
  /** Baht per kg on top of the ladder; percent, and kg in the last 12 months. */
  ...byWire(LEVEL_FIELDS, OUTPUT),
  /** Customers that have it now. */
  Members: z.number(),
  Version: z.number(),
})

const NEW_VALUES = { difference: price, percent, kg: upTo(999_999_999, messageKey('v.minWeight')) }

export const calls = {
  getLevels: read({
    path: 'customerLevel/GetLevels',
    roles: PURCHASING,
    output: z.array(level),
  }),
  saveLevel: change({
    path: 'customerLevel/SaveLevel',
    roles: MANAGERS,
    input: z.strictObject({
      ID: z.int(),
      ...byWire(LEVEL_FIELDS, NEW_VALUES),
      Version: version,
    }),
    output: level,
    errors: ['level.notFound', 'sys.stale'],
  }),
}
