import {
  ADMINS,
  INVOICING,
  MANAGERS,
  PALM,
  PAYING,
  PURCHASING,
  RECEIVING,
  ROLES,
  type Role,
  readers,
} from './roles.ts'

/** Where every screen is and who may open it, in the order of the menu. */
export const ROUTES = {
  signIn: screen('/Officer/Authen/login', 'public'),
  forgotPassword: screen('/forgot-password', 'public'),
  resetPassword: screen('/reset-password', 'public'),
  newPassword: screen('/Officer/Authen/newPassword', 'public'),
  secondFactor: screen('/Officer/Authen/secondFactor', 'public'),
  gate: screen('/gate', 'public'),
  movingIn: screen('/Controller/movingIn', MANAGERS),
  dashboard: screen('/Controller/dashboard', PURCHASING),
  stuck: screen('/Controller/stuck', PALM),
  tickets: screen('/Controller/palmEvaluate/{-$poHeaderUUID}', PALM),
  refusedTickets: screen('/Controller/refusedTickets', MANAGERS),
  toOrder: screen('/Controller/toOrder', PURCHASING),
  orders: screen('/Controller/po', RECEIVING),
  order: screen('/Controller/poLine/$poHeaderUUID', RECEIVING),
  approve: screen('/Controller/approve', MANAGERS),
  receipt: screen('/Controller/receipt', RECEIVING),
  invoice: screen('/Controller/invoice', INVOICING),
  accountsToCheck: screen('/Controller/accountsToCheck', PAYING),
  palmReport: screen('/Controller/reportPalm', RECEIVING),
  priceList: screen('/Controller/reportPriceList', RECEIVING),
  dailyPayment: screen('/Controller/reportDailyPalmPayment', RECEIVING),
  dayClose: screen('/Controller/dayClose', RECEIVING),
  priceBoard: screen('/Controller/priceBoard', PURCHASING),
  productGroups: screen('/Controller/productGroup', PALM),
  products: screen('/Controller/product', PALM),
  productGroup: screen('/Controller/productItem/$productGroupUUID', PALM),
  vendors: screen('/Controller/vendor', PURCHASING),
  memberLevels: screen('/Controller/customerLevel', MANAGERS),
  premiumVendors: screen('/Controller/vendorPremium', PURCHASING),
  vehicles: screen('/Controller/carLicenseLight', PURCHASING),
  officers: screen('/Controller/user', MANAGERS),
  masterData: screen('/Controller/masterData', MANAGERS),
  import: screen('/Controller/import', ADMINS),
  scaleTokens: screen('/Controller/scaleTokens', ADMINS),
  settings: screen('/Controller/settings', ADMINS),
  audit: screen('/Controller/audit', ADMINS),
  notices: screen('/Controller/notices', ROLES),
  profile: screen('/Controller/profile', ROLES),
}

/**
 * A screen at `path`, with its parameters: `$name`, or `{-$name}` where it may be missing. Those who read everything
 * may open it too.
 */
function screen(path: string, who: readonly Role[] | 'public') {
  return { path, roles: readers(who) }
}

export type ScreenName = keyof typeof ROUTES
export const SCREEN_NAMES = Object.keys(ROUTES) as ScreenName[]

/** No screen: whoever goes there is signed out. */
export const SIGN_OUT = '/Officer/Authen/logout'

/** Whether a page is at `path`; the home address leads on to one. */
export function isScreen(path: string): boolean {
  const paths = [SIGN_OUT, ...SCREEN_NAMES.map((name) => ROUTES[name].path)]
  return path === '/' || paths.some((pattern) => matches(pattern, path.replace(/\/$/, '')))
}

/** Whether `path` is `pattern` with something for each of its parameters. */
function matches(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')]
  const isOptional = wanted.at(-1)?.startsWith('{-$')
  if (given.length !== wanted.length && !(isOptional && given.length === wanted.length - 1)) {
    return false
  }
  return given.every((part, n) =>
    wanted[n]?.includes('$') ? PARAMETER.test(part) : part === wanted[n],
  )
}

