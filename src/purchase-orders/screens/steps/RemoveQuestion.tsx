import { useTranslation } from 'react-i18next'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { showSuccess } from '../../../ui/toasts.tsx'
import { calls } from '../../contract.ts'
import { type Order, type OrderLine, slipOf } from '../order.ts'
import { useOrderAction } from './use-order-action.ts'

/** Removes a line from a draft; its ticket is free again. */
export function RemoveQuestion(props: { order: Order; line: OrderLine; onClose: () => void }) {
  const { t } = useTranslation()
  const { order, line, onClose } = props
  const names = { po: order.PONumber, ticket: slipOf(line) }
  const putBack = useOrderAction(calls.createPOLine, { done: t('done.poLineCreated') })
  const action = useOrderAction(calls.deletePOLine, {
    onDone: () => {
      showSuccess(t('done.poLineDeleted', names), () =>
        putBack.run({
          POHeaderUUID: order.UUID,
          SSWeightID: line.SSWeightID,
          AllowOtherProduct: true,
        }),
      )
      onClose()
    },
    onLatest: onClose,
  })
  return (
    <Confirm
      question={t('ask.removeLine', names)}
      verb={t('po.remove')}
      running={action.running}
      onYes={() => action.run({ POLineUUID: line.UUID })}
      onNo={onClose}
    />
  )
}
