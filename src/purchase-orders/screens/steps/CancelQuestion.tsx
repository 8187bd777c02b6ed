import { useTranslation } from 'react-i18next'
import { REASONS } from '../../../platform/reasons.ts'
import { calls } from '../../contract.ts'
import { doneMessage } from './done-message.ts'
import { OrderAtStake } from './OrderAtStake.tsx'
import type { QuestionProps } from './question.ts'
import { ReasonQuestion } from './ReasonQuestion.tsx'

/** Cancels an order, with a reason; its tickets are free again. */
export function CancelQuestion({ order, onClose, onDone }: QuestionProps) {
  const { t } = useTranslation()
  return (
    <ReasonQuestion
      call={calls.cancelPO}
      of={order.UUID}
      input={(Reason) => ({ POHeaderUUID: order.UUID, Version: order.Version, Reason })}
      question={t('ask.cancel', { po: order.PONumber })}
      text={<OrderAtStake order={order} />}
      reasons={REASONS.cancel}
      verb={t('po.cancel')}
      keep={t('po.keep')}
      done={doneMessage(t, t('done.poCanceled'), order)}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
