import type { z } from 'zod'
import { useRecordForm } from '../../../ui/form/use-record-form.tsx'
import { vendor as shape } from '../../contract/record.ts'
import type { Vendor } from '../vendor.ts'

/** A form of what `valuesOf` takes of a vendor, never saved over what its officer has not seen. */
export function useVendorForm<Values extends object>(
  vendor: Vendor,
  valuesOf: (vendor: Vendor) => Values,
  schema: z.ZodType,
) {
  return useRecordForm<Vendor, Values>(vendor, valuesOf, { schema, shape })
}
