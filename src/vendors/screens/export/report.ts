import type { TFunction } from 'i18next'
import { decimal } from '../../../platform/money.ts'
import type { SheetColumn } from '../../../ui/excel.ts'
import { levelWords } from '../../rules/level.ts'
import { groupAccount } from '../../rules.ts'
import { alertOf, type Vendor } from '../vendor.ts'

/** The columns of the vendor report: those of the list, and what the dialogs keep. */
export function reportColumns(t: TFunction): SheetColumn<Vendor>[] {
  return [...names(t), ...prices(t), ...values(t)]
}

function names(t: TFunction): SheetColumn<Vendor>[] {
  return [
    { header: t('ui.rowNumber'), width: 8, places: 0, value: (_, index) => index + 1 },
    { header: t('vendor.code'), width: 14, value: (vendor) => vendor.VendorAccountNumber },
    { header: t('vendor.name'), width: 40, value: (vendor) => vendor.VendorOrganizationName },
    { header: t('vendor.avl'), width: 12, value: (vendor) => vendor.CustomerCustomerID },
    { header: t('vendor.avlName'), width: 34, value: (vendor) => vendor.CustomerCustomerName },
    { header: t('vendor.d7'), width: 14, value: (vendor) => vendor.FD7Value },
    {
      header: t('vendor.level'),
      width: 14,
      value: ({ CustomerLevelName: name }) => name && levelWords(t, name),
    },
  ]
}

function prices(t: TFunction): SheetColumn<Vendor>[] {
  const perKg = { width: 18, places: 2 }
  return [
    { ...perKg, header: t('vendor.daily'), value: (vendor) => vendor.PriceDaily },
    { ...perKg, header: t('vendor.bonus'), value: (vendor) => vendor.PriceCustomer },
    { ...perKg, header: t('vendor.premiumPart'), value: premiumOf },
    { ...perKg, header: t('vendor.price'), value: (vendor) => vendor.PriceFinal },
    { header: t('vendor.alert'), width: 24, value: (vendor) => alertWords(t, vendor) },
  ]
}

/** What the price has on top of ladder and level; both are of the same version. */
function premiumOf({ PriceDaily, PriceCustomer, PriceFinal }: Vendor): number | null {
  if (PriceDaily === null || PriceCustomer === null || PriceFinal === null) return null
  return decimal(PriceFinal).minus(PriceDaily).minus(PriceCustomer).toNumber()
}

function alertWords(t: TFunction, vendor: Vendor): string | undefined {
  const alert = alertOf(vendor)
  return alert && t(alert.word, { level: levelWords(t, alert.name) })
}

function values(t: TFunction): SheetColumn<Vendor>[] {
  const number = { width: 16, places: 2 }
  return [
    { ...number, header: t('vendor.distance'), value: (vendor) => vendor.ValueDistanceFactory },
    { ...number, header: t('vendor.shipping'), value: (vendor) => vendor.ValueShippingCost },
    { ...number, header: t('vendor.consistency'), value: (vendor) => vendor.ValueConsistency },
    { header: t('vendor.bank'), width: 18, value: (vendor) => vendor.CustomerSysBankName },
    { header: t('vendor.account'), width: 22, value: accountOf },
    {
      ...number,
      width: 22,
      header: t('vendor.tax'),
      value: (vendor) => vendor.CustomerSysTaxDeduction,
    },
  ]
}

function accountOf({ CustomerSysBankName, CustomerSysBookBankNumber: digits }: Vendor) {
  return digits && groupAccount(digits, CustomerSysBankName)
}
