import { useTranslation } from 'react-i18next'
import { useCall } from '../../../platform/client.ts'
import { Confirm } from '../../../ui/Confirm.tsx'
import { sentence } from '../../../ui/sentence.ts'
import { done, failed } from '../../../ui/toasts.tsx'
import { calls } from '../../contract.ts'
import { exitDay, isOpen } from '../order.ts'
import type { QuestionProps } from '../steps.tsx'
import { useOneByOne } from '../use-one-by-one.ts'

/** Receives every line of the order that is not yet, each on the day its truck left. */
export function ReceiveAllQuestion({ order, onClose, onDone }: QuestionProps) {
  const { t } = useTranslation()
  const lines = useCall(calls.getPOLineByPOHeader, { POHeaderUUID: order.UUID })
  const receiving = useOneByOne(calls.receiptLine)
  const n = order.TotalLine - order.TotalReceipt
  const receive = async () => {
    const open = lines.data?.filter(isOpen) ?? []
    if (open.length === 0) return
    const outcomes = await receiving.run(
      open.map((line) => ({
        POHeaderUUID: order.UUID,
        POLineUUID: line.UUID,
        RecDate: exitDay(line),
      })),
    )
    const refused = outcomes.find(({ error }) => error)
    if (refused) return failed(sentence(t, refused.error))
    done(t('done.receivedAll', { n: open.length }))
    onDone()
  }
  return (
    <Confirm
      question={t('ask.receiveAll', { po: order.PONumber })}
      text={
        receiving.running
          ? t('receive.progress', { n: receiving.at, m: n })
          : t('ask.receiveAll.text', { n, count: n })
      }
      verb={t('po.receiveAll')}
      running={receiving.running}
      onYes={receive}
      onNo={onClose}
    />
  )
}
