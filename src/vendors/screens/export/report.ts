import type { TFunction } from 'i18next'
import { decimal } from '../../../platform/money.ts'
import type { Language } from '../../../platform/thai-date.ts'
import type { SheetColumn } from '../../../ui/excel/excel.ts'
import { sheetColumns } from '../../../ui/excel/field-columns.ts'
import { VENDOR_FIELDS } from '../../rules/fields.ts'
import { levelWords } from '../../rules/level.ts'
import { LISTED_FIELDS } from '../../rules/listed-fields.ts'
import { groupAccount } from '../../rules.ts'
import { alertOf, type Vendor } from '../vendor.ts'

// D7 stands beside the names.
const { dimension_7: _, ...others } = VENDOR_FIELDS

/** The columns of the vendor report: those of the list and the fields of the dialogs. */
export function reportColumns(t: TFunction, language: Language): SheetColumn<Vendor>[] {
  const column = sheetColumns(LISTED_FIELDS, t, language)
  return [
    { header: t('term.number'), width: 8, places: 0, value: (_, index) => index + 1 },
    column('VendorAccountNumber'),
    column('VendorOrganizationName'),
    column('CustomerCustomerID'),
    column('CustomerCustomerName'),
    column('FD7Value'),
    column('CustomerLevel', {
      value: ({ CustomerLevelName: name }) => name && levelWords(t, name),
    }),
    column('PriceProduct', { width: 26 }),
    column('PriceDaily'),
    column('PriceCustomer'),
    { header: t('vendor.premiumPart'), width: 18, places: 2, value: premiumOf },
    column('PriceFinal'),
    { header: t('vendor.alert'), width: 24, value: (vendor) => alertWords(t, vendor) },
    ...Object.values(others).map(({ wire }) => column(wire)),
    column('CustomerSysBankName'),
    column('CustomerSysBookBankNumber', { value: accountOf }),
    column('CustomerSysTaxDeduction', { width: 22 }),
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

function accountOf({ CustomerSysBankName, CustomerSysBookBankNumber: digits }: Vendor) {
  return digits && groupAccount(digits, CustomerSysBankName)
}
