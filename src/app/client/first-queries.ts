import type { calls as dashboard } from '../../dashboard/contract.ts'
import type { calls as days } from '../../days/contract.ts'
import { dayAddress, yesterday } from '../../days/screens/address.ts'
import type { calls as evaluation } from '../../evaluation/contract.ts'
import {
  filtersOf,
  listAddress,
  listInput,
  shownView,
} from '../../evaluation/screens/list/address.ts'
import type { calls as identity } from '../../identity/contract.ts'
import type { calls as imports } from '../../import/contract.ts'
import { importAddress } from '../../import/screens/address.ts'
import type { calls as masterData } from '../../master-data/contract.ts'
import { masterDataView } from '../../master-data/screens/address.ts'
import type { ScreenName } from '../../platform/addresses.ts'
import { type Call, type CallAddress, type Input, uuid } from '../../platform/call.ts'
import { callQuery } from '../../platform/client.ts'
import { mayCall, PURCHASING, type Role } from '../../platform/roles.ts'
import { businessDay } from '../../platform/thai-date.ts'
import type { calls as pricing } from '../../pricing/contract.ts'
import type { calls as purchase } from '../../purchase-orders/contract.ts'
import {
  filterInput,
  orderFilters,
  payableFilters,
  receiptFilters,
  receiptInput,
} from '../../purchase-orders/screens/list/address.ts'
import type { calls as reports } from '../../reports/contract.ts'
import { paymentAddress } from '../../reports/screens/address.ts'
import type { calls as settings } from '../../settings/contract.ts'
import type { calls as stuck } from '../../stuck/contract.ts'
import { readAddress } from '../../ui/address.ts'
import type { calls as vehicles } from '../../vehicles/contract.ts'
import type { calls as vendors } from '../../vendors/contract.ts'
import type { calls as weighing } from '../../weighing/contract.ts'
import { queries } from './queries.ts'

/** What an address says of a screen. */
export interface Place {
  params: Record<string, string | undefined>
  search: Record<string, unknown>
  /** Of who goes there. */
  role?: Role
}

/** A reading call, which is named here by its path alone: its schemas come with the screen. */
interface FirstQuery {
  path: string
  input: object
}

/**
 * What screens ask for first, so that it is on its way while their code is; the same query as the screen's own, which
 * then finds it. Screens that are not named ask once they are there.
 */
export const firstQueries: Partial<Record<ScreenName, (place: Place) => FirstQuery | undefined>> = {
  dashboard: () => ask<typeof dashboard.getOverview>('dashboard/GetOverview', {}),
  stuck: () => ask<typeof stuck.getStuck>('stuck/getStuck', {}),
  tickets: ({ params: { poHeaderUUID: order }, search }) => {
    if (order && !uuid.safeParse(order).success) return undefined
    const view = readAddress(listAddress, search)
    const input = listInput(shownView(view, order), filtersOf(view, order))
    return ask<typeof evaluation.getWeightProcess>('po/getWeightProcess', input)
  },
  toOrder: () => ask<typeof purchase.getToOrder>('po/getToOrder', {}),
  orders: ({ search }) => {
    const input = filterInput(readAddress(orderFilters, search))
    return ask<typeof purchase.getPOFilterLists>('po/getPOFilterLists', input)
  },
  order: ({ params: { poHeaderUUID = '' }, role }) => {
    const input = { POHeaderUUID: poHeaderUUID }
    if (!mayCall(PURCHASING, role)) return ask<typeof purchase.getOrder>('po/getOrder', input)
    return ask<typeof purchase.getEnvironmentPOLineManage>('po/getEnvironmentPOLineManage', input)
  },
  approve: () => ask<typeof purchase.getApprovals>('po/getApprovals', {}),
  receipt: ({ search }) => {
    const input = receiptInput(readAddress(receiptFilters, search))
    return ask<typeof purchase.getFilterPOStateConfirm>('po/getFilterPOStateConfirm', input)
  },
  invoice: ({ search }) => {
    const input = filterInput(readAddress(payableFilters, search))
    return ask<typeof purchase.getFilterPOStateCanInvoice>('po/getFilterPOStateCanInvoice', input)
  },
  dailyPayment: ({ search }) => {
    const { date, group: filterGroup } = readAddress(paymentAddress, search)
    const input = { filterDate: date || businessDay(new Date()), filterGroup }
    return ask<typeof reports.reportDailyPalmPayment>('report/ReportDailyPalmPayment', input)
  },
  dayClose: ({ search }) => {
    const Day = readAddress(dayAddress, search).date || yesterday()
    return ask<typeof days.getDay>('days/GetDay', { Day })
  },
  priceBoard: () => ask<typeof pricing.getPriceBoard>('management/getPriceBoard', {}),
  productGroups: () => ask<typeof pricing.getAllProductGroup>('management/getAllProductGroup', {}),
  products: () => ask<typeof pricing.getAllProduct>('management/getAllProduct', {}),
  memberLevels: () => ask<typeof vendors.getLevels>('customerLevel/GetLevels', {}),
  vehicles: () => ask<typeof vehicles.getWeighed>('vehicleLight/GetVehicalLightValid', {}),
  officers: () => ask<typeof identity.getUsers>('user/GetAllUser', {}),
  masterData: ({ search }) => {
    const { kind: Kind } = readAddress(masterDataView, search)
    return ask<typeof masterData.getRecords>('masterData/GetRecords', { Kind })
  },
  import: ({ search }) => {
    const { id } = readAddress(importAddress, search)
    if (!id) return ask<typeof imports.getImports>('reference/GetImports', {})
    return ask<typeof imports.getImport>('reference/GetImport', { ImportUUID: id })
  },
  scaleTokens: () => ask<typeof weighing.getTokens>('scale/GetTokens', {}),
  settings: () => ask<typeof settings.getSettings>('settings/GetSettings', {}),
}

function ask<C extends Call>(path: string, input: Input<C>): FirstQuery {
  return { path, input: input as object }
}

/** Begins to ask for what `screen` shows first, unless a fresh answer is there; what fails is for the screen to say. */
export function askFirst(screen: ScreenName, place: Place): void {
  const first = firstQueries[screen]?.(place)
  if (!first) return
  const call: CallAddress = { path: first.path, kind: 'read' }
  void queries.prefetchQuery(callQuery(call, first.input))
}
