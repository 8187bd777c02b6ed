import { useState } from 'react'
import { CallError, useCall } from '../../../platform/client.ts'
import { useFresh } from '../../../ui/use-live.ts'
import { calls } from '../../contract.ts'
import type { Prices } from '../prices.ts'

/**
 * The prices that the dialog is about: `seen` as they were when it opened or were last taken over, `latest` as they
 * stand now, from a change event or from a refusal that `receiveRefusal` got.
 */
export function useLatestPrices(UUID: string) {
  const { data, error, isFetching, refetch } = useCall(
    calls.getPriceByProduct,
    { UUID },
    { keepPrevious: false },
  )
  useFresh('prices', calls.getPriceByProduct)
  useFresh('tickets', calls.getPriceByProduct)
  const [seen, setSeen] = useState<Prices>()
  const [received, setReceived] = useState<Prices>()
  // What is kept from an earlier time is no beginning.
  const first = !seen && !isFetching ? data : undefined
  if (first) setSeen(first)
  return {
    first,
    seen,
    latest: newest(received, data),
    error: seen ? null : error,
    refetch,
    receiveRefusal: (refusal: unknown) => {
      const present = presentOf(refusal)
      if (present) setReceived(present)
      return present !== undefined
    },
    takeOver: setSeen,
  }
}

/** The prices as they are, where a refusal says that they are no longer those that were seen. */
function presentOf(refusal: unknown): Prices | undefined {
  if (!(refusal instanceof CallError) || refusal.code !== 'price.stale') return undefined
  return calls.updatePrice.output.safeParse(refusal.present).data
}

function newest(received: Prices | undefined, read: Prices | undefined): Prices | undefined {
  return received && read && received.PriceVersion > read.PriceVersion
    ? received
    : (read ?? received)
}