/** The id of a record. */
const PARAMETER = /^[\w-]{1,100}$/

/** Where a link leads: to a screen, at a path, with its search. */
export interface Address {
  screen: ScreenName
  to: string
  search?: Record<string, string | number>
}

interface TicketSearch {
  order?: string
  status?: string
  ticket?: number
  /** Weighed out on that day, as 2026-11-22. */
  dateOut?: string
  grade?: number
  /** Those that are found by it. */
  search?: string
}

interface AuditSearch {
  /** Kind and id of the record. */
  entity?: string
  id?: string | number
  officer?: string
  /** Days, as 2026-11-22. */
  from?: string
  to?: string
}

/** The address of every screen that another may lead to, with the search it takes. */
export const addresses = {
  /** `from`: where the officer goes on after signing in; `ended`: why the last session did. */
  signIn: (search?: { from: string; ended?: string }) => at('signIn', search),
  forgotPassword: () => at('forgotPassword'),
  /** `from`: where the officer goes on afterwards. */
  newPassword: (search: { from: string }) => at('newPassword', search),
  secondFactor: (search: { from: string }) => at('secondFactor', search),
  profile: () => at('profile'),
  movingIn: () => at('movingIn'),
  dashboard: () => at('dashboard'),
  officers: () => at('officers'),
  /** The tickets, or those of `order` (its UUID); `ticket` (its id) opens a sheet over them. */
  tickets: ({ order, ...search }: TicketSearch = {}) => at('tickets', search, order),
  /** Those that are found by `search`. */
  refusedTickets: (search?: { search: string }) => at('refusedTickets', search),
  /** `q`: narrowed to what is typed into the search field. */
  toOrder: (search?: { q: string }) => at('toOrder', search),
  /** In `state`, or those found by a number or plate, or by their vendor. */
  orders: (search?: { state: string } | { number: string } | { vendor: string }) =>
    at('orders', search),
  order: (uuid: string) => at('order', {}, uuid),
  approve: () => at('approve'),
  receipt: (search?: { state: string } | { number: string }) => at('receipt', search),
  /** `state` '' shows orders in every state; without it those that are ready. */
  invoice: (search?: { number: string; state?: '' } | { vendor: string }) => at('invoice', search),
  priceBoard: () => at('priceBoard'),
  /** `date` as 2026-11-22. */
  dayClose: (search?: { date?: string }) => at('dayClose', search),
  /** `date` as 2026-11-22. */
  palmReport: (search: { date: string }) => at('palmReport', search),
  productGroups: () => at('productGroups'),
  products: () => at('products'),
  productGroup: (uuid: string) => at('productGroup', {}, uuid),
  /** Narrowed to a vendor's account number or name, or to a customer's id. */
  vendors: (search?: { account: string } | { avl: string } | { name: string }) =>
    at('vendors', search),
  /** The records of one kind: products, warehouses. */
  masterData: (search?: { kind: string }) => at('masterData', search),
  import: () => at('import'),
  scaleTokens: () => at('scaleTokens'),
  /** What was done to one record, by one officer, or on some days. */
  audit: (search: AuditSearch = {}) => at('audit', { ...search }),
  notices: () => at('notices'),
  stuck: () => at('stuck'),
  /** Opens the light weight of the vehicle with that plate. */
  vehicles: (search: { plate: string }) => at('vehicles', search),
}

/** The address of `screen`; a parameter that is not given is left out. */
export function at(screen: ScreenName, search?: Address['search'], parameter?: string): Address {
  const value = parameter === undefined ? '' : `/${encodeURIComponent(parameter)}`
  return { screen, to: ROUTES[screen].path.replace(/\/(\$\w+|\{-\$\w+\})/, value), search }
}

/** Whether `href` leads to a screen inside. */
export function isInside(href: string): boolean {
  return /^\/(Controller|App)\//.test(href)
}
