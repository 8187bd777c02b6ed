import { z } from 'zod'
import { change, decimals, lines, read, text, uuid, version } from '../../platform/call.ts'
import { messageKey } from '../../platform/catalogue.ts'
import { byWire } from '../../platform/fields.ts'
import { NULLABLE } from '../../platform/kind-schemas.ts'
import { PURCHASING } from '../../platform/roles.ts'
import { CONDITION_FIELDS, DIMENSION_FIELDS } from '../rules/fields.ts'
import type { CodeName } from '../rules/order-codes.ts'
import { BY_STATE, ofOrder, poHeader } from './order.ts'

const dimension = text(50)
type Conditions = typeof CONDITION_FIELDS
const threshold = (max: 100 | 200 | 10) => {
  const error = messageKey(max === 100 ? 'v.percent' : `v.threshold.${max}`)
  return z.number({ error }).min(0, error).max(max, error).refine(decimals(2), error).default(0)
}
const term = (max: number) => lines(max).default('')
const conditions = Object.fromEntries(
  Object.values(CONDITION_FIELDS).map((field) => [
    field.wire,
    field.kind === 'measure' ? threshold(field.max) : term(field.max),
  ]),
) as {
  [C in keyof Conditions as Conditions[C]['wire']]: ReturnType<
    Conditions[C]['kind'] extends 'measure' ? typeof threshold : typeof term
  >
}
/** A day from which or until which an order holds. */
const termDay = z.iso
  .date(messageKey('v.date'))
  .refine((value) => value >= '2000-01-01' && value <= '2199-12-31', messageKey('v.termDay'))
/** What may be wrong with the codes of an order. */
const OF_CODES = ['po.unknownReference', 'po.codeToChoose', 'po.noCodes', 'po.otherD7'] as const
const option = z.object({ DimensionValue: z.string(), Description: z.string() })

/** What an order is made on: place, days of use, quality, conditions and dimensions. */
const terms = {
  InclTax: z.enum(['Yes', 'No']).default('No'),
  Site: text(20).nullish(),
  Warehouse: text(20).nullish(),
  DateOfUse: z.union([termDay, z.literal('')]).nullish(),
  DateofExpire: z.union([termDay, z.literal('')]).nullish(),
  ...conditions,
  ...byWire(DIMENSION_FIELDS, { code: dimension.nullish() }),
}
export type TermName = keyof typeof terms

const TERM_NAMES = Object.keys(terms) as TermName[]

/** The terms of an order as it is read, by their names on the wire. */
export function termsOf<Order extends Record<TermName, unknown>>(order: Order) {
  const entries = TERM_NAMES.map((name) => [name, order[name]])
  return Object.fromEntries(entries) as Pick<Order, TermName>
}

const { dimension_7: _, ...ofMill } = DIMENSION_FIELDS

/** Codes that an officer chose for orders without certain ones. */
export const chosenCodes = z.strictObject({
  PONO_SEQ: text(20).nullish(),
  Warehouse: text(20).nullish(),
  ...byWire(ofMill, { code: dimension.nullish() }),
} satisfies Record<CodeName, z.ZodType>)

/** The codes that an order begins with; null: one is to be chosen, '': the mill does not use the dimension. */
export const beginningCodes = z.object({
  PONO_SEQ: z.string().nullable(),
  Warehouse: z.string().nullable(),
  ...byWire(ofMill, NULLABLE),
} satisfies Record<CodeName, z.ZodType>)

export const calls = {
  getEnvironmentPOForm: read({
    path: 'po/getEnvironmentPOForm',
    roles: PURCHASING,
    /** `VendorUUID`: that vendor alone, and the defaults of its next order. */
    input: z.strictObject({ filterSearch: text(100).nullish(), VendorUUID: uuid.nullish() }),
    output: z.object({
      vendor: z.array(
        z.object({
          UUID: z.uuid(),
          VendorAccountNumber: z.string(),
          VendorOrganizationName: z.string(),
          SSCustomer: z.number().nullable(),
          CustomerCustomerID: z.string().nullable(),
          CustomerCustomerName: z.string().nullable(),
          FD7Value: z.string().nullable(),
        }),
      ),
      product: z.array(z.object({ UUID: z.uuid(), ProductCode: z.string(), Name: z.string() })),
      pono_seq: z.array(z.object({ NumberSequenceGroup: z.string(), Name: z.string() })),
      warehouse: z.array(
        z.object({
          WarehouseID: z.string(),
          WarehouseName: z.string(),
          OperationalSiteID: z.string(),
        }),
      ),
      aFD1: z.array(option),
      aFD2: z.array(option),
      aFD3: z.array(option),
      aFD4: z.array(option),
      aFD5: z.array(option),
      aFD6: z.array(option),
      aFD7: z.array(option),
      location: z.array(z.object({ SiteID: z.string(), SiteName: z.string() })),
      defaults: beginningCodes,
    }),
  }),
  createPOHeader: change({
    path: 'po/createPOHeader',
    roles: PURCHASING,
    input: z.strictObject({
      VendorUUID: uuid,
      PONO_SEQ: text(20).nullish(),
      ...terms,
    }),
    output: poHeader,
    errors: [
      'vendor.notFound',
      'po.noD7',
      'po.vendorNotLinked',
      ...OF_CODES,
      'po.expiresBeforeUse',
      'po.iodineRange',
    ],
  }),
  updatePOHeader: change({
    path: 'po/updatePOHeader',
    roles: PURCHASING,
    input: ofOrder.extend({ Version: version, ...terms }),
    output: poHeader,
    errors: [...BY_STATE, 'po.notDraft', ...OF_CODES, 'po.expiresBeforeUse', 'po.iodineRange'],
  }),
}
