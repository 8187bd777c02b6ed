import { ADMINS, INVOICING, MANAGERS, PALM, PURCHASING, RECEIVING, type Who } from './roles.ts'

interface Place {
  /** With its parameters: `$name`, or `{-$name}` where it may be missing. */
  path: string
  /** Who may open the screen. */
  roles: Exclude<Who, 'scale-token'>
}

/** Where every screen is and who may open it, in the order of the menu. */
export const PLACES = {
  signIn: { path: '/Officer/Authen/login', roles: 'public' },
  forgotPassword: { path: '/forgot-password', roles: 'public' },
  resetPassword: { path: '/reset-password', roles: 'public' },
  dashboard: { path: '/Controller/dashboard', roles: PURCHASING },
  tickets: { path: '/Controller/palmEvaluate/{-$poHeaderUUID}', roles: PALM },
  orders: { path: '/Controller/po', roles: RECEIVING },
  order: { path: '/Controller/poLine/$poHeaderUUID', roles: PURCHASING },
  receipt: { path: '/Controller/receipt', roles: RECEIVING },
  invoice: { path: '/Controller/invoice', roles: INVOICING },
  palmReport: { path: '/Controller/reportPalm', roles: RECEIVING },
  priceList: { path: '/Controller/reportPriceList', roles: RECEIVING },
  dailyPayment: { path: '/Controller/reportDailyPalmPayment', roles: RECEIVING },
  productGroups: { path: '/Controller/productGroup', roles: PALM },
  products: { path: '/Controller/product', roles: PALM },
  productGroup: { path: '/Controller/productItem/$productGroupUUID', roles: PALM },
  vendors: { path: '/Controller/vendor', roles: PURCHASING },
  memberLevels: { path: '/Controller/customerLevel', roles: MANAGERS },
  premiumVendors: { path: '/Controller/vendorPremium', roles: PURCHASING },
  vehicles: { path: '/Controller/carLicenseLight', roles: PURCHASING },
  officers: { path: '/Controller/user', roles: MANAGERS },
  scaleTokens: { path: '/Controller/scaleTokens', roles: ADMINS },
} as const satisfies Record<string, Place>

export type ScreenName = keyof typeof PLACES
export const SCREEN_NAMES = Object.keys(PLACES) as ScreenName[]

/** No screen: whoever goes there is signed out. */
export const SIGN_OUT = '/Officer/Authen/logout'

/** Where a link leads: to a screen, at a path, with what the screen is told. */
export interface Address {
  screen: ScreenName
  to: string
  search?: Record<string, string | number>
}

/** The address of every screen that another may lead to, with what it may be told. */
export const addresses = {
  /** `from`: where the officer goes on after signing in; `ended`: why the last session did. */
  signIn: (search?: { from: string; ended?: string }) => at('signIn', search),
  forgotPassword: () => at('forgotPassword'),
  /** The tickets, or those of `order` (its UUID); `ticket` (its id) opens a sheet over them. */
  tickets: ({ order, ...search }: { order?: string; status?: string; ticket?: number } = {}) =>
    at('tickets', search, order),
  orders: (search?: { state: string }) => at('orders', search),
  order: (uuid: string) => at('order', {}, uuid),
  receipt: (search?: { state: string }) => at('receipt', search),
  invoice: () => at('invoice'),
  /** `date` as 2026-11-22. */
  palmReport: (search: { date: string }) => at('palmReport', search),
  productGroups: () => at('productGroups'),
  products: () => at('products'),
  productGroup: (uuid: string) => at('productGroup', {}, uuid),
  /** Narrowed to a vendor's account number or to a customer's id. */
  vendors: (search: { account: string } | { avl: string }) => at('vendors', search),
  /** Opens the light weight of the vehicle with that plate. */
  vehicles: (search: { plate: string }) => at('vehicles', search),
}

/** The address of `screen`; a parameter that is not given is left out. */
export function at(screen: ScreenName, search?: Address['search'], parameter?: string): Address {
  const value = parameter === undefined ? '' : `/${encodeURIComponent(parameter)}`
  return { screen, to: PLACES[screen].path.replace(/\/(\$\w+|\{-\$\w+\})/, value), search }
}

/** Whether `href` leads to a screen inside. */
export function isInside(href: string): boolean {
  return /^\/(Controller|App)\//.test(href)
}
