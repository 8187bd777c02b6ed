import { useTranslation } from 'react-i18next'
import { REASONS } from '../../../platform/reasons.ts'
import { calls } from '../../contract.ts'
import type { QuestionProps } from './question.ts'
import { ReasonQuestion } from './ReasonQuestion.tsx'

/** Rejects an order, with a reason that its submitter will read. */
export function RejectQuestion({ order, onClose, onDone }: QuestionProps) {
  const { t } = useTranslation()
  const names = { po: order.PONumber }
  return (
    <ReasonQuestion
      call={calls.rejectPO}
      of={order.UUID}
      input={(Reason) => ({ POHeaderUUID: order.UUID, Version: order.Version, Reason })}
      question={t('ask.reject', names)}
      label={t('ask.reject.reason')}
      reasons={REASONS.reject}
      verb={t('po.reject')}
      done={t('done.poRejected', names)}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
