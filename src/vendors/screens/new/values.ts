import { formValues } from '../../../ui/form/form-values.ts'
import { VENDOR_FIELDS } from '../../rules/fields.ts'

/** What the form of a new customer begins with. */
export const NEW_CUSTOMER = {
  CustomerCustomerID: '',
  CustomerCustomerName: '',
  Level: 1,
  SysBankName: '',
  SysBookBankNumber: '',
  SysTaxDeduction: 3 as number | null,
}

export type NewCustomerValues = typeof NEW_CUSTOMER

/** What the form of a new vendor begins with, beside the code that is proposed. */
export const NOTHING = {
  VendorOrganizationName: '',
  ...formValues(VENDOR_FIELDS),
  CustomerID: null as number | null,
  ...NEW_CUSTOMER,
}

export type NewVendorValues = typeof NOTHING & { VendorAccountNumber: string }
