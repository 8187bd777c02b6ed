import { z } from 'zod'
import { change, exactText, read, text, version } from '../platform/call.ts'
import { messageKey } from '../platform/catalogue.ts'
import { MANAGERS } from '../platform/roles.ts'
import { KEEPERS, KINDS, MAX_CODE, MAX_NAME, MAX_SEQUENCE, needsName, PARENTS } from './rules.ts'

/** A product group, a product, a warehouse, …: what it belongs to is its group or site, where its kind has one. */
export const record = z.object({
  Code: z.string(),
  Name: z.string(),
  ParentCode: z.string().nullable(),
  ParentName: z.string().nullable(),
  /** New orders begin with it; one of a kind at most. */
  IsDefault: z.boolean(),
  Version: z.number(),
})

/** A code as a form sends it. */
export const code = text(MAX_CODE).min(1, messageKey('v.required'))
/** A name as a form sends it. */
export const name = text(MAX_NAME).min(1, messageKey('v.required'))

/** The code of a record that there is. */
const knownCode = exactText(MAX_CODE).min(1, messageKey('v.required'))

const kind = z.enum(KINDS)
const named = {
  Kind: kind,
  Code: code,
  Name: text(MAX_NAME),
  ParentCode: exactText(MAX_CODE).nullish(),
  IsDefault: z.boolean().optional(),
}
type Named = z.output<z.ZodObject<typeof named>>

/** What a record of its kind has to say: a name, and what it belongs to. */
const saysAll = <T extends z.ZodType<Named>>(input: T) =>
  input
    .refine(({ Kind, Name }) => Name !== '' || !needsName(Kind), {
      path: ['Name'],
      error: messageKey('v.required'),
    })
    .refine(({ Kind, ParentCode }) => ParentCode || !PARENTS[Kind], {
      path: ['ParentCode'],
      error: messageKey('v.required'),
    })

export const calls = {
  /** Who keeps the master data: with `erp` every form for it refuses. */
  getKeeper: read({
    path: 'masterData/GetKeeper',
    roles: MANAGERS,
    output: z.object({ Keeper: z.enum(KEEPERS) }),
  }),
  /** The records of a kind by code, a thousand at most, and the code that follows theirs. */
  getRecords: read({
    path: 'masterData/GetRecords',
    roles: MANAGERS,
    input: z.strictObject({ Kind: kind, filterSearch: text(100).nullish() }),
    output: z.object({ NextCode: z.string().nullable(), Records: z.array(record) }),
  }),
  createRecord: change({
    path: 'masterData/CreateRecord',
    roles: MANAGERS,
    input: saysAll(z.strictObject(named)).refine(
      ({ Kind, Code }) => Kind !== 'numberSequence' || Code.length <= MAX_SEQUENCE,
      { path: ['Code'], error: messageKey('v.sequenceCode') },
    ),
    output: record,
    errors: ['masterData.erp', 'masterData.codeTaken', 'masterData.noParent'],
  }),
  /** Changes the name, and what it belongs to. */
  updateRecord: change({
    path: 'masterData/UpdateRecord',
    roles: MANAGERS,
    input: saysAll(z.strictObject({ ...named, Code: knownCode, Version: version })),
    output: record,
    errors: ['masterData.erp', 'masterData.notFound', 'masterData.noParent', 'sys.stale'],
  }),
  deleteRecord: change({
    path: 'masterData/DeleteRecord',
    roles: MANAGERS,
    input: z.strictObject({ Kind: kind, Code: knownCode }),
    output: record,
    errors: [
      'masterData.erp',
      'masterData.notFound',
      'masterData.usedByProduct',
      'masterData.usedByPrices',
      'masterData.usedByTicket',
      'masterData.usedByWarehouse',
      'masterData.usedByOrder',
      'masterData.usedByVendor',
    ],
  }),
}

declare module '../platform/live/change-events.ts' {
  interface Topics {
    masterData: true
  }
}
