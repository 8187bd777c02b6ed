import type { z } from 'zod'
import { useRecordForm } from '../../../ui/form/use-record-form.tsx'
import { vendor as shape } from '../../contract/record.ts'
import type { Vendor } from '../vendor.ts'

/** A form of the fields that `valuesOf` takes from a vendor; a save over a newer version is refused. */
export function useVendorForm<Values extends object>(
  vendor: Vendor,
  valuesOf: (vendor: Vendor) => Values,
  schema: z.ZodType,
) {
  return useRecordForm<Vendor, Values>(vendor, valuesOf, { schema, shape })
}
