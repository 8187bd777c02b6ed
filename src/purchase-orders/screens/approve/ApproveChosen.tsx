import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../../platform/addresses.ts'
import { BatchQuestion } from '../../../ui/batch/BatchQuestion.tsx'
import type { EndOf } from '../../../ui/batch/use-batch.ts'
import { useUndo } from '../../../ui/batch/use-undo.ts'
import { kilograms, money, whole } from '../../../ui/format.ts'
import { showSuccess } from '../../../ui/toasts.tsx'
import { calls } from '../../contract.ts'
import { totalsOf, type WaitingOrder } from './approvals.ts'
import { FlagsAsked } from './FlagsAsked.tsx'

export type ApprovedEnd = EndOf<typeof calls.approveOrders>

interface Props {
  orders: readonly WaitingOrder[]
  confirmToo: boolean
  /** Undefined where nothing was done. */
  onClose: (end?: ApprovedEnd) => void
  /** A choice of the question. */
  children: ReactNode
}

/** Asks once, with number, sum and flags, approves the orders, and offers for ten seconds to undo it. */
export function ApproveChosen({ orders, confirmToo, onClose, children }: Props) {
  const { t } = useTranslation()
  const n = orders.length
  const only = n === 1 ? orders[0] : undefined
  const undo = useUndo(calls.withdrawApprovals, 'approve.undone')
  const undoOf = ({ done }: ApprovedEnd) =>
    undo(done.map(({ UUID, Version }) => ({ POHeaderUUID: UUID, Version })))
  const end = (ended?: ApprovedEnd) => {
    onClose(ended)
    if (!ended?.done.length) return
    const words = t('approve.done', { n: ended.done.length })
    showSuccess(words, confirmToo ? undefined : undoOf(ended).run)
  }
  const { tickets, weight, amount } = totalsOf(orders)
  const figures = {
    tickets: whole(tickets),
    count: tickets,
    kg: kilograms(weight),
    sum: money(amount),
  }
  return (
    <BatchQuestion
      call={calls.approveOrders}
      items={orders.map(({ UUID, Version }) => ({ POHeaderUUID: UUID, Version }))}
      common={{ Confirm: confirmToo || undefined }}
      question={only ? t('ask.approve', { po: only.PONumber }) : t('approve.ask', { n })}
      text={
        <>
          {only && <div>{only.VendorOrganizationName}</div>}
          <div>{t('approve.ask.text', figures)}</div>
          <FlagsAsked orders={orders} />
          {children}
        </>
      }
      verb={t('approve.verb', { n })}
      name={({ POHeaderUUID }) => nameOf(orders, POHeaderUUID)}
      link={({ POHeaderUUID }) => addresses.order(POHeaderUUID)}
      undo={confirmToo ? undefined : undoOf}
      ticks={{ list: 'approve', rows: orders }}
      onDone={end}
      onClose={end}
    />
  )
}

function nameOf(orders: readonly WaitingOrder[], id: string): string {
  return orders.find(({ UUID }) => UUID === id)?.PONumber ?? id
}
