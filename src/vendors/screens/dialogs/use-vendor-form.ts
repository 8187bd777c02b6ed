import type { z } from 'zod'
import { useRecordForm } from '../../../ui/form/use-record-form.tsx'
import { vendor as shape } from '../../contract/record.ts'
import type { Vendor } from '../vendor.ts'

/**
 * A form of the fields that `valuesOf` takes from a vendor; a save over a newer version is refused. `draft` names the
 * dialog, for what is typed into it.
 */
export function useVendorForm<Values extends object>(
  vendor: Vendor,
  valuesOf: (vendor: Vendor) => Values,
  { schema, draft }: { schema: z.ZodType; draft: string },
) {
  return useRecordForm<Vendor, Values>(vendor, valuesOf, {
    schema,
    shape,
    draft: `${draft}:${vendor.UUID}`,
  })
}
