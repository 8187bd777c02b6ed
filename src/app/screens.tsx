import {
  type Icon,
  IconAdjustments,
  IconBuildingBank,
  IconBuildingStore,
  IconCashBanknote,
  IconChecks,
  IconClipboardCheck,
  IconCurrencyBaht,
  IconDatabase,
  IconFileImport,
  IconFilePlus,
  IconFileText,
  IconFlag,
  IconHistory,
  IconHourglass,
  IconLayoutDashboard,
  IconLayoutGrid,
  IconLockCheck,
  IconPackageImport,
  IconPlugConnected,
  IconReceipt2,
  IconReportAnalytics,
  IconScaleOff,
  IconStairsUp,
  IconStar,
  IconTags,
  IconTruck,
  IconUsers,
} from '@tabler/icons-react'
import type { FunctionComponent } from 'react'
import { getI18n } from 'react-i18next'
import {
  type Address,
  addresses,
  ROUTES,
  SCREEN_NAMES,
  type ScreenName,
} from '../platform/addresses.ts'
import type { WordKey } from '../platform/catalogue.ts'
import { fetchMore, RARE } from '../platform/fetch-words.ts'
import { type Access, INVOICING, type Role, readers } from '../platform/roles.ts'

/** A screen, declared once: its route, its guard, its place in the menu and its title follow. */
export interface Screen extends Row {
  name: ScreenName
  path: string
  roles: Exclude<Access, 'scale-token'>
}

interface Row {
  /** Key of its title; the menu's name where `menu` gives none. */
  title: WordKey
  load: () => Promise<FunctionComponent>
  /** `roles` where fewer see it in the menu than may open it; `whileWaiting`: only as long as something waits behind it. */
  menu?: {
    section?: Section
    icon: Icon
    name?: WordKey
    roles?: readonly Role[]
    whileWaiting?: boolean
  }
}

/** The sections of the menu in their order; screens without one stand above them. */
export const SECTIONS = ['evaluate', 'purchase', 'report', 'setting'] as const
export type Section = (typeof SECTIONS)[number]

