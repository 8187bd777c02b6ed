import type { Output } from '../../platform/call.ts'
import { useCall, useSession } from '../../platform/client.ts'
import type { Role } from '../../platform/roles.ts'
import { calls } from '../../stuck/contract.ts'
import { useChangeEvents, useScheduledRefetch } from '../../ui/live/use-change-events.ts'
import type { MenuCounts } from './menu-counts.ts'

/** A busy mill changes something every second; the menu need not follow that fast. */
const REFETCH_MS = 10_000
const MINUTE_MS = 60_000

/** Whose work waits behind an item, as far as it is that of some roles. */
const MINE = {
  tickets: [52],
  refusedTickets: [1, 50],
  approve: [50],
  toOrder: [51],
  receipt: [81],
  invoice: [91],
  accountsToCheck: [50, 91],
} as const satisfies Partial<Record<keyof MenuCounts, readonly Role[]>>

/** How much waits behind the menu; follows changes, and the clock. */
export function useMenuCounts(): MenuCounts {
  const role = useSession()?.role
  const options = { enabled: role !== undefined, staleMs: REFETCH_MS, refetchMs: MINUTE_MS }
  const { data } = useCall(calls.getCounts, {}, options)
  const refetch = useScheduledRefetch(REFETCH_MS, calls.getCounts)
  useChangeEvents('orders', refetch)
  useChangeEvents('tickets', refetch)
  useChangeEvents('refusedTickets', refetch)
  useChangeEvents('silentScales', refetch)
  useChangeEvents('vendors', refetch)
  return data ? countsOf(data, role) : {}
}

function countsOf(counts: Output<typeof calls.getCounts>, role: Role | undefined): MenuCounts {
  const isMine = (item: keyof typeof MINE) => MINE[item].some((one) => one === role)
  return {
    movingIn: { n: counts.MovingIn ?? 0, isMine: false },
    stuck: { n: counts.Stuck ?? 0, isMine: false },
    tickets: { n: counts.ToEvaluate ?? 0, isMine: isMine('tickets') },
    refusedTickets: { n: counts.Refused ?? 0, isMine: isMine('refusedTickets') },
    toOrder: { n: counts.ToOrder ?? 0, isMine: isMine('toOrder') },
    approve: { n: counts.ToReview ?? 0, isMine: isMine('approve') },
    receipt: { n: counts.ToReceive ?? 0, isMine: isMine('receipt') },
    invoice: { n: counts.ToInvoice ?? 0, isMine: isMine('invoice') },
    accountsToCheck: { n: counts.AccountsToCheck ?? 0, isMine: isMine('accountsToCheck') },
  }
}
