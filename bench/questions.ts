import type pg from 'pg'
import { handlers } from '../src/app/handlers.ts'
import { SORT_FIELDS } from '../src/evaluation/rules.ts'
import type { OfficerContext } from '../src/platform/call-context.ts'
import { SORT_FIELDS as VENDOR_FIELDS } from '../src/vendors/rules.ts'

export type Question = () => Promise<unknown>

const FIRST = { page: 0 }

/** Prices that a board is about to save. */
const LADDER = {
  PriceVersion: 1,
  LatestVersion: 1,
  oProduct_price: [17, 18, 19, 20].map((ProductGrade) => ({ ProductGrade, Price: 6.1 })),
  IncrementPrice: 0.25,
  DecrementPrice: 0.3,
  PremiumPrice: null,
}

const ALL_EVENTS = {
  filterSearch: '',
  filterEntity: '',
  filterEntityID: '',
  filterOfficer: '',
  filterAction: '',
  filterConcern: '',
  dateFrom: '',
  dateTo: '',
} as const

const MANAGER = {
  id: '00000000-0000-4000-8000-000000000000',
  firstName: '',
  lastName: '',
  role: 50,
} as const

/** The reads behind the lists and reports, asked as officers ask them. */
export async function questions(client: pg.Client): Promise<Record<string, Question>> {
  const {
    auditTrail,
    dashboard,
    days,
    evaluation,
    notices,
    pricing,
    purchaseOrders,
    reports,
    search,
    stuck,
    vendors,
  } = handlers
  const { rows } = await client.query(
    'select id, number, vendor_name, created_day::text as day from purchase_orders order by created_at desc offset 100 limit 1',
  )
  const { id, number, vendor_name, day } = rows[0]
  const product = (await client.query('select id from products order by code limit 1')).rows[0].id
  const latest = (await client.query('select max(time_out) as at from weigh_tickets')).rows[0].at
  const ticket = (await client.query('select max(ticket_id) as id from payable_lines')).rows[0].id
  const { slip, plate } = (
    await client.query(
      'select slip_number as slip, registration as plate from weigh_tickets order by id desc offset 500 limit 1',
    )
  ).rows[0]
  // What an officer may approve is read for those who approve; nothing else asks more than the time.
  const ctx = { now: latest, officer: MANAGER } as OfficerContext
  const orders = (filters: object) => () =>
    purchaseOrders.getPOFilterLists({ ...FIRST, ...filters }, ctx)
  const officer = (
    await client.query('select id from officers where role = 51 order by email limit 1')
  ).rows[0].id
  const audited = (filters: object) => () =>
    auditTrail.getEvents({ ...ALL_EVENTS, ...FIRST, ...filters }, ctx)
  const palm = (filters: object) => () =>
    evaluation.getWeightProcess({ ...FIRST, filterStatus: 'A', ...filters }, ctx)
  const dearest = { field: 'SysPrice', direction: 'desc' } as const
  const payables = (filters: object) => () =>
    purchaseOrders.getFilterPOStateCanInvoice({ ...FIRST, ...filters }, ctx)
  const byPaid = { field: 'TotalPaid', direction: 'desc' } as const
  const byReceipt = { field: 'LastRecDate', direction: 'desc' } as const
  const byAmount = { field: 'TotalAmount', direction: 'desc' } as const
  const bySeller = { field: 'CustomerName', direction: 'asc' } as const
  const sorted = Object.fromEntries(
    SORT_FIELDS.map((field) => [
      `palm list, sorted by ${field}`,
      palm({ sort: { field, direction: 'desc' } }),
    ]),
  )
  const vendorsSorted = Object.fromEntries(
    VENDOR_FIELDS.map((field) => [
      `vendors, sorted by ${field}`,
      () => vendors.getVendors({ ...FIRST, sort: { field, direction: 'desc' } }, ctx),
    ]),
  )
  const ofDay = { filterDate: day, filterGroup: 'all' } as const
  return {
    'PO list': orders({}),
    'PO list, page 300': orders({ page: 299 }),
    'PO list, by state IV': orders({ filterState: 'IV' }),
    'PO list, by number': orders({ filterPONumber: number.slice(-5) }),
    'PO list, by the number of a ticket': orders({ filterPONumber: slip }),
    'PO list, by amount': orders({ sort: byAmount }),
    'PO list of a state, by amount': orders({ filterState: 'IV', sort: byAmount }),
    'PO list, by plate': orders({ filterPONumber: plate.replace(/[ -]/g, '') }),
    'PO list, by vendor': orders({ filterVendor: vendor_name.slice(-6) }),
    'PO list, by two letters': orders({ filterVendor: 'กข' }),
    'PO list, by day': orders({ filterCreated: day }),
    'one PO': () => purchaseOrders.getEnvironmentPOLineManage({ POHeaderUUID: id }, ctx),
    'receiving list': () => purchaseOrders.getFilterPOStateConfirm(FIRST, ctx),
    'to receive, on a phone': () => purchaseOrders.getToReceive({ Keep: [id] }, ctx),
    'to order': () => purchaseOrders.getToOrder({}, ctx),
    'to approve': () => purchaseOrders.getApprovals({}, ctx),
    'lines to approve': () => purchaseOrders.getApprovalLines({ POHeaderUUID: id }, ctx),
    'invoicing list': () => purchaseOrders.getFilterPOStateCanInvoice(FIRST, ctx),
    'invoicing list, set up': payables({ filterState: 'IV' }),
    'invoicing list, received': payables({ filterState: 'RC' }),
    'invoicing list of a vendor, by what is paid': payables({
      filterVendor: vendor_name.slice(-6),
      sort: byPaid,
    }),
    'invoicing list, by what is paid': payables({ sort: byPaid }),
    'invoicing list, by its last receipt': payables({ sort: byReceipt }),
    products: () => pricing.getAllProduct({}, ctx),
    'prices of a product': () => pricing.getPriceByProduct({ UUID: product }, ctx),
    'price board': () => pricing.getPriceBoard({}, ctx),
    'new prices before they are saved': () =>
      pricing.previewPrices({ Days: 30, Products: [{ ProductUUID: product, ...LADDER }] }, ctx),
    'versions of prices': () => pricing.getPriceVersions({ ...FIRST, ProductUUID: product }, ctx),
    'new PO': () => purchaseOrders.getEnvironmentPOForm({}, ctx),
    'palm list': palm({}),
    'palm list, waiting': palm({ filterStatus: 'W' }),
    'palm list, completed': palm({ filterStatus: 'C' }),
    'palm list, by vehicle': palm({ filterSearch: '70-01' }),
    'palm list, by number': palm({ filterSearch: `BR${slip}` }),
    'palm list, by the number of an order': palm({ filterSearch: number }),
    'palm list, by grade': palm({ filterGrade: 19 }),
    'palm list, by day out': palm({ filterDateOut: day }),
    'palm list, of an order': palm({ POHeaderUUID: id }),
    'palm list, by two letters': palm({ filterSearch: 'กข' }),
    ...sorted,
    'palm list, of a grade, dearest first': palm({ filterGrade: 19, sort: dearest }),
    'palm list, by vehicle, by seller': palm({ filterSearch: '70-01', sort: bySeller }),
    'palm list, by vehicle, dearest first': palm({ filterSearch: '70-01', sort: dearest }),
    'sheet of a ticket': () => evaluation.getWeightSheet({ SSWeightID: ticket }, ctx),
    'history of a ticket': () => evaluation.getWeightHistory({ SSWeightID: ticket }, ctx),
    'corrections that wait': () =>
      evaluation.getCorrections({ ...FIRST, filterDecision: 'open' }, ctx),
    'everything that has a plate': () => search.find({ filterSearch: plate }, ctx),
    'everything that has a name': () => search.find({ filterSearch: vendor_name.slice(-6) }, ctx),
    vendors: () => vendors.getVendors(FIRST, ctx),
    'vendors, by name': () =>
      vendors.getVendors({ ...FIRST, filterVendorOrganizationName: vendor_name.slice(-6) }, ctx),
    'vendors, by two letters': () =>
      vendors.getVendors({ ...FIRST, filterVendorOrganizationName: 'กข' }, ctx),
    ...vendorsSorted,
    'daily payment': () => reports.reportDailyPalmPayment(ofDay, ctx),
    'palm report': () => reports.reportPalm(ofDay, ctx),
    'month of the palm report': () => reports.reportPalmMonth(ofDay, ctx),
    quotation: () => reports.reportPriceList(ofDay, ctx),
    'stuck work': () => stuck.getStuck({}, ctx),
    'counts of the menu': () => stuck.getCounts({}, ctx),
    notices: () => notices.getNotices({ Tab: 'all', ...FIRST }, ctx),
    'a day to close': () => days.getDay({ Day: day }, ctx),
    'today, at a glance': () => dashboard.getOverview({}, ctx),
    'the thirty days before': () => dashboard.getTrend({}, ctx),
    'audit trail': audited({}),
    'audit trail, page 300': audited({ page: 299 }),
    'audit trail, by officer': audited({ filterOfficer: officer }),
    'audit trail, of an order': audited({ filterEntity: 'order', filterEntityID: id }),
    'audit trail, by number': audited({ filterSearch: number.slice(-5) }),
    'audit trail, by action': audited({ filterAction: 'ticket.value' }),
    'audit trail, by a rare action': audited({ filterAction: 'po.delete' }),
    'audit trail, deletions': audited({ filterConcern: 'deleted' }),
    'audit trail, of a day': audited({ dateFrom: day, dateTo: day }),
    'audit trail, of an officer and a day': audited({
      filterOfficer: officer,
      dateFrom: day,
      dateTo: day,
    }),
    'audit trail, as Excel': () => auditTrail.exportEvents({ ...ALL_EVENTS, page: 0 }, ctx),
    'audit trail, a record': () => auditTrail.getRecord({ Entity: 'order', EntityID: id }, ctx),
    'audit trail, the seal': () => auditTrail.getSeal({}, ctx),
  }
}
