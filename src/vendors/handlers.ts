import type { Handlers } from '../platform/handlers.ts'
import type { calls } from './contract.ts'
import { accountsToCheck } from './reads/account-check.ts'
import { nextCodes } from './reads/codes.ts'
import { vendorHistory } from './reads/history.ts'
import { levels } from './reads/levels.ts'
import { exportedVendors, vendorList } from './reads/lists.ts'
import {
  dimension7Options,
  groupOptions,
  unlinkedCustomers,
  vendorsWithoutPremium,
} from './reads/options.ts'
import { premiumList } from './reads/premium.ts'
import { vendorNow } from './reads/vendor.ts'
import { confirmAccount } from './writes/account-changes.ts'
import { updateFinance, updateLevel } from './writes/customers.ts'
import { saveLevel } from './writes/levels.ts'
import { link, unlink } from './writes/links.ts'
import { decideName } from './writes/name-proposals.ts'
import { createCustomer, createVendor, updateVendorName } from './writes/new.ts'
import { updatePremium } from './writes/premium.ts'
import { updateValue } from './writes/values.ts'

export const handlers: Handlers<typeof calls> = {
  getVendorGroups: groupOptions,
  getFD7: dimension7Options,
  getVendors: (filters, ctx) => vendorList(filters, ctx),
  getVendor: ({ VendorUUID }, ctx) => vendorNow(VendorUUID, ctx),
  exportVendors: (filters, ctx) => exportedVendors(filters, ctx.now),
  getVendorHistory: ({ VendorUUID }) => vendorHistory(VendorUUID),
  getUnlinked: unlinkedCustomers,
  link,
  unlink,
  updateValue,
  updateFinance,
  getAccountsToCheck: (_, ctx) => accountsToCheck(ctx),
  confirmAccount: async (input, ctx) => {
    await confirmAccount(input, ctx)
    return {}
  },
  confirmAccounts: confirmAccount,
  updateLevel,
  getLevels: levels,
  saveLevel,
  getPremiumVendors: premiumList,
  getNoPremium: vendorsWithoutPremium,
  updatePremium,
  getNextCodes: nextCodes,
  createVendor,
  updateVendorName,
  createCustomer,
  decideName,
}
