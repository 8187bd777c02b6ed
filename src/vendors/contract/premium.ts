import { z } from 'zod'
import { change, instantOut, page, pageOf, read, text, uuid } from '../../platform/call.ts'
import { PURCHASING } from '../../platform/roles.ts'
import { PREMIUM_SORT_FIELDS } from '../rules.ts'
import { filters } from './record.ts'

const named = z.object({
  UUID: z.uuid(),
  VendorAccountNumber: z.string(),
  VendorOrganizationName: z.string(),
  CustomerCustomerID: z.string().nullable(),
  CustomerCustomerName: z.string().nullable(),
})
const premiumVendor = z.object({
  ...named.shape,
  AddedAt: instantOut,
  AddedBy: z.string().nullable(),
})

export const calls = {
  getPremiumVendors: read({
    path: 'vendor/GetVendorPremiumFilterLists',
    roles: PURCHASING,
    input: z.strictObject({
      ...filters,
      /** By vendor code where nothing is said. */
      sort: z
        .strictObject({ field: z.enum(PREMIUM_SORT_FIELDS), direction: z.enum(['asc', 'desc']) })
        .nullish(),
      page,
    }),
    output: pageOf(premiumVendor),
  }),
  getNoPremium: read({
    path: 'vendor/GetVendorNoPremium',
    roles: PURCHASING,
    input: z.strictObject({ filterSearch: text(100).nullish() }),
    output: z.array(named),
  }),
  /** 1 adds the vendor, null takes it out. */
  updatePremium: change({
    path: 'vendor/UpdateVendorPremium',
    roles: PURCHASING,
    input: z.strictObject({ VendorUUID: uuid, IsPremium: z.literal(1).nullable() }),
    output: named,
    errors: ['vendor.notFound', 'premium.already', 'premium.not'],
  }),
}
