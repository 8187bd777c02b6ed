import { useCall } from '../../../platform/client.ts'
import { useRefetchOnChange } from '../../../ui/live/use-change-events.ts'
import { useSeen } from '../../../ui/stale/use-seen.ts'
import { calls } from '../../contract.ts'
import type { Prices } from '../prices.ts'

/** The prices as the officer saw them when the dialog was opened, or accepted them later, and the latest ones. */
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
  // Cached prices may be old: the form starts with freshly read ones.
  const first = !prices.seen && !isFetching ? data : undefined
  if (first) prices.takeOver(first)
  return { ...prices, first, error: prices.seen ? null : error, refetch }
}

function versionOf({ PriceVersion }: Prices): number {
  return PriceVersion
}
