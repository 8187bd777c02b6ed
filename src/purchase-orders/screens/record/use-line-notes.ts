import { useTranslation } from 'react-i18next'
import { useCall } from '../../../platform/client.ts'
import { calls } from '../../contract.ts'
import { type LineNote, lineNotes } from '../approve/line-notes.ts'
import { type Order, type OrderLine, offered } from '../order.ts'

/** What this officer should look at in each line of an order that waits for their approval; undefined where they do not approve it. */
export function useLineNotes(order: Order) {
  const { t } = useTranslation()
  const mine = offered('approve', order)
  const { data } = useCall(calls.getApprovalLines, { POHeaderUUID: order.UUID }, { enabled: mine })
  if (!mine) return undefined
  const known = new Map((data ?? []).map((line) => [line.UUID, line]))
  return ({ UUID }: OrderLine): readonly LineNote[] => {
    const line = known.get(UUID)
    return line ? lineNotes(t, line) : []
  }
}
