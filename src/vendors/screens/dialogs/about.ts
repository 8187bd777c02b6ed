import type { Vendor } from '../vendor.ts'

/** 'V-00128 · AVL 10023 สวนลุงเฉลิม': which vendor a dialog is about, below its title. */
export function aboutOf(vendor: Vendor): string {
  const { VendorAccountNumber, CustomerCustomerID, CustomerCustomerName } = vendor
  if (CustomerCustomerID === null) return VendorAccountNumber
  return `${VendorAccountNumber} · AVL ${CustomerCustomerID} ${CustomerCustomerName ?? ''}`.trim()
}

export interface VendorDialogProps {
  vendor: Vendor
  onClose: () => void
}
