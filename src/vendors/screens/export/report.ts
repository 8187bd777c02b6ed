import type { TFunction } from 'i18next'
import { decimal } from '../../../platform/money.ts'
import type { SheetColumn } from '../../../ui/excel/excel.ts'
import { CUSTOMER_FIELDS, VENDOR_FIELDS } from '../../rules/fields.ts'
import { levelWords } from '../../rules/level.ts'
import { groupAccount } from '../../rules.ts'
import { alertOf, type Vendor } from '../vendor.ts'

/** The columns of the vendor report: those of the list and the fields of the dialogs. */
export function reportColumns(t: TFunction): SheetColumn<Vendor>[] {
  return [...names(t), ...prices(t), ...values(t)]
}

function names(t: TFunction): SheetColumn<Vendor>[] {
  return [
    { header: t('term.number'), width: 8, places: 0, value: (_, index) => index + 1 },
    { header: t('vendor.code'), width: 14, value: (vendor) => vendor.VendorAccountNumber },
    { header: t('vendor.name'), width: 40, value: (vendor) => vendor.VendorOrganizationName },
    { header: t('term.avl'), width: 12, value: (vendor) => vendor.CustomerCustomerID },
    { header: t('term.avlName'), width: 34, value: (vendor) => vendor.CustomerCustomerName },
    { header: t('term.d7'), width: 14, value: (vendor) => vendor.FD7Value },
    {
      header: t('term.level'),
      width: 14,
      value: ({ CustomerLevelName: name }) => name && levelWords(t, name),
    },
  ]
}

function prices(t: TFunction): SheetColumn<Vendor>[] {
  const perKg = { width: 18, places: 2 }
  return [
    { header: t('vendor.priceProduct'), width: 26, value: (vendor) => vendor.PriceProduct },
    { ...perKg, header: t('vendor.daily'), value: (vendor) => vendor.PriceDaily },
    { ...perKg, header: t('vendor.bonus'), value: (vendor) => vendor.PriceCustomer },
    { ...perKg, header: t('vendor.premiumPart'), value: premiumOf },
    { ...perKg, header: t('vendor.price'), value: (vendor) => vendor.PriceFinal },
    { header: t('vendor.alert'), width: 24, value: (vendor) => alertWords(t, vendor) },
  ]
}

/** The premium of the price; ladder and premium are of the same version. */
function premiumOf({ PriceDaily, PriceCustomer, PriceFinal }: Vendor): number | null {
  if (PriceDaily === null || PriceCustomer === null || PriceFinal === null) return null
  return decimal(PriceFinal).minus(PriceDaily).minus(PriceCustomer).toNumber()
}

function alertWords(t: TFunction, vendor: Vendor): string | undefined {
  const alert = alertOf(vendor)
  return alert && t(alert.word, { level: levelWords(t, alert.name) })
}

/** The fields of the dialogs, without D7 and level, which are beside the names. */
const EXPORTED = [...Object.values(VENDOR_FIELDS), ...Object.values(CUSTOMER_FIELDS)].filter(
  ({ wire }) => wire !== 'ValueFD7' && wire !== 'CustomerLevel',
)

const SHAPES = {
  number: { width: 16, places: 2 },
  perKg: { width: 16, places: 2 },
  percent: { width: 22, places: 2 },
  text: { width: 18 },
  account: { width: 22 },
  level: { width: 14 },
} as const satisfies Record<(typeof EXPORTED)[number]['kind'], object>

function values(t: TFunction): SheetColumn<Vendor>[] {
  return EXPORTED.map(({ wire, words, kind }) => ({
    ...SHAPES[kind],
    header: t(words),
    value: kind === 'account' ? accountOf : (vendor) => vendor[wire],
  }))
}

function accountOf({ CustomerSysBankName, CustomerSysBookBankNumber: digits }: Vendor) {
  return digits && groupAccount(digits, CustomerSysBankName)
}
