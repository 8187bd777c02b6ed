import {
  type Icon,
  IconBuildingStore,
  IconCashBanknote,
  IconClipboardCheck,
  IconCurrencyBaht,
  IconFileText,
  IconLayoutDashboard,
  IconPackageImport,
  IconPlugConnected,
  IconReceipt2,
  IconReportAnalytics,
  IconStairsUp,
  IconStar,
  IconTags,
  IconTruck,
  IconUsers,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import {
  ADMINS,
  INVOICING,
  MANAGERS,
  PALM,
  PURCHASING,
  RECEIVING,
  type Role,
  type Who,
} from '../platform/roles.ts'

/** A screen, declared once: its route, its guard, its place in the menu and its title follow. */
export interface Screen {
  path: string
  /** Key of its title; the menu's name where `menu` gives none. */
  title: string
  roles: Exclude<Who, 'scale-token'>
  load: () => Promise<ComponentType>
  /** `roles` where fewer see it in the menu than may open it. */
  menu?: { section?: Section; icon: Icon; name?: string; roles?: readonly Role[] }
}

/** The sections of the menu in their order; screens without one stand above them. */
export const SECTIONS = ['evaluate', 'purchase', 'report', 'setting'] as const
export type Section = (typeof SECTIONS)[number]

export const SIGN_IN = '/Officer/Authen/login'
export const SIGN_OUT = '/Officer/Authen/logout'

/** Every screen of the product, in the order of the menu. */
export const screens: readonly Screen[] = [
  {
    path: SIGN_IN,
    title: 'signIn.title',
    roles: 'public',
    load: async () => (await import('../identity/screens/SignIn.tsx')).SignIn,
  },
  {
    path: '/forgot-password',
    title: 'forgot.title',
    roles: 'public',
    load: async () => (await import('../identity/screens/ForgotPassword.tsx')).ForgotPassword,
  },
  {
    path: '/reset-password',
    title: 'reset.title',
    roles: 'public',
    load: async () => (await import('../identity/screens/ResetPassword.tsx')).ResetPassword,
  },
  {
    path: '/Controller/dashboard',
    title: 'screen.dashboard',
    roles: PURCHASING,
    load: async () => (await import('../dashboard/screens/Dashboard.tsx')).Dashboard,
    menu: { icon: IconLayoutDashboard },
  },
  {
    path: '/Controller/palmEvaluate/{-$poHeaderUUID}',
    title: 'screen.palmEvaluate',
    roles: PALM,
    load: async () => (await import('../evaluation/screens/PalmEvaluate.tsx')).PalmEvaluate,
    menu: { section: 'evaluate', icon: IconClipboardCheck },
  },
  {
    path: '/Controller/po',
    title: 'screen.po',
    roles: RECEIVING,
    load: async () => (await import('../purchase-orders/screens/PoList.tsx')).PoList,
    menu: { section: 'purchase', icon: IconFileText },
  },
  {
    path: '/Controller/poLine/$poHeaderUUID',
    title: 'screen.poLine',
    roles: PURCHASING,
    load: async () => (await import('../purchase-orders/screens/PoLine.tsx')).PoLine,
  },
  {
    path: '/Controller/receipt',
    title: 'screen.receipt',
    roles: RECEIVING,
    load: async () => (await import('../purchase-orders/screens/Receipt.tsx')).Receipt,
    menu: { section: 'purchase', icon: IconPackageImport },
  },
  {
    path: '/Controller/invoice',
    title: 'screen.invoice',
    roles: INVOICING,
    load: async () => (await import('../purchase-orders/screens/Invoice.tsx')).Invoice,
    menu: { section: 'purchase', icon: IconReceipt2 },
  },
  {
    path: '/Controller/reportPalm',
    title: 'screen.reportPalm',
    roles: RECEIVING,
    load: async () => (await import('../reports/screens/palm/PalmReport.tsx')).PalmReport,
    menu: { section: 'report', icon: IconReportAnalytics, roles: INVOICING },
  },
  {
    path: '/Controller/reportPriceList',
    title: 'screen.reportPriceList',
    roles: RECEIVING,
    load: async () => (await import('../reports/screens/quotation/PriceList.tsx')).PriceList,
    menu: {
      section: 'report',
      icon: IconTags,
      name: 'menu.reportPriceList',
      roles: INVOICING,
    },
  },
  {
    path: '/Controller/reportDailyPalmPayment',
    title: 'screen.reportDailyPalmPayment',
    roles: RECEIVING,
    load: async () => (await import('../reports/screens/DailyPayment.tsx')).DailyPayment,
    menu: {
      section: 'report',
      icon: IconCashBanknote,
      name: 'menu.reportDailyPalmPayment',
      roles: INVOICING,
    },
  },
  {
    path: '/Controller/productGroup',
    title: 'screen.productGroup',
    roles: PALM,
    load: async () => (await import('../pricing/screens/ProductGroups.tsx')).ProductGroups,
    menu: { section: 'setting', icon: IconCurrencyBaht },
  },
  {
    path: '/Controller/product',
    title: 'screen.product',
    roles: PALM,
    load: async () => (await import('../pricing/screens/Products.tsx')).Products,
  },
  {
    path: '/Controller/productItem/$productGroupUUID',
    title: 'screen.productItem',
    roles: PALM,
    load: async () => (await import('../pricing/screens/ProductItem.tsx')).ProductItem,
  },
  {
    path: '/Controller/vendor',
    title: 'screen.vendor',
    roles: PURCHASING,
    load: async () => (await import('../vendors/screens/VendorList.tsx')).VendorList,
    menu: { section: 'setting', icon: IconBuildingStore, name: 'menu.vendor' },
  },
  {
    path: '/Controller/customerLevel',
    title: 'screen.customerLevel',
    roles: MANAGERS,
    load: async () => (await import('../vendors/screens/levels/CustomerLevels.tsx')).CustomerLevels,
    menu: { section: 'setting', icon: IconStairsUp },
  },
  {
    path: '/Controller/vendorPremium',
    title: 'screen.vendorPremium',
    roles: PURCHASING,
    load: async () => (await import('../vendors/screens/premium/VendorPremium.tsx')).VendorPremium,
    menu: { section: 'setting', icon: IconStar },
  },
  {
    path: '/Controller/carLicenseLight',
    title: 'screen.carLicenseLight',
    roles: PURCHASING,
    load: async () => (await import('../vehicles/screens/CarLicenseLight.tsx')).CarLicenseLight,
    menu: { section: 'setting', icon: IconTruck },
  },
  {
    path: '/Controller/user',
    title: 'screen.user',
    roles: MANAGERS,
    load: async () => (await import('../identity/screens/users/Users.tsx')).Users,
    menu: { section: 'setting', icon: IconUsers },
  },
  {
    path: '/Controller/scaleTokens',
    title: 'screen.scaleTokens',
    roles: ADMINS,
    load: async () => (await import('../weighing/screens/ScaleTokens.tsx')).ScaleTokens,
    menu: { section: 'setting', icon: IconPlugConnected },
  },
]

const LANDING: Record<Role, string> = {
  0: '/Controller/po',
  1: '/Controller/po',
  50: '/Controller/po',
  51: '/Controller/po',
  52: '/Controller/palmEvaluate',
  81: '/Controller/receipt',
  91: '/Controller/invoice',
}

/** Where an officer of `role` begins. */
export function landing(role: Role): string {
  return LANDING[role]
}
