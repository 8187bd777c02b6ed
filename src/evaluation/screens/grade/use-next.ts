import { useCall } from '../../../platform/client.ts'
import { calls } from '../../contract.ts'
import type { filtersOf } from '../list/filters.tsx'

/** How many tickets wait, and the one that has waited longest: the last of the last page. */
export function useNext(filters: ReturnType<typeof filtersOf>) {
  const waiting = { ...filters, filterStatus: 'W' as const }
  const first = useCall(calls.getWeightProcess, { ...waiting, page: 0 })
  const pages = first.data?.total_page ?? 0
  const last = useCall(
    calls.getWeightProcess,
    { ...waiting, page: Math.max(pages - 1, 0) },
    { enabled: pages > 0 },
  )
  return { waiting: first.data?.total_record, next: last.data?.data.at(-1) }
}
