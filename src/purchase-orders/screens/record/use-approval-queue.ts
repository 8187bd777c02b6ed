import { useEffect } from 'react'
import { useCall } from '../../../platform/client.ts'
import { calls } from '../../contract.ts'
import { markOpened, wasOpened } from '../approve/approvals.ts'
import { type Order, offered } from '../order.ts'

/**
 * Where `order` stands among those that wait for this officer's approval, with its flags, and the one after it that
 * they may approve; null until that is known, undefined where it is not one of them. Being shown counts as opened.
 */
export function useApprovalQueue(order: Order) {
  const mine = offered('approve', order)
  const { data, isFetched, fetchStatus } = useCall(calls.getApprovals, {}, { enabled: mine })
  const queue = data?.data ?? []
  const at = mine ? queue.findIndex(({ UUID }) => UUID === order.UUID) : -1
  const found = queue[at]
  useEffect(() => {
    if (found && !wasOpened(found)) markOpened(found)
  }, [found])
  if (mine && !isFetched && fetchStatus !== 'paused') return null
  if (!found) return undefined
  const others = [...queue.slice(at + 1), ...queue.slice(0, at)]
  const next = others.find(({ ApprovalBar }) => !ApprovalBar)
  return { order: found, place: at + 1, of: queue.length, next }
}
