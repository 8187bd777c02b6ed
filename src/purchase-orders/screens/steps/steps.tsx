import type { TFunction } from 'i18next'
import type { ComponentType } from 'react'
import { useOpenDialog } from '../../../ui/dialogs/use-open-dialog.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import {
  isPlain,
  OFFERED,
  type OfferedStep,
  type PlainStep,
  reasonsOf,
  TRANSITIONS,
} from '../../rules/steps.ts'
import { type Order, offered } from '../order.ts'
import { InvoiceQuestion } from './InvoiceQuestion.tsx'
import type { QuestionProps } from './order-action.ts'
import { ApproveQuestion, DeleteQuestion, StepQuestion } from './questions.tsx'
import { ReceiveAllQuestion, receiveWords } from './receiving.tsx'

export type Step = OfferedStep
/** In whose dialogs something is typed or chosen. */
const KEPT = OFFERED.filter((step) => TRANSITIONS[step].asks === 'form' || reasonsOf(step))

/** Seldom asked for: it comes when it is. */
const PayeeQuestion = lazyPart(async () => (await import('./PayeeQuestion.tsx')).PayeeQuestion, {
  close: ({ onClose }) => onClose(),
})

/** The dialogs of the steps that ask more than a yes or a reason. */
const DIALOGS: Record<Exclude<Step, PlainStep>, ComponentType<QuestionProps>> = {
  approve: ApproveQuestion,
  receive: ReceiveAllQuestion,
  invoice: InvoiceQuestion,
  changePayee: PayeeQuestion,
  delete: DeleteQuestion,
}

/** The steps that the signed-in officer may take with `order`, the next one first. */
export function stepsOf(order: Order): Step[] {
  return OFFERED.filter((step) => offered(step, order))
}

/** The step that takes `order` further; undefined where this officer may not take it. */
export function nextStep(order: Order): Step | undefined {
  return stepsOf(order).find((step) => TRANSITIONS[step].place === 'next')
}

/** The verb on the button of a step: of receiving, how many lines. */
export function verbOf(t: TFunction, step: Step, order: Order): string {
  return step === 'receive' ? receiveWords(t, [order]) : t(`po.${step}`)
}

/**
 * Opens the dialog of a step with one of `orders`, those that the screen shows; `onDone` is called after the step was
 * taken.
 */
export function useSteps(orders: readonly Order[] | undefined, onDone?: (step: Step) => void) {
  const { ask, close, around } = useOpenDialog<Step, Order>({
    kept: KEPT,
    records: orders,
    idOf: ({ UUID }) => UUID,
  })
  const dialog = around(({ name: step, record: order }) => {
    const finish = () => {
      close()
      onDone?.(step)
    }
    const props = { order, onClose: close, onDone: finish }
    if (isPlain(step)) return <StepQuestion step={step} {...props} />
    const Question = DIALOGS[step]
    return <Question {...props} />
  })
  return { ask, question: dialog }
}
