import { useTranslation } from 'react-i18next'
import { Confirm } from '../../../ui/Confirm.tsx'
import { calls } from '../../contract.ts'
import { type Order, type OrderLine, slipOf } from '../order.ts'
import { useOrderAct } from '../use-order-act.ts'

/** Takes a line out of a draft; its ticket can go on another order. */
export function RemoveQuestion(props: { order: Order; line: OrderLine; onClose: () => void }) {
  const { t } = useTranslation()
  const { order, line, onClose } = props
  const names = { po: order.PONumber, ticket: slipOf(line) }
  const act = useOrderAct(calls.deletePOLine, {
    done: t('done.poLineDeleted', names),
    onDone: onClose,
    onLatest: onClose,
  })
  return (
    <Confirm
      question={t('ask.removeLine', names)}
      verb={t('po.remove')}
      running={act.running}
      onYes={() => act.run({ POLineUUID: line.UUID })}
      onNo={onClose}
    />
  )
}