const rows: Readonly<Record<ScreenName, Row>> = {
  signIn: {
    title: 'signIn.title',
    load: async () => (await import('../identity/screens/SignIn.tsx')).SignIn,
  },
  forgotPassword: {
    title: 'forgot.title',
    load: async () => (await import('../identity/screens/ForgotPassword.tsx')).ForgotPassword,
  },
  resetPassword: {
    title: 'reset.title',
    load: async () => (await import('../identity/screens/ResetPassword.tsx')).ResetPassword,
  },
  newPassword: {
    title: 'newPassword.title',
    load: async () => (await withWords(import('../identity/screens/NewPassword.tsx'))).NewPassword,
  },
  secondFactor: {
    title: 'factor.title',
    load: async () => (await withWords(import('../identity/screens/NewPassword.tsx'))).SecondFactor,
  },
  gate: {
    title: 'gate.title',
    load: async () => (await withWords(import('../pricing/screens/gate/Gate.tsx'))).Gate,
  },
  movingIn: {
    title: 'screen.movingIn',
    load: async () => (await withWords(import('../moving-in/screens/MovingIn.tsx'))).MovingIn,
    menu: { icon: IconFlag, whileWaiting: true },
  },
  dashboard: {
    title: 'screen.dashboard',
    load: async () => (await import('../dashboard/screens/Dashboard.tsx')).Dashboard,
    menu: { icon: IconLayoutDashboard },
  },
  stuck: {
    title: 'screen.stuck',
    load: async () => (await withWords(import('../stuck/screens/StuckWork.tsx'))).StuckWork,
    menu: { icon: IconHourglass },
  },
  tickets: {
    title: 'screen.palmEvaluate',
    load: async () =>
      (await withWords(import('../evaluation/screens/PalmEvaluate.tsx'))).PalmEvaluate,
    menu: { section: 'evaluate', icon: IconClipboardCheck },
  },
  refusedTickets: {
    title: 'screen.refusedTickets',
    load: async () =>
      (await withWords(import('../weighing/screens/refused/RefusedTickets.tsx'))).RefusedTickets,
    menu: { section: 'evaluate', icon: IconScaleOff },
  },
  toOrder: {
    title: 'screen.toOrder',
    load: async () => (await import('../purchase-orders/screens/to-order/ToOrder.tsx')).ToOrder,
    menu: { section: 'purchase', icon: IconFilePlus },
  },
  orders: {
    title: 'screen.po',
    load: async () => (await import('../purchase-orders/screens/list/PoList.tsx')).PoList,
    menu: { section: 'purchase', icon: IconFileText },
  },
  order: {
    title: 'screen.poLine',
    load: async () => (await import('../purchase-orders/screens/record/PoLine.tsx')).PoLine,
  },
  approve: {
    title: 'screen.approve',
    load: async () =>
      (await import('../purchase-orders/screens/approve/ApproveOrders.tsx')).ApproveOrders,
    menu: { section: 'purchase', icon: IconChecks },
  },
  receipt: {
    title: 'screen.receipt',
    load: async () => (await import('../purchase-orders/screens/list/Receipt.tsx')).Receipt,
    menu: { section: 'purchase', icon: IconPackageImport },
  },
  invoice: {
    title: 'screen.invoice',
    load: async () => (await import('../purchase-orders/screens/list/Invoice.tsx')).Invoice,
    menu: { section: 'purchase', icon: IconReceipt2 },
  },
  accountsToCheck: {
    title: 'screen.accountsToCheck',
    load: async () =>
      (await withWords(import('../vendors/screens/accounts/AccountsToCheck.tsx'))).AccountsToCheck,
    menu: { section: 'purchase', icon: IconBuildingBank, whileWaiting: true },
  },
  palmReport: {
    title: 'screen.reportPalm',
    load: async () =>
      (await withWords(import('../reports/screens/palm/PalmReport.tsx'))).PalmReport,
    menu: { section: 'report', icon: IconReportAnalytics, roles: readers(INVOICING) },
  },
  priceList: {
    title: 'screen.reportPriceList',
    load: async () =>
      (await withWords(import('../reports/screens/quotation/PriceList.tsx'))).PriceList,
    menu: { section: 'report', icon: IconTags, roles: readers(INVOICING) },
  },
  dailyPayment: {
    title: 'report.payment.title',
    load: async () => (await import('../reports/screens/DailyPayment.tsx')).DailyPayment,
    menu: {
      section: 'report',
      icon: IconCashBanknote,
      name: 'menu.reportDailyPalmPayment',
      roles: readers(INVOICING),
    },
  },
  dayClose: {
    title: 'screen.dayClose',
    load: async () => (await withWords(import('../days/screens/DayClose.tsx'))).DayClose,
    menu: { section: 'report', icon: IconLockCheck, roles: readers(INVOICING) },
  },
  priceBoard: {
    title: 'screen.priceBoard',
    load: async () =>
      (await withWords(import('../pricing/screens/board/PriceBoard.tsx'))).PriceBoard,
    menu: { section: 'setting', icon: IconLayoutGrid },
  },
  productGroups: {
    title: 'screen.productGroup',
    load: loadProductGroups,
    menu: { section: 'setting', icon: IconCurrencyBaht },
  },
  products: {
    title: 'screen.product',
    load: loadProducts,
  },
  productGroup: {
    title: 'screen.productItem',
    load: async () => (await withWords(import('../pricing/screens/ProductItem.tsx'))).ProductItem,
  },
  vendors: {
    title: 'screen.vendor',
    load: async () => (await withWords(import('../vendors/screens/VendorList.tsx'))).VendorList,
    menu: { section: 'setting', icon: IconBuildingStore, name: 'menu.vendor' },
  },
  memberLevels: {
    title: 'screen.customerLevel',
    load: async () =>
      (await withWords(import('../vendors/screens/levels/CustomerLevels.tsx'))).CustomerLevels,
    menu: { section: 'setting', icon: IconStairsUp },
  },
  premiumVendors: {
    title: 'screen.vendorPremium',
    load: async () =>
      (await withWords(import('../vendors/screens/premium/VendorPremium.tsx'))).VendorPremium,
    menu: { section: 'setting', icon: IconStar },
  },
  vehicles: {
    title: 'screen.carLicenseLight',
    load: async () =>
      (await withWords(import('../vehicles/screens/CarLicenseLight.tsx'))).CarLicenseLight,
    menu: { section: 'setting', icon: IconTruck },
  },
  officers: {
    title: 'screen.user',
    load: async () => (await withWords(import('../identity/screens/users/Users.tsx'))).Users,
    menu: { section: 'setting', icon: IconUsers },
  },
  masterData: {
    title: 'screen.masterData',
    load: async () => (await withWords(import('../master-data/screens/MasterData.tsx'))).MasterData,
    menu: { section: 'setting', icon: IconDatabase },
  },
  import: {
    title: 'screen.import',
    load: async () => (await withWords(import('../import/screens/ImportScreen.tsx'))).ImportScreen,
    menu: { section: 'setting', icon: IconFileImport },
  },
  scaleTokens: {
    title: 'screen.scaleTokens',
    load: async () => (await withWords(import('../weighing/screens/ScaleTokens.tsx'))).ScaleTokens,
    menu: { section: 'setting', icon: IconPlugConnected },
  },
  settings: {
    title: 'screen.settings',
    load: async () => (await withWords(import('../settings/screens/Settings.tsx'))).Settings,
    menu: { section: 'setting', icon: IconAdjustments },
  },
  audit: {
    title: 'screen.audit',
    load: async () => (await withWords(import('../audit-trail/screens/AuditTrail.tsx'))).AuditTrail,
    menu: { section: 'setting', icon: IconHistory },
  },
  notices: {
    title: 'notices.title',
    load: async () => (await import('../notices/screens/Notices.tsx')).Notices,
  },
  profile: {
    title: 'profile.title',
    load: loadProfile,
  },
}

