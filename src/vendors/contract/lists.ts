import { z } from 'zod'
import { page, pageOf, read, text, uuid } from '../../platform/call.ts'
import { eventSchema, historySchema } from '../../platform/history.ts'
import { PURCHASING } from '../../platform/roles.ts'
import { SORT_FIELDS, VENDOR_EVENTS } from '../rules.ts'
import { filters, ofVendor, vendor } from './record.ts'

export const calls = {
  getVendorGroups: read({
    path: 'vendor/GetAllProductGroup',
    roles: PURCHASING,
    output: z.array(
      z.object({ UUID: z.uuid(), ID: z.uuid(), Name: z.string(), ProductCode: z.string() }),
    ),
  }),
  getFD7: read({
    path: 'vendor/GetFD7Lists',
    roles: PURCHASING,
    input: z.strictObject({ filterSearch: text(100).nullish() }),
    output: z.array(
      z.object({ ID: z.string(), DimensionValue: z.string(), Description: z.string() }),
    ),
  }),
  getVendors: read({
    path: 'vendor/GetVendorFilterLists',
    roles: PURCHASING,
    input: z.strictObject({
      ...filters,
      /** Filters no rows: it chooses the ladder of the daily price; the first group where nothing is said. */
      filterProductGroupID: z.union([uuid, z.literal('')]).nullish(),
      /** By vendor code where nothing is said. */
      sort: z
        .strictObject({ field: z.enum(SORT_FIELDS), direction: z.enum(['asc', 'desc']) })
        .nullish(),
      page,
    }),
    output: pageOf(vendor),
    errors: ['group.notFound'],
  }),
  /** One vendor, as the list has it. */
  getVendor: read({
    path: 'vendor/GetVendor',
    roles: PURCHASING,
    input: ofVendor,
    output: vendor,
    errors: ['vendor.notFound'],
  }),
  /** Every vendor that matches, by code; with `after`, a thousand from the code that follows it. */
  exportVendors: read({
    path: 'vendor/ExportVendorLists',
    roles: PURCHASING,
    input: z.strictObject({ ...filters, after: text(50).nullish() }),
    output: z.array(vendor),
  }),
  getVendorHistory: read({
    path: 'vendor/getHistory',
    roles: PURCHASING,
    input: ofVendor,
    output: historySchema(eventSchema(VENDOR_EVENTS)),
    errors: ['vendor.notFound'],
  }),
}
