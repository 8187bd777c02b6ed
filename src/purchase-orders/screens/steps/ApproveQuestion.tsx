import { useTranslation } from 'react-i18next'
import { useCall } from '../../../platform/client.ts'
import { useUndo } from '../../../ui/batch/use-undo.ts'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { kilograms, money, whole } from '../../../ui/format.ts'
import { showSuccess } from '../../../ui/toasts.tsx'
import { calls } from '../../contract.ts'
import { FlagsAsked } from '../approve/FlagsAsked.tsx'
import { doneMessage } from './done-message.ts'
import type { QuestionProps } from './question.ts'
import { useOrderAction } from './use-order-action.ts'

/** Asks with vendor, sum and what deserves a look whether an order is to be approved, which can then be undone. */
export function ApproveQuestion({ order, onClose, onDone }: QuestionProps) {
  const { t } = useTranslation()
  const { data, isLoading } = useCall(calls.getApprovals, {})
  const undo = useUndo(calls.withdrawApprovals, 'approve.undone')
  const action = useOrderAction(calls.approvePO, {
    onDone: ({ UUID, Version }) => {
      const words = doneMessage(t, t('done.poApproved', { po: order.PONumber }), order)
      showSuccess(words, undo([{ POHeaderUUID: UUID, Version }]).run)
      onDone()
    },
    onLatest: onClose,
  })
  const { UUID, PONumber, Version, VendorOrganizationName: vendor } = order
  const asked = {
    tickets: whole(order.TotalLine),
    count: order.TotalLine,
    kg: kilograms(order.TotalWeight),
    sum: money(order.TotalAmount),
  }
  return (
    <Confirm
      question={t('ask.approve', { po: PONumber })}
      text={
        <>
          <div>{vendor}</div>
          <div>{t('approve.ask.text', asked)}</div>
          <FlagsAsked orders={(data?.data ?? []).filter((one) => one.UUID === UUID)} />
        </>
      }
      verb={t('po.approve')}
      // Not to be answered before it is known what deserves a look.
      running={action.running || isLoading}
      onStop={isLoading ? onClose : undefined}
      onYes={() => action.run({ POHeaderUUID: UUID, Version })}
      onNo={onClose}
    />
  )
}
