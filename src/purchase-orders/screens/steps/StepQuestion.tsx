import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { kilograms, money } from '../../../ui/format.ts'
import { showSuccess } from '../../../ui/toasts.tsx'
import { calls } from '../../contract.ts'
import type { Order } from '../order.ts'
import { doneMessage } from './done-message.ts'
import { OrderAtStake } from './OrderAtStake.tsx'
import type { QuestionProps } from './question.ts'
import { useOrderAction } from './use-order-action.ts'

const STEPS = {
  submit: { call: calls.submitPO, done: 'done.poSubmitted' },
  confirm: { call: calls.confirmPO, done: 'done.poConfirmed' },
  discard: { call: calls.discardPO, done: 'done.poDiscarded' },
} as const

/** The confirmation of a step that needs no input. */
export function StepQuestion(props: QuestionProps & { step: keyof typeof STEPS }) {
  const { t } = useTranslation()
  const { step, order } = props
  const names = { po: order.PONumber }
  const action = useOrderAction(STEPS[step].call, {
    onDone: () => {
      showSuccess(doneMessage(t, t(STEPS[step].done, names), order))
      props.onDone()
    },
    onLatest: props.onClose,
  })
  return (
    <Confirm
      question={t(`ask.${step}`, names)}
      text={
        <>
          {step === 'discard' && <OrderAtStake order={order} />}
          {consequence(t, step, order)}
        </>
      }
      verb={t(`po.${step}`)}
      danger={step === 'discard'}
      running={action.running}
      onYes={() => action.run({ POHeaderUUID: order.UUID, Version: order.Version })}
      onNo={props.onClose}
    />
  )
}

function consequence(t: TFunction, step: keyof typeof STEPS, order: Order): string {
  return t(`ask.${step}.text`, {
    n: order.TotalLine,
    count: order.TotalLine,
    kg: kilograms(order.TotalWeight),
    amount: money(order.TotalAmount),
    vendor: order.VendorOrganizationName,
  })
}
