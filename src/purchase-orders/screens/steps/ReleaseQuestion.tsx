import { useTranslation } from 'react-i18next'
import { REASONS } from '../../../platform/reasons.ts'
import { calls } from '../../contract.ts'
import { type Order, type OrderLine, slipOf } from '../order.ts'
import { ReasonQuestion } from './ReasonQuestion.tsx'

/** Removes a line from a confirmed order, with a reason; its ticket is free again. */
export function ReleaseQuestion(props: { order: Order; line: OrderLine; onClose: () => void }) {
  const { t } = useTranslation()
  const { order, line, onClose } = props
  const names = { po: order.PONumber, line: line.LineNo, ticket: slipOf(line) }
  return (
    <ReasonQuestion
      call={calls.releaseLine}
      of={line.UUID}
      input={(Reason) => ({ POLineUUID: line.UUID, Reason })}
      question={t('ask.release', names)}
      reasons={REASONS.release}
      verb={t('po.release')}
      done={t('done.lineReleased', names)}
      onDone={onClose}
      onClose={onClose}
    />
  )
}