/** Of what officers set for themselves notices are a feature of their own. */
async function loadProfile() {
  const [{ Profile }, { MailSwitch }] = await Promise.all([
    withWords(import('../identity/screens/profile/Profile.tsx')),
    import('../notices/screens/MailSwitch.tsx'),
  ])
  return () => <Profile notices={<MailSwitch />} />
}

/** Products and their groups are added by the form of all master data. */
async function loadProducts() {
  const [{ Products }, { AddRecord }] = await Promise.all([
    import('../pricing/screens/ProductItem.tsx'),
    withWords(import('../master-data/screens/AddRecord.tsx')),
  ])
  return () => <Products add={<AddRecord kind="product" />} />
}

async function loadProductGroups() {
  const [{ ProductGroups }, { AddRecord }] = await Promise.all([
    import('../pricing/screens/ProductGroups.tsx'),
    withWords(import('../master-data/screens/AddRecord.tsx')),
  ])
  return () => <ProductGroups add={<AddRecord kind="productGroup" />} />
}

/** What is seldom opened, once its words are there too. */
export async function withWords<Module>(code: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([code, fetchMore(getI18n(), RARE)])
  return loaded
}

/** Every screen of the product, in the order of the menu. */
export const screens: readonly Screen[] = SCREEN_NAMES.map((name) => ({
  name,
  ...ROUTES[name],
  ...rows[name],
}))

const LANDING: Record<Role, Address> = {
  0: addresses.orders(),
  1: addresses.orders(),
  50: addresses.orders(),
  51: addresses.orders(),
  52: addresses.tickets(),
  81: addresses.receipt(),
  91: addresses.invoice(),
}

/** Where an officer of `role` begins. */
export function landing(role: Role): Address {
  return LANDING[role]
}
