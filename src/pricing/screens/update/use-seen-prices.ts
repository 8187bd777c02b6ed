import { useCall } from '../../../platform/client.ts'
import { useRefetchOnChange } from '../../../ui/live/use-change-events.ts'
import { useSeen } from '../../../ui/stale/use-seen.ts'
import { calls } from '../../contract.ts'
import type { Prices } from '../prices.ts'

/** The prices that the dialog is about, as they were when it opened or were last taken over, and as they stand now. */
export function useSeenPrices(UUID: string) {
  const { data, error, isFetching, refetch } = useCall(
    calls.getPriceByProduct,
    { UUID },
    { keepPrevious: false },
  )
  useRefetchOnChange('prices', calls.getPriceByProduct)
  useRefetchOnChange('tickets', calls.getPriceByProduct)
  const prices = useSeen<Prices>(undefined, {
    shape: calls.updatePrice.output,
    codes: ['price.stale'],
    read: data,
    version: versionOf,
    isStale: (seen, latest) => versionOf(latest) > versionOf(seen),
  })
  // What is kept from an earlier time is no beginning.
  const first = !prices.seen && !isFetching ? data : undefined
  if (first) prices.takeOver(first)
  return { ...prices, first, error: prices.seen ? null : error, refetch }
}

function versionOf({ PriceVersion }: Prices): number {
  return PriceVersion
}
